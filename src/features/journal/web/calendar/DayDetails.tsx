import { Link } from 'react-router'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { edit } from '#platform/web/ui/icons/actions.ts'
import { DayActs } from './DayActs.tsx'
import { DayEntries } from './DayEntries.tsx'
import { DayMoods } from './DayMoods.tsx'
import type { DaySum } from './days.ts'
import { calendarMessages } from './messages.ts'
import styles from './DayDetails.module.css'

type Props = {
  day: LocalDay
  today: LocalDay
  sum: DaySum | undefined
  /** With it the day's name is a heading here; a sheet has it in its own head. */
  level?: 2
}

/** One day on one sheet: how it was, what was written, what else was done. Of a day to come only what is planned on it. */
export function DayDetails({ day, today, sum, level }: Props) {
  const t = useMessages(calendarMessages)
  const format = useFormat()
  const heads = sum?.heads ?? []
  const isFuture = day > today
  return (
    // In a sheet, which stands outside the page, it brings its own hue.
    <div className={styles.day} data-area="journal">
      {level && <h2 className={styles.name}>{format.localDay(day, 'long')}</h2>}
      {(!isFuture || heads.some(({ mood }) => mood)) && <DayMoods day={day} today={today} heads={heads} />}
      <DayEntries heads={heads} />
      {/* The entry comes into being with its first letter: nothing is left behind by whoever only looked. */}
      <Link to={day === today ? '/journal/new' : `/journal/new?day=${day}`} className={buttonClass({ kind: 'soft', wide: true })}>
        <span className={styles.write}>
          <Icon of={edit} size={20} />
          {t.day.write}
        </span>
      </Link>
      {!isFuture && <DayActs day={day} />}
    </div>
  )
}
