import { addDays, localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import type { Act } from '#platform/server/activity/activity.ts'
import { withPoints } from '#platform/server/activity/points.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { EntryData } from '../../contract/records.ts'
import type { Envelope, ActRecord } from '../core/envelope.ts'
import type { Author } from './author.ts'

/** Points per day for writing and for moods; see `withPoints` for older days and for acts beyond `mostPaid`. */
const RATES = { entry: { points: 5, mostPaid: 3 }, mood: { points: 1, mostPaid: 5 } } as const

type Kind = keyof typeof RATES
type Acts = NonNullable<Envelope['acts']>
type Subject = { id: string; data: EntryData | null; acts: Acts }

/** The day on which an entry counts as an act of a kind; null when it does not count, or the day is in the future. */
function dayFor(kind: Kind, data: EntryData | null, today: LocalDay): LocalDay | null {
  if (!data || data.trashedAt || data.when.localDay > addDays(today, 1)) return null
  const counts = kind === 'mood' ? data.mood !== null : data.title.trim() !== '' || data.body.trim() !== '' || data.attachments.length > 0
  return counts ? data.when.localDay : null
}

/** A revoked key is never reused: the next act of the same entry gets the next key. */
const keyOf = (kind: Kind, id: string, times: number) => `journal:${kind}:${id}${times > 1 ? `:${times}` : ''}`

/** Computes the acts to revoke and to record so that the ledger matches the entries. */
export async function reconcileActs(
  tx: Db,
  author: Author,
  now: Date,
  subjects: readonly Subject[],
): Promise<{ undo: string[]; standing: Map<string, Acts>; record(): Promise<Act[]> }> {
  const today = localDayOf(now, author.zone, author.dayStart)
  const undo: string[] = []
  const fresh: Omit<Act, 'points'>[] = []
  const standing = new Map<string, Acts>()
  for (const { id, data, acts } of subjects) {
    for (const kind of ['entry', 'mood'] as const) {
      const stands: ActRecord = acts[kind] ?? { times: 0, day: null }
      const day = dayFor(kind, data, today)
      if (day === stands.day) continue
      if (stands.day !== null) undo.push(keyOf(kind, id, stands.times))
      const times = stands.times + (day === null ? 0 : 1)
      standing.set(id, { ...acts, ...standing.get(id), [kind]: { times, day } })
      if (day === null || !data) continue
      const { at, zone } = data.when
      fresh.push({
        userId: author.id,
        key: keyOf(kind, id, times),
        kind,
        at: new Date(at),
        zone,
        localDay: day,
        amount: 1,
        unit: 'times',
        subject: id,
      })
    }
  }
  return { undo, standing, record: () => withPoints(tx, author.id, today, fresh, RATES) }
}
