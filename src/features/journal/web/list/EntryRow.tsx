import { memo, Suspense, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { starFull } from '#platform/web/ui/icons/marks.ts'
import { device } from '#platform/web/ui/icons/things.ts'
import { type Mood, MoodFace } from '#platform/web/ui/MoodFace.tsx'
import { afterPaint } from '#platform/web/page/after-paint.ts'
import { lazyExtra } from '#platform/web/page/lazy-extra.ts'
import type { EntryHead } from '../local/types.ts'
import { useChosenJournal, useSeveralJournals } from '../local/use-journal.ts'
import { journalMessages } from '../core/messages.ts'
import { useMoodNames } from '../mood/mood-names.ts'
import shared from './List.module.css'
import styles from './EntryRow.module.css'
import { RowPhoto } from './RowPhoto.tsx'

const JournalMark = lazyExtra(() => afterPaint(() => import('../journals/JournalMark.tsx')).then((file) => file.JournalMark))

interface EntryRowProps {
  head: EntryHead
  showsDay: boolean
  /** Shows the full date, for lists across months. */
  showsDate?: boolean
  isCurrent: boolean
  /** Title with search matches marked, replacing the head's own. */
  title?: ReactNode
  preview?: ReactNode
}

/** One entry in a list. All rows have the same height, so that ten years of entries scroll without jumps. */
export const EntryRow = memo(function EntryRow({ head, showsDay, showsDate = false, isCurrent, title, preview }: EntryRowProps) {
  const t = useMessages(journalMessages).list
  const format = useFormat()
  const { nameOf } = useMoodNames()
  const isSeveral = useSeveralJournals()
  const isMarked = useChosenJournal() === null && isSeveral
  const isMoodOnly = !head.title && !head.preview
  const first = title ?? (head.title || (isMoodOnly && head.mood ? nameOf(head.mood) : head.preview) || t.untitled)
  const day = new Date(`${head.localDay}T00:00:00Z`)
  const rest = preview ?? (head.title ? head.preview : '')
  return (
    <li>
      <Link
        to={`/journal/${head.id}`}
        className={shared.row}
        data-current={isCurrent || undefined}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <span className={styles.date} aria-hidden={!showsDay}>
          {showsDay && (
            <>
              <span className={styles.weekday}>{format.date(day, 'day', 'UTC').split(/[\s,]/)[0]}</span>
              <span className={styles.dayNumber}>{format.number(day.getUTCDate())}</span>
            </>
          )}
        </span>
        <span className={shared.rowWords}>
          <span className={shared.rowTitle} dir="auto">
            {first}
          </span>
          {rest && (
            <span className={styles.rowPreview} dir="auto">
              {rest}
            </span>
          )}
          <span className={shared.rowMeta}>
            <span>{showsDate ? format.localDay(head.localDay, 'medium') : format.time(head.at, head.zone)}</span>
            {head.starred && <Icon of={starFull} size={14} label={t.starred} />}
            {isMarked && (
              <Suspense fallback={null}>
                <JournalMark journalId={head.journalId} />
              </Suspense>
            )}
            {head.hasConflict && <Icon of={device} size={14} label={t.conflict} />}
            {head.unsent && <span>{t.unsent}</span>}
            {head.tags.length > 0 && <span className={styles.rowTags}>{head.tags.map((tag) => `#${tag}`).join(' ')}</span>}
          </span>
        </span>
        <RowPhoto ids={head.attachments} />
        {head.mood && <MoodFace mood={head.mood.level as Mood} size={30} name={nameOf(head.mood)} />}
      </Link>
    </li>
  )
})
