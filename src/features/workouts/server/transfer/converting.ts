import { v5 as uuidv5 } from 'uuid'
import { instantOf } from '#platform/contract/dates.ts'
import type { DistanceUnit } from '../../contract/transfer.ts'
import type { SetType, Target } from '../../engine/types.ts'
import type { WeightUnit } from '../../gyms/gym.ts'
import type { Session, SessionItem, SessionSet } from '../../training/session.ts'
import type { ParsedItem, ParsedSession, ParsedSet } from './parsed-session.ts'

export type Units = { weight: WeightUnit; distance: DistanceUnit }

/** Assumed seconds per set, for a file without end or duration. */
const SECONDS_A_SET = 150
/** A longer session has a wrong clock; a night and a day without a break have occurred. */
const LONGEST_SECONDS = 36 * 3600
const HOUR = 3_600_000

const METRES = { m: 1, km: 1000, mi: 1609.344 } as const
const round = (value: number) => Math.round(value * 1000) / 1000

/** The instant of a local time `YYYY-MM-DDTHH:MM:SS` in a zone; of an hour that occurs twice, the first. */
export function atWall(wall: string, zone: string): number {
  const [day, time] = wall.split('T') as [string, string]
  const [hours, minutes, seconds] = time.split(':').map(Number) as [number, number, number]
  return instantOf(day, hours * 60 + minutes, zone).getTime() + seconds * 1000
}

function endOf({ start, end, seconds, items }: ParsedSession, from: number, zone: string): number {
  const estimate =
    from +
    Math.max(
      1,
      items.reduce((sum, { sets }) => sum + sets.length, 0),
    ) *
      SECONDS_A_SET *
      1000
  if (seconds !== null) return seconds <= LONGEST_SECONDS ? from + seconds * 1000 : estimate
  if (end === null || end === start) return estimate
  const to = atWall(end, zone)
  // In the night with a repeated hour, the session may have ended in the second one.
  const later = to < from && from - to < HOUR ? to + HOUR : to
  return later >= from && later - from <= LONGEST_SECONDS * 1000 ? later : estimate
}

type Measured = { kind: Target['kind']; amount: number; /** Values that our sets have no field for. */ rest: string }

function measured({ reps, seconds, distance, distanceUnit }: ParsedSet, units: Units): Measured {
  const metres = distance === null ? null : round(distance * METRES[distanceUnit ?? units.distance])
  const time = seconds === null ? '' : clock(seconds)
  if (reps !== null) return { kind: 'reps', amount: reps, rest: [metres === null ? '' : `${metres} m`, time].filter(Boolean).join(' · ') }
  return metres === null ? { kind: 'seconds', amount: seconds ?? 0, rest: '' } : { kind: 'metres', amount: metres, rest: time }
}

function clock(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${seconds >= 3600 ? `${Math.floor(seconds / 3600)}:` : ''}${two((seconds % 3600) / 60)}:${two(seconds % 60)}`
}

const TYPE_OF: Readonly<Record<Target['kind'], SetType>> = { reps: 'normal', seconds: 'timed', metres: 'distance' }

/** Converts a session from a file. `exerciseOf`: the exercise here for a name in the file. */
export function sessionOfFile(
  parsed: ParsedSession,
  { id, zone, units, exerciseOf }: { id: string; zone: string; units: Units; exerciseOf: (name: string) => string },
): Session {
  const from = atWall(parsed.start, zone)
  const to = endOf(parsed, from, zone)
  const at = Math.max(0, from)
  const count = parsed.items.reduce((sum, { sets }) => sum + sets.length, 0)
  const items: Record<string, SessionItem> = {}
  const sets: Record<string, SessionSet> = {}
  let nr = 0
  for (const [place, item] of parsed.items.entries()) {
    if (item.sets.length === 0 && item.note === '') continue
    const itemId = uuidv5(`item ${place}`, id)
    const found = item.sets.map((set) => measured(set, units))
    const kinds = new Set(found.map(({ kind }) => kind))
    const [kind = 'reps'] = kinds
    const amounts = found.map(({ amount }) => amount)
    const target: Target | null =
      kinds.size === 1 && kind !== 'reps' ? { kind, from: Math.min(...amounts), to: Math.max(...amounts) } : null
    items[itemId] = {
      at,
      gone: false,
      exercise: exerciseOf(item.name),
      order: (place + 1) * 1000,
      rest: 90,
      group: item.group === null ? null : groupKey(item, parsed),
      target,
      rir: null,
      slot: null,
      note: noteOf(item, found),
    }
    for (const [index, set] of item.sets.entries()) {
      const { amount, kind: own } = found[index]!
      nr++
      sets[uuidv5(`set ${place} ${index}`, id)] = {
        at,
        gone: false,
        item: itemId,
        order: (index + 1) * 1000,
        type: set.type === 'normal' || (own !== 'reps' && target === null) ? TYPE_OF[own] : set.type,
        weight: set.weight,
        unit: set.unit ?? units.weight,
        amount,
        effort: set.rpe === null ? null : { scale: 'rpe', value: set.rpe },
        doneAt: new Date(from + Math.round(((to - from) * nr) / count)).toISOString(),
      }
    }
  }
  return {
    id,
    startedAt: new Date(from).toISOString(),
    zone,
    origin: null,
    fields: {
      name: { value: parsed.name, at },
      note: { value: parsed.note, at },
      finishedAt: { value: new Date(to).toISOString(), at },
    },
    items,
    sets,
  }
}

/** Groups get new numbers, because another app's group names may be anything. */
function groupKey({ group }: ParsedItem, { items }: ParsedSession): string {
  return `g${[...new Set(items.map((one) => one.group))].indexOf(group)}`
}

function noteOf({ note }: ParsedItem, found: readonly Measured[]): string {
  const rests = found.flatMap(({ rest }, index) => (rest === '' ? [] : [found.length === 1 ? rest : `${index + 1}: ${rest}`]))
  return [note, ...rests].filter(Boolean).join('\n').slice(0, 2000)
}
