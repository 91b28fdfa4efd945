import { JournalGate } from '../lock/JournalGate.tsx'
import { CalendarSkeleton } from './CalendarSkeleton.tsx'
import { CalendarView } from './CalendarView.tsx'

/** Calendar of the journal: a month, a year, a year in pixels, and the details of one day. */
export default function CalendarPage() {
  return (
    <JournalGate fallback={<CalendarSkeleton />}>
      <CalendarView />
    </JournalGate>
  )
}
