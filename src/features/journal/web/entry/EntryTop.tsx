import { Link } from 'react-router'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { edit, trash } from '#platform/web/ui/icons/actions.ts'
import { star, starFull } from '#platform/web/ui/icons/marks.ts'
import { arrowStart, close, more } from '#platform/web/ui/icons/controls.ts'
import { book } from '#platform/web/ui/icons/subjects.ts'
import { clockFace, leaf, sparkle } from '#platform/web/ui/icons/things.ts'
import { timer } from '#platform/web/ui/icons/tools.ts'
import { LazyMenu } from '#platform/web/ui/LazyMenu.tsx'
import type { EntryData } from '../../contract/records.ts'
import type { EntryPatch } from '../../contract/sync.ts'
import type { Draft } from '../editor/draft.ts'
import { entryMessages } from '../core/entry-messages.ts'
import { journalMessages } from '../core/messages.ts'
import shared from './Entry.module.css'
import styles from './EntryTop.module.css'
import type { OpenPart } from './open-part.ts'
import { SaveLine } from './SaveLine.tsx'
import type { FocusMode } from './use-focus-mode.ts'

interface EntryTopProps {
  id: string
  data: EntryData
  draft: Draft
  exists: boolean
  onPatch: (patch: EntryPatch) => void
  onOpen: (part: OpenPart) => void
  onTrash: () => void
  focus: FocusMode
}

/** The back link, the save state, and the entry's menu. */
export function EntryTop({ id, data, draft, exists, onPatch, onOpen, onTrash, focus }: EntryTopProps) {
  const t = useMessages(entryMessages).entry
  const { lookBack } = useMessages(journalMessages).list
  const isTrashed = data.trashedAt !== null
  return (
    <header className={shared.top}>
      <Link to="/journal" className={shared.back} aria-label={t.toJournal}>
        <Icon of={arrowStart} size={22} />
      </Link>
      <SaveLine id={id} draft={draft} exists={exists} />
      {focus.on ? (
        <IconButton icon={close} label={t.focusLeave} onClick={focus.toggle} />
      ) : (
        <span className={styles.tools}>
          <IconButton
            icon={data.starred ? starFull : star}
            label={t.star}
            pressed={data.starred}
            disabled={isTrashed}
            onClick={() => onPatch({ starred: !data.starred })}
          />
          <LazyMenu
            trigger={<IconButton icon={more} label={t.more} />}
            entries={[
              { label: t.when, icon: clockFace, onSelect: () => onOpen('when'), disabled: isTrashed },
              { label: t.template, icon: book, onSelect: () => onOpen('templates'), disabled: isTrashed },
              { label: lookBack, icon: sparkle, onSelect: () => onOpen('reflect'), disabled: isTrashed || !exists || data.hard },
              { label: t.focus, icon: edit, onSelect: focus.toggle },
              { label: t.history, icon: timer, onSelect: () => onOpen('history'), disabled: !exists },
              {
                label: data.hard ? t.hardOff : t.hard,
                icon: leaf,
                hint: t.hardHint,
                onSelect: () => onPatch({ hard: !data.hard }),
                disabled: isTrashed,
              },
              'line',
              { label: t.trash, icon: trash, onSelect: onTrash, destructive: true, disabled: isTrashed || !exists },
            ]}
          />
        </span>
      )}
    </header>
  )
}
