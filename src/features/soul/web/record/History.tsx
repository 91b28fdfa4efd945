import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { listRecordItems, type RecordItem } from '../../contract-record.ts'
import { recordMessages } from './messages.ts'
import styles from './Record.module.css'

type Answer = OutputOf<typeof listRecordItems>

/** Single sessions, latest first, by day. */
export function History() {
  const t = useMessages(recordMessages)
  const format = useFormat()
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [listRecordItems.path],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(listRecordItems, { query: pageParam === undefined ? {} : { before: pageParam } }, { signal }) as Promise<Answer>,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const days = Map.groupBy(data?.pages.flatMap(({ items }) => items) ?? [], ({ day }) => day)
  return (
    <Stack as="section" aria-labelledby="record-history" gap={5}>
      <h2 id="record-history">{t.history.title}</h2>
      {error && !data ? (
        <ErrorState title={t.history.failed} onRetry={refetch} retrying={isFetching} />
      ) : !data ? (
        <Skeleton shape="card" width="100%" height="14rem" />
      ) : days.size === 0 ? (
        <p className={styles.soft}>
          {t.history.none} <Link to="/soul">{t.history.noneAction}</Link>
        </p>
      ) : (
        [...days].map(([day, items]) => (
          <Card as="section" key={day} aria-labelledby={`record-${day}`}>
            <div className={styles.dayHead}>
              <h3 id={`record-${day}`}>{format.localDay(day, 'long')}</h3>
              <p className={styles.soft}>{t.history.day(Math.round(items.reduce((sum, { seconds }) => sum + seconds, 0) / 60))}</p>
            </div>
            <ul role="list">
              {items.map((item) => (
                <Row key={item.id} item={item} />
              ))}
            </ul>
          </Card>
        ))
      )}
      {hasNextPage && (
        <p>
          <Button kind="soft" loading={isFetching} onClick={() => void fetchNextPage()}>
            {t.history.more}
          </Button>
        </p>
      )}
    </Stack>
  )
}

function Row({ item: { kind, title, address, startedAt, seconds } }: { item: RecordItem }) {
  const t = useMessages(recordMessages)
  const format = useFormat()
  const name = kind === 'imported' ? t.history.imported(title ?? '') : (title ?? t.history.deletedTrack)
  return (
    <ListRow
      as="li"
      title={name}
      hint={format.time(Date.parse(startedAt))}
      trailing={<span className={styles.length}>{seconds < 60 ? t.history.short(seconds) : t.history.long(Math.round(seconds / 60))}</span>}
      // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the row gives it its title
      {...(address !== null && { link: <Link to={address} viewTransition /> })}
    />
  )
}
