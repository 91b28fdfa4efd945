import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '#platform/web/api/call.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { keyOf } from '#platform/web/query/query-of.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { cx } from '#platform/web/ui/cx.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { edit, trash } from '#platform/web/ui/icons/actions.ts'
import { more } from '#platform/web/ui/icons/controls.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import { ListRow } from '#platform/web/ui/ListRow.tsx'
import { Cluster } from '#platform/web/ui/Cluster.tsx'
import { listCardioSessions, type CardioSession } from '../../contract.ts'
import { cardioMessages } from '../core/messages.ts'
import type { Cardio } from '../data/cardio.ts'
import { removeSession } from '../data/writing.ts'
import styles from './Cardio.module.css'
import { useSessionWords } from './session-words.ts'

/** Rows shown at first, so that the week and the year stay visible below the list. */
const FIRST = 8

type Edit = (session: CardioSession) => void

/** Past sessions, newest first; older ones page by page. */
export function SessionList({ cardio, onEdit, onDeleted }: { cardio: Cardio; onEdit: Edit; onDeleted: () => void }) {
  const t = useMessages(cardioMessages)
  // First the latest few, then all sessions of the first answer, then page by page.
  const [isAll, setAll] = useState(false)
  const [isMore, setMore] = useState(false)
  const from = cardio.sessions.at(-1)?.startedAt
  const earlier = useInfiniteQuery({
    queryKey: [...keyOf(listCardioSessions, { query: {} }), from],
    queryFn: ({ pageParam, signal }) => call(listCardioSessions, { query: { before: pageParam } }, { signal }),
    initialPageParam: from ?? '',
    getNextPageParam: (page) => page.next ?? undefined,
    enabled: isMore && from !== undefined,
  })
  const pages = earlier.data?.pages.flatMap(({ sessions }) => sessions) ?? []
  const shown = isAll ? cardio.sessions : cardio.sessions.slice(0, FIRST)
  // The button stays until the first older page has loaded, so that the person can retry.
  const hasMore = shown.length < cardio.sessions.length || (earlier.data ? earlier.hasNextPage : cardio.next !== null)
  const showMore = () => {
    if (!isAll && cardio.sessions.length > FIRST) setAll(true)
    else if (isMore) void earlier.fetchNextPage()
    else setMore(true)
  }
  return (
    <section className={cx(styles.section, styles.sessions)} aria-labelledby="sessions">
      <Cluster>
        <h2 id="sessions">{t.list.title}</h2>
        <Button kind="quiet" size="sm" className={styles.atEnd} aria-haspopup="dialog" onClick={onDeleted}>
          {t.deleted.title}
        </Button>
      </Cluster>
      {cardio.sessions.length === 0 ? (
        <EmptyState level={3} title={t.list.empty}>
          {t.list.emptyText}
        </EmptyState>
      ) : (
        <ul role="list" className={styles.list}>
          {[...shown, ...pages].map((session) => (
            <SessionRow key={session.id} session={session} onEdit={onEdit} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Cluster>
          <Button kind="soft" size="sm" loading={earlier.isFetching} onClick={showMore}>
            {t.list.more}
          </Button>
          <p role="alert" className={styles.soft}>
            {earlier.error && !earlier.isFetching ? earlier.error.message : ''}
          </p>
        </Cluster>
      )}
    </section>
  )
}

function SessionRow({ session, onEdit }: { session: CardioSession; onEdit: Edit }) {
  const t = useMessages(cardioMessages)
  const client = useQueryClient()
  const { title, hint, label } = useSessionWords()(session)
  return (
    <ListRow
      as="li"
      title={title}
      hint={hint}
      link={<Link to={`/gym-ai/cardio/${session.id}`} aria-label={label} viewTransition />}
      trailing={
        <LazyMenu
          trigger={<IconButton icon={more} label={`${t.list.edit}: ${label}`} />}
          entries={[
            { label: t.list.edit, icon: edit, onSelect: () => onEdit(session) },
            { label: t.list.remove, icon: trash, destructive: true, onSelect: () => void removeSession(client, session) },
          ]}
        />
      }
    />
  )
}
