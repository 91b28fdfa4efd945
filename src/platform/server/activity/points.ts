import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import type { Db } from '../db/db.ts'
import { dayTotals, type Act } from './activity.ts'

/** What an act of a kind is worth, and for how many of its kind a day has some: what comes on top counts as an act, without points. */
export type Rate = { points: number; mostPaid: number }

/** Older days take acts, but no points: ten years that are entered in one evening must not make a full garden. */
export const PAID_DAYS = 31

/**
 * One person's acts with their points, by the kind's rate and by what their days were paid already. To be asked in the
 * transaction that records them, after what is undone in it: what was taken back makes room.
 */
export async function withPoints(
  tx: Db,
  userId: string,
  today: LocalDay,
  acts: readonly Omit<Act, 'points'>[],
  rates: Readonly<Record<string, Rate>>,
): Promise<Act[]> {
  const oldest = addDays(today, -PAID_DAYS)
  const newest = addDays(today, 1)
  const canPay = (act: Pick<Act, 'localDay' | 'kind'>) => act.localDay >= oldest && act.localDay <= newest && act.kind in rates
  if (!acts.some(canPay)) return acts.map((act) => ({ ...act, points: 0 }))
  const paid = new Map<string, number>(
    (await dayTotals(tx, userId, oldest, newest)).map(({ localDay, kind, points }) => [`${localDay} ${kind}`, points] as const),
  )
  return acts.map((act) => {
    if (!canPay(act)) return { ...act, points: 0 }
    const { points, mostPaid } = rates[act.kind]!
    const place = `${act.localDay} ${act.kind}`
    const before = paid.get(place) ?? 0
    if (before + points > points * mostPaid) return { ...act, points: 0 }
    paid.set(place, before + points)
    return { ...act, points }
  })
}
