import { Link } from 'react-router'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { buttonClass } from '#platform/web/ui/Button.tsx'
import { edit } from '#platform/web/ui/icons/actions.ts'
import { Stack } from '#platform/web/ui/Stack.tsx'
import { WithIcon } from '#platform/web/ui/WithIcon.tsx'
import { DayActs } from './DayActs.tsx'
import { DayEntries } from './DayEntries.tsx'
import { DayMoods } from './DayMoods.tsx'
import type { DaySum } from './days.ts'
import { calendarMessages } from './messages.ts'

type Props = {
  day: LocalDay
  today: LocalDay
  sum: DaySum | undefined
  /** Shows the day's name as a heading of this level; a sheet has the name in its own header. */
  level?: 2
}

/** Details of one day: moods, entries and other acts. For a future day, only planned items. */
export function DayDetails({ day, today, sum, level }: Props) {
  const t = useMessages(calendarMessages)
  const format = useFormat()
  const heads = sum?.heads ?? []
  const isFuture = day > today
  return (
    // A sheet is rendered outside the page, so the area's colour is set here.
    <Stack gap={5} data-area="journal">
      {level && <h2>{format.localDay(day, 'long')}</h2>}
      {(!isFuture || heads.some(({ mood }) => mood)) && <DayMoods day={day} today={today} heads={heads} />}
      <DayEntries heads={heads} />
      {/* The entry is created with its first letter, so that only opening the page leaves nothing behind. */}
      <Link to={day === today ? '/journal/new' : `/journal/new?day=${day}`} className={buttonClass({ kind: 'soft', wide: true })}>
        <WithIcon of={edit}>{t.day.write}</WithIcon>
      </Link>
      {!isFuture && <DayActs day={day} />}
    </Stack>
  )
}
