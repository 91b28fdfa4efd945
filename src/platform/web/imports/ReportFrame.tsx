import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cancelImport, startImport } from '#platform/contract/import-endpoints.ts'
import { useMessages } from '../i18n/messages.ts'
import { mutationOf } from '../query/mutation-of.ts'
import { Button } from '../ui/Button.tsx'
import { importMessages } from './messages.ts'
import styles from './Report.module.css'

type Props = {
  id: string
  children: ReactNode
  /**
   * What takes it in; left out where there is nothing to take. `isOpen`: something is to be answered first. `choices`: the answers, as the kind
   * declares them on the server.
   */
  start?: { choices?: object; zone?: string; isOpen?: boolean; label?: string } | false
  onChange: () => void
  onLeave: () => void
}

/** A report with its end: what went wrong, the word to begin, and the one to let go of it. */
export function ReportFrame({ id, children, start, onChange, onLeave }: Props) {
  const t = useMessages(importMessages)
  const begin = useMutation({ ...mutationOf(startImport), onSettled: onChange })
  const discard = useMutation({ ...mutationOf(cancelImport), onSuccess: onLeave })
  const params = { id }
  return (
    <div className={styles.report}>
      {children}
      <p role="alert">{(begin.error ?? discard.error)?.message}</p>
      <div className={styles.buttons}>
        {start && (
          <Button
            loading={begin.isPending}
            disabled={start.isOpen}
            onClick={() => begin.mutate({ params, body: { choices: start.choices, zone: start.zone } })}
          >
            {start.label ?? t.start}
          </Button>
        )}
        <Button kind="quiet" loading={discard.isPending} onClick={() => discard.mutate({ params })}>
          {t.leave}
        </Button>
      </div>
    </div>
  )
}

/** Lines of a report that are looked at by whoever wants to. */
export function ReportLines({ summary, lines }: { summary: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <details>
      <summary className={styles.summary}>{summary}</summary>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          // A line may say more than one thing, and two the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
