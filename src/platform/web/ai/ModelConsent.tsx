import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ModelShown, ModelState } from '#platform/contract/model-consent.ts'
import type { z } from 'zod'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { useFormat } from '../i18n/format.ts'
import { useMessages } from '../i18n/messages.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/toast-store.ts'
import { modelMessages } from './messages.ts'
import styles from './ModelConsent.module.css'

/** The feature's own texts: the model's task there, and the data that is sent to it. */
export type ConsentWords = {
  what: string
  /** The data that each request sends, one item a line. */
  sent: readonly string[]
  /** Notes on data that is not sent, data that is stored, and anything else; a paragraph each. */
  notes: readonly string[]
  /** Says which functions and data remain after the person withdraws. */
  withdrawText: string
  /** The button's label, where it does more than agree. */
  agree?: string
  /** The used share of the daily quota, where the quota is not the language model's. */
  used?: (used: string, limit: string, when: string) => string
}

export type ConsentCalls = {
  agree: (shown: z.infer<typeof ModelShown>) => Promise<unknown>
  withdraw: () => Promise<unknown>
  /** Queries whose address begins with one of these are invalidated. */
  refresh: readonly string[]
}

type Props = {
  state: ModelState
  words: ConsentWords
  calls: ConsentCalls
  /** The instructions that are sent with it, word for word. */
  instructions?: string | undefined
  /** A checkbox that the person has to tick before they can agree, and the error shown if they did not. */
  confirm?: { label: string; needed: string }
  onAgreed?: () => void
  onWithdrawn?: () => void
}

/** Shows which data a model receives and how it is used; the person agrees or withdraws. Shared by all features that call a model. */
export function ModelConsent({ state: { model, consent, allowance }, words, calls, instructions, confirm, onAgreed, onWithdrawn }: Props) {
  const t = useMessages(modelMessages)
  const format = useFormat()
  const client = useQueryClient()
  const id = useId()
  const [isConfirmed, setConfirmed] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const refresh = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => calls.refresh.some((path) => String(queryKey[0]).startsWith(path)) })
  const agree = useMutation({ mutationFn: calls.agree, onSuccess: () => onAgreed?.(), onSettled: refresh })
  const withdraw = useMutation({
    mutationFn: calls.withdraw,
    onSuccess: () => {
      toast({ title: t.withdrawn })
      onWithdrawn?.()
    },
    onSettled: refresh,
  })
  if (!model) return null
  const isAgreed = consent?.current === true
  const isUnconfirmed = confirm !== undefined && isPressed && !isConfirmed
  const failure = agree.error ?? withdraw.error
  return (
    <>
      {consent && !isAgreed && <p>{t.again}</p>}
      <p>{words.what}</p>
      <div>
        <p>{model.local ? t.local : t.goesTo(model.destination)}</p>
        <ul className={styles.sent}>
          {words.sent.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </div>
      {words.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {instructions && (
        <details className={styles.exact}>
          <summary>{t.instructions}</summary>
          <p dir="auto">{instructions}</p>
        </details>
      )}
      {isAgreed && <p>{model.local ? t.agreedLocal(model.model) : t.agreed(model.model, model.destination)}</p>}
      {isAgreed && allowance && (
        <p className="note">
          {(words.used ?? t.used)(
            format.number(allowance.requests.used),
            format.number(allowance.requests.limit),
            format.time(new Date(allowance.requests.resetsAt)),
          )}
        </p>
      )}
      {confirm && !isAgreed && (
        <label className={styles.confirm}>
          <input
            type="checkbox"
            checked={isConfirmed}
            aria-describedby={isUnconfirmed ? id : undefined}
            onChange={({ target }) => setConfirmed(target.checked)}
          />
          {confirm.label}
        </label>
      )}
      <p id={id} role="alert">
        {isUnconfirmed ? confirm.needed : failure ? failure.message || t.failed : ''}
      </p>
      {isAgreed ? (
        <div className={styles.withdraw}>
          <p className="note">{words.withdrawText}</p>
          <Button kind="soft" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t.withdraw}
          </Button>
        </div>
      ) : (
        <div>
          <Button
            loading={agree.isPending}
            onClick={() => {
              setPressed(true)
              if (!confirm || isConfirmed) agree.mutate({ destination: model.destination, model: model.model })
            }}
          >
            {words.agree ?? t.agree}
          </Button>
        </div>
      )}
    </>
  )
}

/** The same behind a press, for a person who agreed. */
export function ConsentDetails(props: Props) {
  const t = useMessages(modelMessages)
  return (
    <details className={styles.exact}>
      <summary>{t.about}</summary>
      <Stack>
        <ModelConsent {...props} />
      </Stack>
    </details>
  )
}
