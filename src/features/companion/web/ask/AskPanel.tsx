import { lazy, Suspense, useId, useState, type FormEvent } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { search } from '#platform/web/ui/icons/controls.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import type { AskedQuestion } from '../../contract.ts'
import { companionMessages } from '../core/messages.ts'
import styles from './Ask.module.css'
import { PRESSED, usePressed } from './pressed.ts'

const AskWork = lazy(() => import('./AskWork.tsx').then((file) => ({ default: file.AskWork })))

const MOST_LETTERS = 300

/** A field for a question about the person's own life, which also searches the app; and example questions as buttons. */
export function AskPanel({ asked, onAsk }: { asked: AskedQuestion | undefined; onAsk: (question: AskedQuestion | undefined) => void }) {
  const t = useMessages(companionMessages)
  const id = useId()
  const pressed = usePressed()
  const [typed, setTyped] = useState('')
  const [submitted, setSubmitted] = useState<{ text: string; n: number }>()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') setSubmitted({ text: typed, n: (submitted?.n ?? 0) + 1 })
  }
  return (
    <Stack as="section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t.ask.title}
      </h2>
      <form onSubmit={submit} role="search" className={styles.form}>
        <Field label={t.ask.label} className={styles.field}>
          <TextInput
            type="text"
            inputMode="search"
            enterKeyHint="search"
            icon={search}
            dir="auto"
            maxLength={MOST_LETTERS}
            placeholder={t.ask.placeholder}
            value={typed}
            onChange={(value) => {
              setTyped(value)
              setSubmitted(undefined)
              onAsk(undefined)
            }}
          />
        </Field>
        <Button type="submit">{t.ask.submit}</Button>
      </form>
      {(typed.trim() !== '' || asked) && (
        <Suspense fallback={null}>
          <AskWork
            typed={typed}
            submitted={submitted}
            asked={asked}
            onAsk={onAsk}
            onGoodbye={() => {
              setTyped('')
              setSubmitted(undefined)
              onAsk(undefined)
            }}
          />
        </Suspense>
      )}
      <h3 id={`${id}-pressed`} className={styles.name}>
        {t.ask.suggestions}
      </h3>
      <Stack as="ul" role="list" aria-labelledby={`${id}-pressed`} gap={1}>
        {PRESSED.map((one) => (
          <li key={one}>
            <button
              type="button"
              className={styles.suggestion}
              onClick={() => {
                setTyped('')
                setSubmitted(undefined)
                onAsk(pressed(one))
              }}
            >
              {t.pressed[one]}
            </button>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
