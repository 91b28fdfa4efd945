import { memo } from 'react'
import type { LocalDay } from '#platform/contract/dates.ts'
import { cx } from '#platform/web/ui/cx.ts'
import { MoodFace } from '#platform/web/ui/MoodFace.tsx'
import type { DaySum } from './days.ts'
import styles from './PixelGrid.module.css'

type Props = {
  day: LocalDay
  sum: DaySum | undefined
  label: string
  isToday: boolean
  isStop: boolean
  isOpen: boolean
  onOpen: (day: LocalDay) => void
}

/** A day in its mood's colour and outline: cloud, drop, pebble, leaf or sunflower, so it is readable without colours too. */
export const Pixel = memo(function Pixel({ day, sum, label, isToday, isStop, isOpen, onOpen }: Props) {
  return (
    <td role="gridcell" aria-selected={isOpen}>
      <button
        type="button"
        className={cx(
          styles.pixel,
          sum?.level && styles[`mood-${sum.level}`],
          sum && !sum.level && styles.written,
          isToday && styles.today,
          isOpen && styles.open,
        )}
        data-day={day}
        tabIndex={isStop ? 0 : -1}
        aria-label={label}
        title={label}
        {...(isToday ? { 'aria-current': 'date' } : {})}
        onClick={() => onOpen(day)}
      >
        {sum?.level && <MoodFace mood={sum.level} size={18} decorative />}
      </button>
    </td>
  )
})
