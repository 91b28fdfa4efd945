import type { LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { Sheet } from '#platform/web/ui/Sheet.tsx'
import { DayDetails } from './DayDetails.tsx'
import type { Days } from './days.ts'

interface DaySheetProps {
  day: LocalDay | undefined
  today: LocalDay
  days: Days
  onClose: () => void
}

/** The details of a day in a sheet over the calendar, for narrow windows. */
export function DaySheet({ day, today, days, onClose }: DaySheetProps) {
  const format = useFormat()
  return (
    <Sheet open={day !== undefined} onClose={onClose} title={day ? format.localDay(day, 'long') : ''}>
      {day && <DayDetails key={day} day={day} today={today} sum={days.get(day)} />}
    </Sheet>
  )
}
