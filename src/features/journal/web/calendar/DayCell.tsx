import { memo } from 'react'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { cx } from '#platform/web/ui/cx.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { edit } from '#platform/web/ui/icons/actions.ts'
import { starFull } from '#platform/web/ui/icons/marks.ts'
import { image } from '#platform/web/ui/icons/capture.ts'
import { MoodFace } from '#platform/web/ui/MoodFace.tsx'
import type { DaySum } from './days.ts'
import styles from './DayCell.module.css'

type Props = {
  day: LocalDay
  sum: DaySum | undefined
  /** The full description for screen readers. */
  label: string
  isToday: boolean
  isFuture: boolean
  isStop: boolean
  isOpen: boolean
  onOpen: (day: LocalDay) => void
}

export const DayCell = memo(function DayCell({ day, sum, label, isToday, isFuture, isStop, isOpen, onOpen }: Props) {
  const format = useFormat()
  return (
    <td role="gridcell" aria-selected={isOpen} className={styles.cell}>
      <button
        type="button"
        className={cx(
          styles.day,
          sum?.level && styles[`mood-${sum.level}`],
          isToday && styles.today,
          isOpen && styles.open,
          isFuture && styles.future,
        )}
        data-day={day}
        tabIndex={isStop ? 0 : -1}
        aria-label={label}
        {...(isToday ? { 'aria-current': 'date' } : {})}
        onClick={() => onOpen(day)}
      >
        <span className={styles.number}>{format.number(Number(day.slice(8)))}</span>
        <span className={styles.face}>{sum?.level && <MoodFace mood={sum.level} size={34} decorative />}</span>
        <span className={styles.marks}>
          {sum && sum.written > 0 && <Icon of={edit} size={14} />}
          {sum && sum.photos > 0 && <Icon of={image} size={14} />}
          {sum?.starred && <Icon of={starFull} size={14} className={styles.star} />}
        </span>
      </button>
    </td>
  )
})
