import { useEffect, useState } from 'react'
import { useLocaleSettings } from '#platform/web/i18n/locale-settings.ts'
import { defineMessages, useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { SegmentedControl } from '#platform/web/ui/SegmentedControl.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { Bank } from '../../prompts/bank-of.ts'
import { loadBank } from '../../prompts/bank.ts'
import { promptFor, reasonFor } from '../../prompts/prompts.ts'
import { timesOfDay, type TimeOfDay } from '../../prompts/types.ts'
import { en } from './messages.en.ts'
import styles from './PromptDemo.module.css'

const messages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
/** Fixed values, so that all visitors see the same choice. */
const ASK = { userId: 'visitor', day: '2026-01-01', gaps: [], avoidTender: true, seen: [] } as const

/** The real prompts, chosen by the real rule, and a field for an answer. It needs no account, sends nothing and stores nothing. */
export default function PromptDemo() {
  const t = useMessages(messages)
  const { language } = useLocaleSettings()
  const [bank, setBank] = useState<Bank | 'failed'>()
  const [timeOfDay, setTimeOfDay] = useState<TimeOfDay>('evening')
  const [skip, setSkip] = useState(0)
  const [text, setText] = useState('')

  useEffect(() => {
    let isCancelled = false
    loadBank(language).then(
      (loaded) => {
        if (!isCancelled) setBank(loaded)
      },
      () => {
        if (!isCancelled) setBank('failed')
      },
    )
    return () => {
      isCancelled = true
    }
  }, [language])

  const prompt = bank && bank !== 'failed' ? bank.byId.get(promptFor(bank.prompts, { ...ASK, timeOfDay, skip })) : undefined
  const words = text.split(/\s+/u).filter((run) => /[\p{L}\p{N}]/u.test(run)).length
  return (
    <Stack role="group" aria-label={t.label}>
      <SegmentedControl
        label={t.time}
        wide
        value={timeOfDay}
        onChange={(next) => {
          setTimeOfDay(next)
          setSkip(0)
        }}
        options={timesOfDay.map((value) => ({ value, label: t.times[value] }))}
      />
      <div className={styles.prompt} aria-live="polite">
        {prompt && bank && bank !== 'failed' ? (
          <>
            <p className={styles.question}>{prompt.text}</p>
            <p className={styles.reason}>
              {t.why} {bank.reasons[reasonFor(prompt, [], timeOfDay)]}
            </p>
          </>
        ) : (
          <p>{bank === 'failed' ? t.failed : t.loading}</p>
        )}
      </div>
      <div>
        <Button kind="soft" size="sm" aria-disabled={!prompt} onClick={() => setSkip(skip + 1)}>
          {t.another}
        </Button>
      </div>
      <div>
        <Field label={t.page}>
          <TextArea rows={5} maxLength={4000} value={text} placeholder={t.placeholder} onChange={setText} />
        </Field>
        <p className={styles.line}>
          <span>{t.nowhere}</span>
          <span>{t.count(words)}</span>
        </p>
      </div>
    </Stack>
  )
}
