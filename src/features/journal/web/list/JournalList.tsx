import { useDeferredValue } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { arrowStart } from '#platform/web/ui/icons/controls.ts'
import { useListedHeads } from '../local/use-entry-pages.ts'
import { useJournalReady, useSyncStatus } from '../local/use-journal.ts'
import { journalMessages } from '../core/messages.ts'
import { LazyJournalSwitch } from '../journals/LazyJournalSwitch.tsx'
import { EntryList } from './EntryList.tsx'
import { GrownArt } from './GrownArt.tsx'
import { JournalTools } from './JournalTools.tsx'
import shared from './List.module.css'
import styles from './JournalList.module.css'
import { setListView, useListView } from './list-view.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { OlderEntries } from './OlderEntries.tsx'
import { SearchResults } from './SearchResults.tsx'
import { SyncLine } from './SyncLine.tsx'
import { TrashList } from './TrashList.tsx'

export interface JournalListProps {
  /** The entry that is open beside the list. */
  current?: string | undefined
  place: 'side' | 'page'
}

/** All entries, search results, or the trash. On phones its tools are at the top of the page. */
export function JournalList({ current, place }: JournalListProps) {
  const t = useMessages(journalMessages).list
  const { heads, state, hasMore, more: older } = useListedHeads('entries')
  const isReady = useJournalReady()
  const status = useSyncStatus()
  const { query, isTrash } = useListView()
  const asked = useDeferredValue(query.trim())
  if (isTrash) {
    return (
      <div className={shared.list} data-place={place}>
        <div className={styles.trashHead}>
          <IconButton icon={arrowStart} label={t.toEntries} onClick={() => setListView({ isTrash: false })} />
          <h2 className={shared.month}>{t.trash}</h2>
        </div>
        <TrashList current={current} />
      </div>
    )
  }
  return (
    <div className={shared.list} data-place={place}>
      {place === 'side' && <JournalTools place="side" />}
      <LazyJournalSwitch />
      <SyncLine />
      {asked ? (
        <SearchResults query={asked} current={current} />
      ) : heads.length > 0 ? (
        <EntryList heads={heads} current={current} place={place} after={<OlderEntries state={state} hasMore={hasMore} onMore={older} />} />
      ) : isReady && hasMore ? (
        state === 'asking' ? (
          <ListSkeleton />
        ) : (
          <OlderEntries state={state} hasMore onMore={older} />
        )
      ) : !isReady || status.loading !== null || (status.state === 'syncing' && status.lastSyncedAt === null) ? (
        <ListSkeleton />
      ) : (
        <EmptyState
          art={<GrownArt seed="journal-empty" />}
          title={t.emptyTitle}
          action={
            <Link to="/journal/new" className={buttonClass()}>
              {t.write}
            </Link>
          }
        >
          {t.emptyText}
        </EmptyState>
      )}
    </div>
  )
}
