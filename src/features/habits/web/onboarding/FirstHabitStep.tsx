import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { localDayOf } from '#platform/contract/dates.ts'
import type { OnboardingStepProps } from '#platform/web/feature.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { useLoaded } from '#platform/web/page/use-loaded.ts'
import { useUser } from '#platform/web/session/session.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { check } from '#platform/web/ui/icons/controls.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Grid } from '#platform/web/ui/Grid.tsx'
import { useHabits } from '../data/use-habits.ts'
import { saveHabit } from '../data/writing.ts'
import { loadTemplates, type Template } from '../form/templates.ts'
import { hued } from '../core/hues.ts'
import { iconOf } from '../core/icons.ts'
import styles from './FirstHabitStep.module.css'
import { firstHabitMessages } from './messages.ts'

/** Easy on a bad day, done within minutes, and at least one for each time of day. */
const EASY = ['breathe', 'walk', 'stretch', 'read', 'thanks', 'bedtime']

const todayIn = (zone: string, dayStart: number) => localDayOf(new Date(), zone, dayStart)

/** The welcome's first habit: one of six, created by a press. Shown as chosen on return; another choice replaces it until it is marked. */
export default function FirstHabitStep({ onDone, onAnswered }: OnboardingStepProps) {
  const t = useMessages(firstHabitMessages)
  const { language } = useLocaleSettings()
  const { zone, dayStart } = useUser()
  const client = useQueryClient()
  const { value: themes } = useLoaded(language, loadTemplates)
  const all = themes?.flatMap((theme) => theme.templates)
  const templates = all && EASY.flatMap((key) => all.find((one) => one.key === key) ?? [])
  const [making, setMaking] = useState<string>()
  const { list, query } = useHabits()
  const started = list?.habits.filter(({ habit }) => templates?.some(({ name }) => name === habit.name)) ?? []
  const isStarted = started.length > 0
  useEffect(() => {
    if (isStarted) onAnswered()
  }, [isStarted, onAnswered])

  const make = async ({ key, name, question, unit, kind, target, schedule, timeOfDay, hue, icon, goalTotal }: Template) => {
    if (making) return
    if (started.some(({ habit }) => habit.name === name)) return onDone()
    setMaking(key)
    const untouched = started.find(({ week }) => week.every(({ isEntered, isSkipped }) => !isEntered && !isSkipped))
    const fields = { name, question, unit, kind, target, schedule, timeOfDay, hue, icon, goalTotal: goalTotal ?? null }
    const startDay = todayIn(zone, dayStart)
    const isMade = await saveHabit(client, untouched?.habit.id ?? uuidv7(), {
      ...fields,
      notes: '',
      step: null,
      groupId: null,
      order: 0,
      startDay,
      pauses: [],
      isArchived: false,
    })
    setMaking(undefined)
    if (isMade) onDone()
  }
  // A press depends on the existing habits, so wait for the list, or for its failure: then no habits are assumed.
  if (!templates || (!list && !query.error)) return <Skeleton shape="card" className={styles.shadow} />
  return (
    <>
      <Grid as="ul" role="list" min="13rem" gap={3} aria-label={t.pick}>
        {templates.map((template) => (
          <li key={template.key} {...hued(template.hue)}>
            <button
              type="button"
              className={styles.template}
              aria-pressed={started.some(({ habit }) => habit.name === template.name)}
              aria-busy={making === template.key || undefined}
              aria-disabled={making !== undefined || undefined}
              onClick={() => void make(template)}
            >
              <span className={styles.badge}>
                <Icon of={iconOf(template.icon)} />
              </span>
              {template.name}
              <Icon of={check} size={20} className={styles.chosen} />
            </button>
          </li>
        ))}
      </Grid>
      <p className={styles.own}>{t.own}</p>
    </>
  )
}
