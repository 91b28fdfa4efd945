import { lazy, Suspense, useState } from 'react'
import { ModelFailure } from '#platform/web/ai/ModelFailure.tsx'
import { useModelAnswer } from '#platform/web/ai/use-model-answer.ts'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { PlainText } from '#platform/web/rich-text/PlainText.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { askAboutPlan, MOST_QUESTION, type Advice } from '../../contract/advice.ts'
import styles from './Advice.module.css'
import type { AskedPlan } from './asked-plan.ts'
import { adviceMessages } from './messages.ts'
import { Proposals } from './Proposals.tsx'

const CrisisCard = lazy(() => import('#platform/web/care/CrisisCard.tsx').then((file) => ({ default: file.CrisisCard })))

const IDEAS = ['explain', 'change', 'time'] as const

/** A question, its answer, and the proposed changes. */
export function AskForm({ model, ...about }: AskedPlan & { model: string }) {
  const t = useMessages(adviceMessages)
  const { language } = useLocaleSettings()
  const [question, setQuestion] = useState('')
  const { asked: asking, ask, stop } = useModelAnswer<Advice>()
  const isAsking = asking.state === 'asking'
  const send = (text: string) => {
    const words = text.trim()
    if (words !== '' && !isAsking) void ask(askAboutPlan, { body: { plan: about.plan.id, question: words, language } })
  }
  return (
    <>
      <Stack
        as="form"
        onSubmit={(event) => {
          event.preventDefault()
          if (isAsking) stop()
          else send(question)
        }}
      >
        <Cluster role="group" aria-label={t.ideasLabel} gap={2}>
          {IDEAS.map((idea) => (
            <Button
              key={idea}
              kind="soft"
              size="sm"
              aria-disabled={isAsking || undefined}
              onClick={() => {
                setQuestion(t.ideas[idea])
                send(t.ideas[idea])
              }}
            >
              {t.ideas[idea]}
            </Button>
          ))}
        </Cluster>
        <Field label={t.hint}>
          <TextArea rows={2} maxLength={MOST_QUESTION} value={question} onChange={setQuestion} />
        </Field>
        <div>
          {/* One button for both actions: it keeps the focus, and a press of one cannot trigger the other. */}
          <Button type="submit" kind={isAsking ? 'soft' : 'primary'} aria-disabled={(!isAsking && question.trim() === '') || undefined}>
            {isAsking ? t.stop : t.ask}
          </Button>
        </div>
      </Stack>
      <p role="status" className={asking.state === 'answered' ? 'visually-hidden' : 'note'}>
        {isAsking ? t.reading : asking.state === 'stopped' ? t.stopped : asking.state === 'answered' ? t.here : ''}
      </p>
      {isAsking && <Skeleton lines={4} />}
      {asking.state === 'failed' && (
        <p role="alert" className={styles.failed}>
          <strong>{t.failed}.</strong> <ModelFailure error={asking.error} offline={t.offline} />
        </p>
      )}
      {asking.state === 'answered' && <Answer advice={asking.answer} model={model} {...about} />}
    </>
  )
}

function Answer({ advice, model, ...about }: AskedPlan & { advice: Advice; model: string }) {
  const t = useMessages(adviceMessages)
  if (advice.isGrave)
    return (
      <Suspense fallback={null}>
        <CrisisCard level={3} />
      </Suspense>
    )
  return (
    <>
      <p className={styles.badge}>
        {t.badge(model)} {t.pain}
      </p>
      {advice.answer !== '' && <PlainText markdown={advice.answer} />}
      {(advice.changes.length > 0 || advice.refused > 0) && <Proposals key={JSON.stringify(advice)} advice={advice} {...about} />}
    </>
  )
}
