import type { LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '../i18n/format.ts'
import styles from './WeekBars.module.css'

interface WeekBarsProps {
  label: string
  /** Oldest first. `day`: the first day of the week. */
  weeks: readonly { day: LocalDay; value: number }[]
  /** A range of values, drawn behind the bars. */
  range?: { from: number; to: number } | null
}

/** Weeks as bars, the first and the last one named. */
export function WeekBars({ label, weeks, range }: WeekBarsProps) {
  const format = useFormat()
  const most = weeks.reduce((high, { value }) => Math.max(high, value), range ? range.to * 1.15 : 1)
  const share = (value: number) => `${(value / most) * 100}%`
  const ends = [weeks[0], weeks.at(-1)]
  return (
    <>
      <div className={styles.bars} role="img" aria-label={label}>
        {range && <span className={styles.range} style={{ insetBlockEnd: share(range.from), blockSize: share(range.to - range.from) }} />}
        {weeks.map(({ day, value }) => (
          <i key={day} style={{ blockSize: share(value) }} />
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        {ends.map((week, end) => (
          <span key={end === 0 ? 'first' : 'last'}>{week && format.localDay(week.day, 'short')}</span>
        ))}
      </p>
    </>
  )
}
