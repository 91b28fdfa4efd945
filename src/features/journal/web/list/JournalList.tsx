import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { download, edit, trash } from '#platform/web/ui/icons/actions.ts'
import { settings } from '#platform/web/ui/icons/tools.ts'
import { arrowEnd, arrowStart, more } from '#platform/web/ui/icons/controls.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import { useListedHeads } from '../local/use-entry-pages.ts'
import { useJournalReady, useSeveralJournals, useSyncStatus } from '../local/use-journal.ts'
import { journalMessages } from '../core/messages.ts'
import { LazyJournalSwitch } from '../journals/LazyJournalSwitch.tsx'
import { EntryList } from './EntryList.tsx'
import { GrownArt } from './GrownArt.tsx'
import shared from './List.module.css'
import styles from './JournalList.module.css'
import { ListSkeleton } from './ListSkeleton.tsx'
import { OlderEntries } from './OlderEntries.tsx'
import { SearchField } from './SearchField.tsx'
import { SearchResults } from './SearchResults.tsx'
import { SyncLine } from './SyncLine.tsx'
import { TrashList } from './TrashList.tsx'

const MoveEntries = lazy(() => import('../journals/MoveEntries.tsx').then((file) => ({ default: file.MoveEntries })))

/** Its search, and that it shows the trash, outlive the change from list to entry and back. */
let lastQuery = ''
let wasTrash = false

export interface JournalListProps {
  /** The entry that stands open beside it. */
  current?: string | undefined
  place: 'side' | 'page'
}

/** All entries, found or in the trash. */
export function JournalList({ current, place }: JournalListProps) {
  const t = useMessages(journalMessages).list
  const { heads, state, hasMore, more: older } = useListedHeads('entries')
  const isReady = useJournalReady()
  const isSeveral = useSeveralJournals()
  const [isMoving, setMoving] = useState(false)
  const navigate = useNavigate()
  const status = useSyncStatus()
  const [query, setQuery] = useState(lastQuery)
  const [isTrash, setTrash] = useState(wasTrash)
  const asked = useDeferredValue(query.trim())
  const ask = (next: string) => {
    lastQuery = next
    setQuery(next)
  }
  const showTrash = (on: boolean) => {
    wasTrash = on
    setTrash(on)
  }
  if (isTrash) {
    return (
      <div className={shared.list} data-place={place}>
        <div className={styles.trashHead}>
          <IconButton icon={arrowStart} label={t.toEntries} onClick={() => showTrash(false)} />
          <h2 className={shared.month}>{t.trash}</h2>
        </div>
        <TrashList current={current} />
      </div>
    )
  }
  return (
    <div className={shared.list} data-place={place}>
      <div className={styles.tools}>
        <SearchField value={query} onChange={ask} />
        {place === 'side' && (
          <Link to="/journal/new" className={styles.writeSmall} aria-label={t.write}>
            <Icon of={edit} size={22} />
          </Link>
        )}
        <LazyMenu
          trigger={<IconButton icon={more} label={t.more} />}
          entries={[
            { label: t.settings, icon: settings, onSelect: () => void navigate('/journal/settings') },
            { label: t.transfer, icon: download, onSelect: () => void navigate('/journal/transfer') },
            ...(isSeveral ? [{ label: t.moveMany, icon: arrowEnd, onSelect: () => setMoving(true) }] : []),
            'line',
            { label: t.openTrash, icon: trash, onSelect: () => showTrash(true) },
          ]}
        />
      </div>
      <LazyJournalSwitch />
      {isMoving && (
        <Suspense fallback={null}>
          <MoveEntries heads={heads} onClose={() => setMoving(false)} />
        </Suspense>
      )}
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
