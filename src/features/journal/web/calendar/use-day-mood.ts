import { v7 as uuidv7 } from 'uuid'
import type { LocalDay } from '#platform/contract/dates.ts'
import { useUser } from '#platform/web/session/session.ts'
import { deviceZone } from '#platform/web/i18n/clock.ts'
import type { Mood } from '../../contract/records.ts'
import { noonOf, whenOf } from '../core/when.ts'
import { useJournal } from '../local/use-journal.ts'

/**
 * Stores a mood on a day: at the current time for today, at noon for another day. Resolves with the new entry's id once it is
 * stored on the device.
 */
export function useDayMood(day: LocalDay, today: LocalDay): (mood: Mood) => Promise<string> {
  const journal = useJournal()
  const { dayStart } = useUser()
  return async (mood) => {
    const zone = deviceZone()
    const now = whenOf(new Date(), zone, dayStart)
    const when = day === today ? now : (noonOf(day, zone, dayStart) ?? now)
    const id = uuidv7()
    await journal.change('entry', id, { when: { ...when, localDay: day }, mood })
    return id
  }
}
