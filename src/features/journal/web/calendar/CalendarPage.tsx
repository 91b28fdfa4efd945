import { JournalGate } from '../lock/JournalGate.tsx'
import { CalendarSkeleton } from './CalendarSkeleton.tsx'
import { CalendarView } from './CalendarView.tsx'

/** Every day of the journal: a month, a year, a year in pixels, and what one day held. */
export default function CalendarPage() {
  return (
    <JournalGate fallback={<CalendarSkeleton />}>
      <CalendarView />
    </JournalGate>
  )
}
