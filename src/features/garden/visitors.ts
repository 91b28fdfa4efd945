import { stableHash } from '#platform/contract/stable-hash.ts'
import type { Line } from './lines.ts'

export const VISITORS = ['fox', 'owl', 'hedgehog', 'birds', 'butterflies', 'robin', 'deer', 'fireflies'] as const
export type VisitorId = (typeof VISITORS)[number]

/** A visitor, and the number in the text of its reason. */
export type Visitor = { id: VisitorId; n: number }

/**
 * Visitors of a day, computed from the days with acts and their beds. Rest and coming back attract them at least as much as days
 * in a row, and no visitor is ever a punishment: each is only there on the days that fit.
 */
export function visitorsOf(lines: readonly Line[], today: number): Visitor[] {
  const beds = new Map<number, Set<string>>()
  let acts = 0
  let older = false
  for (const line of lines) {
    if (line.folded > 0) older = true
    line.days.forEach((day, i) => {
      if (day > today) return
      if (day < today - 60) older = true
      const there = beds.get(day) ?? beds.set(day, new Set()).get(day)!
      there.add(line.bed)
      if (day === today) acts += line.counts[i]!
    })
  }
  if (beds.size === 0 && !older) return []
  const isCare = (day: number) => beds.has(day)
  const visitors: Visitor[] = []
  const come = (id: VisitorId, n: number) => visitors.push({ id, n })

  const last = lastBefore(beds, today)
  const away = last === undefined ? (older ? 60 : 0) : today - last - 1
  if (isCare(today) && away >= 3) come('fox', away)
  // Rest: nothing yesterday, and an act in the week before.
  if (!isCare(today - 1) && weekOf(beds, today - 2, 7) > 0) come('owl', restsBefore(beds, today))
  // The second day after a rest.
  if (isCare(today) && isCare(today - 1) && !isCare(today - 2) && last !== undefined) come('hedgehog', 2)
  const areas = new Set<string>()
  for (let day = today - 6; day <= today; day++) for (const bed of beds.get(day) ?? []) areas.add(bed)
  if (areas.size >= 3) come('birds', areas.size)
  const week = weekOf(beds, today, 7)
  if (week >= 4) come('butterflies', week)
  if (isCare(today) && acts === 1) come('robin', 1)
  const four = weekOf(beds, today, 28)
  if (four >= 16 && four <= 26) come('deer', 28 - four)
  if (four >= 8 && stableHash(`fireflies ${today}`) % 2 === 0) come('fireflies', four)
  return visitors
}

function lastBefore(beds: ReadonlyMap<number, unknown>, today: number): number | undefined {
  let last: number | undefined
  for (const day of beds.keys()) if (day < today && (last === undefined || day > last)) last = day
  return last
}

function restsBefore(beds: ReadonlyMap<number, unknown>, today: number): number {
  let rests = 0
  while (rests < 30 && !beds.has(today - 1 - rests)) rests++
  return rests
}

/** Number of days with an act among the `length` days that end with `last`. */
function weekOf(beds: ReadonlyMap<number, unknown>, last: number, length: number): number {
  let days = 0
  for (let day = last - length + 1; day <= last; day++) if (beds.has(day)) days++
  return days
}
