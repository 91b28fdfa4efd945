import type { LocalDay } from '#platform/contract/dates.ts'
import type { Days } from './days.ts'
import { MiniMonth } from './MiniMonth.tsx'
import { dateIn, monthsOf, yearOf } from './months.ts'
import styles from './YearGrid.module.css'

type Props = { at: LocalDay; today: LocalDay; days: Days; onOpen: (day: LocalDay) => void }

/** Twelve small months, each a link to the month's view. */
export function YearGrid({ at, today, days, onOpen }: Props) {
  return (
    <ul className={styles.year} role="list">
      {monthsOf(yearOf(at)).map((month) => (
        <li key={month}>
          <MiniMonth month={month} today={today} days={days} onOpen={() => onOpen(dateIn(month, Number(at.slice(8))))} />
        </li>
      ))}
    </ul>
  )
}
