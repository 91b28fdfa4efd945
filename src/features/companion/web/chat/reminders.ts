/** Reminders between messages: that it is a model, at the start and again after three hours; and a break after an hour without one. */
export type Reminder = 'disclosure' | 'still' | 'break'

const HOUR_MS = 3_600_000
const AGAIN_MS = 3 * HOUR_MS
const BREAK_MS = HOUR_MS
/** A pause of this length counts as a break. */
const AWAY_MS = 15 * 60_000

/** The reminder before a message, by the message's index. `times`: of all shown messages, in ms, oldest first. */
export function remindersFor(times: readonly number[], beginsThread: boolean): ReadonlyMap<number, Reminder> {
  const found = new Map<number, Reminder>()
  let reported = times[0] ?? 0
  let since = times[0] ?? 0
  for (const [place, at] of times.entries()) {
    const before = times[place - 1]
    if (before === undefined) {
      if (beginsThread) found.set(0, 'disclosure')
      continue
    }
    if (at - before >= AWAY_MS) since = at
    if (at - reported >= AGAIN_MS) {
      found.set(place, 'still')
      reported = at
    } else if (at - since >= BREAK_MS) {
      found.set(place, 'break')
      since = at
    }
  }
  return found
}
