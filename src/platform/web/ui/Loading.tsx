import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMessages } from '../i18n/messages.ts'
import { Button } from './Button.tsx'
import { refresh } from './icons/controls.ts'
import { uiMessages } from './messages.ts'
import { Skeleton } from './Skeleton.tsx'
import styles from './Loading.module.css'

type Props<T> = { query: UseQueryResult<T>; rows: number; children: (data: T) => ReactNode }

/** Renders a query's data, skeleton rows while it loads, and an error with a retry button if it fails. */
export function Loading<T>({ query, rows, children }: Props<T>) {
  const t = useMessages(uiMessages)
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    return (
      <div role="alert" className={styles.failed}>
        <p>
          <b>{t.loadFailed}.</b> {query.error.message}
        </p>
        <Button kind="soft" size="sm" icon={refresh} loading={query.isFetching} onClick={() => void query.refetch()}>
          {t.tryAgain}
        </Button>
      </div>
    )
  }
  return (
    <div aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        // oxlint-disable-next-line no-array-index-key -- shadows have no names
        <div key={row} className={styles.shadow}>
          <Skeleton shape="round" width="2.6rem" height="2.6rem" />
          <Skeleton lines={2} className={styles.shadowLines} />
        </div>
      ))}
    </div>
  )
}
