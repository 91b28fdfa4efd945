import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { NetworkError } from '#platform/web/api/api-error.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { keyOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { RETENTION_DAYS, listCardioSessions, type CardioSession } from '../../contract.ts'
import { cardioMessages } from '../core/messages.ts'
import { restoreDeleted } from '../data/writing.ts'
import styles from './Cardio.module.css'
import { useSessionWords } from './session-words.ts'

/** Deleted sessions that can still be restored, page by page. */
export function DeletedSheet({ onClose }: { onClose: () => void }) {
  const t = useMessages(cardioMessages)
  const list = useInfiniteQuery({
    queryKey: keyOf(listCardioSessions, { query: { which: 'deleted' } }),
    queryFn: ({ pageParam, signal }) =>
      call(listCardioSessions, { query: { which: 'deleted', ...(pageParam !== '' && { before: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next ?? undefined,
  })
  const sessions = list.data?.pages.flatMap((page) => page.sessions)
  const isOffline = list.error instanceof NetworkError
  return (
    <Sheet onClose={onClose} title={t.deleted.title}>
      <div className={styles.section} data-area="body">
        <p className={styles.soft}>{t.deleted.text(RETENTION_DAYS)}</p>
        {sessions ? (
          sessions.length === 0 ? (
            <p className={styles.soft}>{t.deleted.none}</p>
          ) : (
            <ul role="list" className={styles.list}>
              {sessions.map((session) => (
                <DeletedRow key={session.id} session={session} />
              ))}
            </ul>
          )
        ) : list.error ? (
          <ErrorState
            title={isOffline ? t.offline : t.deleted.failed}
            text={isOffline ? t.offlineText : t.failedText}
            onRetry={list.refetch}
            retrying={list.isFetching}
          />
        ) : (
          <Skeleton shape="card" height="12rem" />
        )}
        {list.hasNextPage && (
          <Cluster>
            <Button kind="soft" size="sm" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t.list.more}
            </Button>
            <p role="alert" className={styles.soft}>
              {list.isFetchNextPageError ? list.error?.message : ''}
            </p>
          </Cluster>
        )}
      </div>
    </Sheet>
  )
}

function DeletedRow({ session }: { session: CardioSession }) {
  const t = useMessages(cardioMessages).deleted
  const client = useQueryClient()
  const { title, hint, label } = useSessionWords()(session)
  const [isBusy, setBusy] = useState(false)
  return (
    <ListRow
      as="li"
      title={title}
      hint={hint}
      trailing={
        <Button
          kind="soft"
          size="sm"
          aria-label={t.backOf(label)}
          loading={isBusy}
          onClick={() => {
            setBusy(true)
            void restoreDeleted(client, session).finally(() => setBusy(false))
          }}
        >
          {t.back}
        </Button>
      }
    />
  )
}
