import type { LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { cx } from '#platform/web/ui/cx.ts'
import { uiMessages } from '#platform/web/ui/messages.ts'
import { MoodFace } from '#platform/web/ui/MoodFace.tsx'
import type { Days } from './days.ts'
import { calendarMessages } from './messages.ts'
import { monthOf, weeksOf, type Month } from './months.ts'
import { mostOften } from './most-often.ts'
import styles from './YearGrid.module.css'

type Props = { month: Month; today: LocalDay; days: Days; onOpen: () => void }

export function MiniMonth({ month, today, days, onOpen }: Props) {
  const t = useMessages(calendarMessages)
  const { moods } = useMessages(uiMessages)
  const format = useFormat()
  const weeks = weeksOf(month, format.firstWeekday)
  const levels = weeks.flat().flatMap((day) => (day ? (days.get(day)?.level ?? []) : []))
  const most = mostOften(levels)
  const name = format.localDay(`${month}-01`, 'month')
  const label =
    most === undefined ? `${name}: ${t.nothing}` : `${name}: ${t.daysWithMood(levels.length)}, ${t.mostly(moods[most - 1] ?? '')}`
  return (
    <button type="button" className={cx(styles.month, monthOf(today) === month && styles.now)} aria-label={label} onClick={onOpen}>
      <span className={styles.name}>{name.replace(/[\s,.]{0,4}\d{4}[\s年]{0,4}/, '')}</span>
      <span className={styles.days}>
        {weeks.flatMap((week, row) =>
          week.map((day, column) => {
            const sum = day === undefined ? undefined : days.get(day)
            return (
              <span
                key={day ?? `${row} ${column}`}
                className={cx(
                  styles.day,
                  day === undefined && styles.none,
                  sum && !sum.level && styles.written,
                  day === today && styles.today,
                )}
              >
                {sum?.level && <MoodFace mood={sum.level} size={16} decorative />}
              </span>
            )
          }),
        )}
      </span>
    </button>
  )
}
