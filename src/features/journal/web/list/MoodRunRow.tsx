import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { cx } from '#platform/web/ui/cx.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { chevronDown } from '#platform/web/ui/icons/controls.ts'
import { type Mood, MoodFace } from '#platform/web/ui/MoodFace.tsx'
import { journalMessages } from '../core/messages.ts'
import { useMoodNames } from '../mood/mood-names.ts'
import type { MoodRun } from './months.ts'
import shared from './List.module.css'
import styles from './MoodRunRow.module.css'

/** Number of faces that fit into one row on a phone. */
const FACES = 9

interface MoodRunRowProps extends MoodRun {
  isOpen: boolean
  onToggle: () => void
}

/** Moods without text on consecutive rows, folded into one row; a press expands it. */
export function MoodRunRow({ moods, isOpen, onToggle }: MoodRunRowProps) {
  const t = useMessages(journalMessages).list
  const format = useFormat()
  const { nameOf } = useMoodNames()
  const newest = moods[0]!.head.localDay
  const oldest = moods.at(-1)!.head.localDay
  const days = format.localDays(oldest, newest)
  // Oldest first, in reading order.
  const shown = moods.slice(0, FACES).toReversed()
  return (
    <li>
      <button type="button" className={cx(shared.row, styles.row)} aria-expanded={isOpen} onClick={onToggle}>
        <span className={styles.chevron} data-open={isOpen || undefined}>
          <Icon of={chevronDown} size={22} />
        </span>
        <span className={shared.rowWords}>
          <span className={shared.rowMeta}>
            <span>{days}</span>
            <span>{t.moods(moods.length)}</span>
          </span>
          <span className={styles.faces}>
            {shown.map(
              ({ head }) => head.mood && <MoodFace key={head.id} mood={head.mood.level as Mood} size={24} name={nameOf(head.mood)} />,
            )}
          </span>
        </span>
      </button>
    </li>
  )
}
