/** What stands between two messages: that it is a model, at the start and again after three hours; and a break, offered after an hour on end. */
export type Reminder = 'disclosure' | 'still' | 'break'

const HOUR_MS = 3_600_000
const AGAIN_MS = 3 * HOUR_MS
const BREAK_MS = HOUR_MS
/** Whoever was away for so long has had a break. */
const AWAY_MS = 15 * 60_000

/** By a message's place, what stands before it. `times`: of all messages that are shown, ms, the oldest first. */
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
