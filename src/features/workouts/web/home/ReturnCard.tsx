import { useState } from 'react'
import { Link } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { TitledCard } from '#platform/web/ui/TitledCard.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import type { CautionJoint } from '../../exercise.ts'
import { getTraining, type Training, type TrainingSettings } from '../../contract/training.ts'
import { afterAnswer, beginReturn, PAIN_ANSWERS, RETURN_STEPS, returnsOf, settled, type PainAnswer } from '../../engine/returning.ts'
import { trainingMessages } from '../core/messages.ts'
import { whyMessages } from '../core/why-messages.ts'
import { changeSettings } from '../data/change-settings.ts'
import styles from './Home.module.css'
import { homeMessages } from './messages.ts'

/** Injured and returning joints with their steps, and one question after a session, answered by one tap. */
export function ReturnCard({ training }: { training: Training }) {
  const { back: t } = useMessages(homeMessages)
  const w = useMessages(trainingMessages)
  const { joints } = useMessages(whyMessages)
  const client = useQueryClient()
  // The last answer is shown until the server confirms it.
  const [changed, setChanged] = useState<Pick<TrainingSettings, 'wishes' | 'returns'>>()
  const settings = { ...training.settings, ...changed }
  const [stated, setSpoken] = useState('')
  const { wishes } = settings
  if (!wishes || wishes.injuries.length === 0) return null
  const { today } = training
  const lastDay = training.recent[0]?.day
  const returns = returnsOf(wishes.injuries, settings.returns, today)

  const keep = (next: Pick<TrainingSettings, 'wishes' | 'returns'>, words: string) => {
    setChanged(next)
    setSpoken(words)
    const injuries = next.wishes === wishes ? {} : { injuries: next.wishes?.injuries }
    changeSettings({ returns: next.returns, ...injuries }, w.outbox).then(
      () => client.invalidateQueries({ queryKey: [getTraining.path] }),
      (error: Error) => {
        setChanged(changed)
        setSpoken('')
        toast({ title: t.failed, description: error.message, tone: 'destructive' })
      },
    )
  }
  const feelsBetter = (joint: CautionJoint) => {
    const injuries = wishes.injuries.map((one) => (one.joint === joint ? { joint, stage: 'returning' as const } : one))
    keep(
      { wishes: { ...wishes, injuries }, returns: [...settings.returns.filter((one) => one.joint !== joint), beginReturn(joint, today)] },
      t.inSteps,
    )
  }
  const answer = (joint: CautionJoint, pain: PainAnswer) => {
    const now = returns.find((one) => one.joint === joint)!
    const next = afterAnswer(now, pain, today)
    const words =
      typeof next === 'string'
        ? t[next]
        : next.step > now.step
          ? t.up
          : next.step < now.step
            ? t.down
            : pain === 'none'
              ? t.stays
              : t.little
    if (next === 'over') toast({ title: t.over })
    keep(settled(wishes, settings.returns, joint, next) as Pick<TrainingSettings, 'wishes' | 'returns'>, words)
  }

  return (
    <TitledCard title={t.title} gap={4}>
      <p role="status">{stated}</p>
      <Stack as="ul" role="list" gap={6}>
        {wishes.injuries.map(({ joint, stage }) => {
          const way = returns.find((one) => one.joint === joint)
          const step = way && RETURN_STEPS[way.step]
          const isAsked = way && lastDay !== undefined && lastDay >= way.since && (way.asked === null || lastDay > way.asked)
          return (
            <Stack as="li" key={joint} gap={2} className={styles.return}>
              <h3>{joints[joint]}</h3>
              {stage === 'out' || !way || !step ? (
                <>
                  <p className="note">{t.out}</p>
                  <Cluster>
                    <Button kind="soft" size="sm" aria-label={t.betterOf(joints[joint])} onClick={() => feelsBetter(joint)}>
                      {t.better}
                    </Button>
                  </Cluster>
                </>
              ) : (
                <>
                  <p>{t.step(way.step + 1, RETURN_STEPS.length, Math.round(step.load * 100), Math.round(step.sets * 100))}</p>
                  {isAsked ? (
                    <Stack as="fieldset" gap={2}>
                      <legend>{t.ask}</legend>
                      <Cluster>
                        {PAIN_ANSWERS.map((pain) => (
                          <Button
                            key={pain}
                            kind="soft"
                            size="sm"
                            aria-label={`${joints[joint]}: ${t.answers[pain]}`}
                            onClick={() => answer(joint, pain)}
                          >
                            {t.answers[pain]}
                          </Button>
                        ))}
                      </Cluster>
                    </Stack>
                  ) : (
                    <p className="note">{t.later}</p>
                  )}
                </>
              )}
            </Stack>
          )
        })}
      </Stack>
      <p className="note">
        {t.honest} <Link to="/workout-generator">{t.change}</Link>
      </p>
    </TitledCard>
  )
}
