import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { download, edit, trash } from '#platform/web/ui/icons/actions.ts'
import { settings } from '#platform/web/ui/icons/tools.ts'
import { arrowEnd, more } from '#platform/web/ui/icons/controls.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import { journalMessages } from '../core/messages.ts'
import { useSeveralJournals } from '../local/use-journal.ts'
import styles from './JournalTools.module.css'
import { setListView, useListView } from './list-view.ts'
import { SearchField } from './SearchField.tsx'

const MoveEntries = lazy(() => import('../journals/MoveEntries.tsx').then((file) => ({ default: file.MoveEntries })))

/** Search, menu and, beside an open entry, a small button to write: on phones at the top of the page, else above the list. */
export function JournalTools({ place }: { place: 'side' | 'page' }) {
  const t = useMessages(journalMessages).list
  const { query } = useListView()
  const isSeveral = useSeveralJournals()
  const [isMoving, setMoving] = useState(false)
  const navigate = useNavigate()
  return (
    <div className={styles.tools}>
      <SearchField value={query} onChange={(next) => setListView({ query: next })} />
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
          { label: t.openTrash, icon: trash, onSelect: () => setListView({ isTrash: true }) },
        ]}
      />
      {isMoving && (
        <Suspense fallback={null}>
          <MoveEntries onClose={() => setMoving(false)} />
        </Suspense>
      )}
    </div>
  )
}
