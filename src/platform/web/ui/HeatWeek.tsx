import type { CSSProperties } from 'react'
import { useFormat } from '../i18n/format.ts'
import { cx } from './cx.ts'
import type { HeatmapWeek } from './heatmap-days.ts'
import styles from './CalendarHeatmap.module.css'

export type HeatLevel = 0 | 1 | 2 | 3 | 4

interface HeatWeekProps {
  week: HeatmapWeek
  levelOf: (day: string) => HeatLevel
  describe: (day: string) => string
  onPick?: ((day: string) => void) | undefined
  /** The one day that the Tab key comes to. */
  entry: string
  onFocus: (day: string) => void
  /** Januaries are called by their year: of many years one wants to know which. */
  hasYears?: boolean
  style?: CSSProperties
}

/** A week of a calendar heat map: seven days below each other, and the month that begins in it. */
export function HeatWeek({ week, levelOf, describe, onPick, entry, onFocus, hasYears = false, style }: HeatWeekProps) {
  const format = useFormat()
  const isYear = hasYears && week.month?.endsWith('-01')
  return (
    <div className={styles.week} style={style}>
      <span className={cx(styles.month, isYear && styles.year)} aria-hidden="true">
        {isYear ? week.month!.slice(0, 4) : week.month && format.localDay(`${week.month}-01`, 'short').replace(/[\d.\s]+/g, '')}
      </span>
      {week.days.map((day, index) => {
        const look = cx(styles.day, day === undefined ? styles.none : styles[`level-${levelOf(day)}`])
        if (day === undefined || !onPick) return <span key={day ?? index} className={look} title={day && describe(day)} />
        return (
          <button
            key={day}
            type="button"
            data-day={day}
            className={look}
            title={describe(day)}
            aria-label={describe(day)}
            tabIndex={day === entry ? 0 : -1}
            onFocus={() => onFocus(day)}
            onClick={() => onPick(day)}
          />
        )
      })}
    </div>
  )
}
