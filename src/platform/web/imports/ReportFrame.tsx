import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cancelImport, startImport } from '#platform/contract/import-endpoints.ts'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { useMessages } from '../i18n/messages.ts'
import { mutationOf } from '../query/mutation-of.ts'
import { Button } from '../ui/Button.tsx'
import { importMessages } from './messages.ts'
import styles from './Report.module.css'

type Props = {
  id: string
  children: ReactNode
  /**
   * Options of the import button; omitted where there is nothing to import. `isOpen`: a question is unanswered. `choices`: the answers, in
   * the shape that the kind declares on the server.
   */
  start?: { choices?: object; zone?: string; isOpen?: boolean; label?: string } | false
  onChange: () => void
  onLeave: () => void
}

/** A report followed by errors, a button to import, and a button to discard. */
export function ReportFrame({ id, children, start, onChange, onLeave }: Props) {
  const t = useMessages(importMessages)
  const begin = useMutation({ ...mutationOf(startImport), onSettled: onChange })
  const discard = useMutation({ ...mutationOf(cancelImport), onSuccess: onLeave })
  const params = { id }
  return (
    <Stack gap={3}>
      {children}
      <p role="alert">{(begin.error ?? discard.error)?.message}</p>
      <Cluster gap={2}>
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
      </Cluster>
    </Stack>
  )
}

/** Lines of a report in a collapsed section. */
export function ReportLines({ summary, lines }: { summary: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <details>
      <summary className={styles.summary}>{summary}</summary>
      <ul role="list" className={styles.lines}>
        {lines.map((line, index) => (
          // Two lines may have the same text.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
