import type { Formatting } from '#platform/web/i18n/format.ts'
import type { Translation } from '#platform/web/i18n/messages.ts'
import type { DayAct } from '../../contract/days.ts'
import type { en } from './messages.en.ts'

export type ActGroup = 'listen' | 'habit' | 'workout' | 'other'

export type ActSum = { group: ActGroup; acts: number; seconds: number }

const GROUPS: Readonly<Record<string, ActGroup | null>> = {
  listen: 'listen',
  habit: 'habit',
  workout: 'workout',
  // The sheet shows them itself.
  entry: null,
  mood: null,
}

const SECONDS: Readonly<Record<string, number>> = { seconds: 1, minutes: 60, hours: 3600 }

/** What the ledger holds beside the journal's own, summed by what people call it; kinds it does not know are "other". */
export function sumActs(acts: readonly DayAct[]): ActSum[] {
  const sums = new Map<ActGroup, ActSum>()
  for (const act of acts) {
    const group = act.kind in GROUPS ? GROUPS[act.kind]! : 'other'
    if (group === null) continue
    const sum = sums.get(group) ?? { group, acts: 0, seconds: 0 }
    sums.set(group, { group, acts: sum.acts + act.acts, seconds: sum.seconds + act.amount * (SECONDS[act.unit] ?? 0) })
  }
  return [...sums.values()]
}

/** "25 min", or how often when it was not measured in time. */
export function wordsOfAct({ acts, seconds }: ActSum, format: Formatting, t: Translation<typeof en>): string {
  return seconds > 0 ? format.duration(seconds) : t.day.times(acts)
}
