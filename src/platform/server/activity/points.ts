import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import type { Db } from '../db/db.ts'
import { dayTotals, type Act } from './activity.ts'

/** Points per act of a kind, and the number of acts per day that earn points; further acts count as acts, without points. */
export type Rate = { points: number; mostPaid: number }

/** Acts on older days earn no points, so that ten years entered in one evening do not make a full garden. */
export const PAID_DAYS = 31

/**
 * One person's acts with their points, by the kind's rate and by the points that their days have already. Must be called in
 * the transaction that records them, after its undos: an undone act frees its points for others.
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
