import type { LocalDay } from '#platform/contract/dates.ts'
import { useFormat } from '#platform/web/i18n/format.ts'
import { useMessages } from '#platform/web/i18n/messages.ts'
import { uiMessages } from '#platform/web/ui/messages.ts'
import type { DaySum } from './days.ts'
import { calendarMessages } from './messages.ts'

/** Describes everything in a day's cell: "Tuesday, May 12, 2026, today: Sunny, 2 entries, 1 photo, starred". */
export function useDescribe(today: LocalDay): (day: LocalDay, sum: DaySum | undefined) => string {
  const t = useMessages(calendarMessages)
  const { moods } = useMessages(uiMessages)
  const format = useFormat()
  return (day, sum) => {
    const name = format.localDay(day, 'long') + (day === today ? `, ${t.today}` : '')
    if (!sum) return `${name}: ${t.nothing}`
    const mood = sum.level === null ? '' : (moods[sum.level - 1] ?? '')
    const parts = [
      sum.moods.length > 1 ? t.moodsOf(mood, sum.moods.length) : mood,
      sum.written > 0 ? t.entries(sum.written) : '',
      sum.photos > 0 ? t.photos(sum.photos) : '',
      sum.starred ? t.starred : '',
    ].filter(Boolean)
    return `${name}: ${parts.length > 0 ? parts.join(', ') : t.nothing}`
  }
}
