import type { Body, Row } from '../form/fields.ts'
import type { Pattern } from './tool.ts'

/** Fewer records than this give no result. */
export const LEAST_RECORDS = 3

export type Change = { by: string | undefined; n: number; from: number; to: number }
export type Count = { value: string; n: number }
export type Night = { asleep: number; inBed: number }
export type Nights = { n: number; asleep: number; efficiency: number }

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Means before and after over records with both figures, for each answer to `by`; groups of fewer than LEAST_RECORDS are left out. */
export function changesIn({ from, to, by, rows }: Pattern & { kind: 'change' }, bodies: readonly Body[]): Change[] {
  const groups = new Map<string | undefined, { from: number[]; to: number[] }>()
  for (const body of bodies) {
    const places: readonly (Body | Row)[] = rows ? ((body[rows] as readonly Row[] | undefined) ?? []) : [body]
    for (const place of places) {
      const [before, after] = [place[from], place[to]]
      if (typeof before !== 'number' || typeof after !== 'number') continue
      const key = by === undefined ? undefined : String(body[by] ?? '')
      const group = groups.get(key) ?? { from: [], to: [] }
      groups.set(key, { from: [...group.from, before], to: [...group.to, after] })
    }
  }
  return [...groups]
    .filter(([, group]) => group.from.length >= LEAST_RECORDS)
    .map(([key, group]) => ({ by: key, n: group.from.length, from: mean(group.from), to: mean(group.to) }))
}

/** How often each answer was chosen, most frequent first; none where fewer than LEAST_RECORDS answered. */
export function countsIn(field: string, bodies: readonly Body[]): Count[] {
  const answers = bodies.flatMap((body) => (body[field] === undefined ? [] : [body[field]]))
  if (answers.length < LEAST_RECORDS) return []
  const counts = new Map<string, number>()
  for (const value of answers.flat()) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  return [...counts].map(([value, n]) => ({ value, n })).toSorted((a, b) => b.n - a.n || (a.value < b.value ? -1 : 1))
}

const MINUTES_A_DAY = 1440
const minutesOf = (time: unknown): number | undefined => {
  const found = /^(\d\d):(\d\d)$/.exec(String(time))
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined
}
/** Minutes from one time of day to the next occurrence of the other. */
const between = (from: number, to: number) => (to - from + MINUTES_A_DAY) % MINUTES_A_DAY

/**
 * Minutes asleep and in bed in one night of the diary: from lights out to the last waking, less the time to fall asleep and the time awake
 * (Carney et al., 2012). Undefined where the times are inconsistent.
 */
export function nightOf(body: Body): Night | undefined {
  const [bed, lights, wake, up] = [body.bed, body.lights, body.wake, body.up].map(minutesOf)
  if (bed === undefined || lights === undefined || wake === undefined || up === undefined) return undefined
  const inBed = between(bed, up)
  const tried = between(lights, wake)
  const asleep = tried - Number(body.latency ?? 0) - Number(body.awake ?? 0)
  const isPossible = inBed > 0 && asleep >= 0 && asleep <= inBed && between(bed, lights) + tried + between(wake, up) === inBed
  return isPossible ? { asleep, inBed } : undefined
}

/** Over several nights: mean minutes asleep, and sleep as a share of the time in bed. */
export function nightsIn(bodies: readonly Body[]): Nights | undefined {
  const nights = bodies.flatMap((body) => nightOf(body) ?? [])
  if (nights.length < LEAST_RECORDS) return undefined
  const [asleep, inBed] = [nights.map((night) => night.asleep), nights.map((night) => night.inBed)]
  return { n: nights.length, asleep: mean(asleep), efficiency: mean(asleep) / mean(inBed) }
}
