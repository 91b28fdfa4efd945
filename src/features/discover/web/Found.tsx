import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { queryOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { findItems } from '../contract.ts'
import styles from './Discover.module.css'
import { isFiltering, type Filters } from './filters.ts'
import { ItemRow } from './ItemRow.tsx'
import { discoverMessages } from './messages.ts'

const AT_FIRST = 8

/** Matching items, or all without filters; only some are shown at first. */
export function Found({ filters, onClear }: { filters: Filters; onClear?: () => void }) {
  const t = useMessages(discoverMessages)
  const [isWhole, setWhole] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({ ...queryOf(findItems, { query: filters }), placeholderData: keepPreviousData })
  const isAll = !isFiltering(filters)
  const shown = data && (isWhole || !isAll ? data.items : data.items.slice(0, AT_FIRST))
  return (
    <section aria-labelledby="discover-found">
      <h2 id="discover-found" className={styles.heading} {...(!isAll && { role: 'status' })}>
        {isAll ? t.everything : data ? t.found(data.total) : t.title}
      </h2>
      {error && !data ? (
        <ErrorState title={t.failedTitle} text={t.failedText} onRetry={refetch} retrying={isFetching} />
      ) : !shown ? (
        <Skeleton shape="card" width="100%" height="24rem" />
      ) : shown.length === 0 ? (
        <EmptyState
          title={t.none}
          level={3}
          action={
            onClear && (
              <Button kind="soft" onClick={onClear}>
                {t.clear}
              </Button>
            )
          }
        >
          {t.noneText}
        </EmptyState>
      ) : (
        <ul role="list" className={styles.rows}>
          {shown.map((item) => (
            <ItemRow key={item.key} item={item} />
          ))}
        </ul>
      )}
      {data && shown && isAll && data.items.length > shown.length && (
        <p className={styles.more}>
          <Button kind="soft" onClick={() => setWhole(true)}>
            {t.more(data.items.length)}
          </Button>
        </p>
      )}
    </section>
  )
}
