import { seasonOf } from '#platform/contract/seasons.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayNumber } from '#platform/contract/dates.ts'
import { capacityOf, sharesOf } from './capacity.ts'
import { actsOfPlant, gardenOf, type GardenPlant } from './garden.ts'
import { growthOfKind } from './kinds.fixture.ts'
import { layOutGarden, movedTo } from './layout.ts'
import { linesOf, netActs, type LedgerAct } from './lines.ts'
import type { Seed } from './seeds.ts'
import { weatherOf } from './sky.ts'

const START = '2026-01-05'
const kinds = fc.constantFrom('habit', 'listen', 'entry', 'mood', 'workout', 'something-new')
const oneAct = fc.record({
  kind: kinds,
  subject: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: null }),
  day: fc.integer({ min: 0, max: 300 }).map((n) => addDays(START, n)),
})
const ledger = fc
  .array(oneAct, { maxLength: 160 })
  .map((acts) => acts.map((act, i): LedgerAct => ({ ...act, key: `k${String(i).padStart(4, '0')}`, count: 1 })))
const undoOf = (act: LedgerAct): LedgerAct => ({ ...act, key: `undo:${act.key}`, count: -1 })
const grown = (acts: readonly LedgerAct[], until?: number) => gardenOf({ lines: linesOf(acts, growthOfKind) }, until)
const byKey = (plants: readonly GardenPlant[]) => new Map(plants.map((plant) => [plant.key, plant]))

describe('a garden', () => {
  test('is the same for any order of its acts', () => {
    fc.assert(
      fc.property(
        ledger.chain((acts) => fc.tuple(fc.constant(acts), fc.shuffledSubarray(acts, { minLength: acts.length }))),
        ([acts, mixed]) => {
          expect(grown(mixed)).toEqual(grown(acts))
        },
      ),
    )
  })

  test('returns to its earlier state when an act is undone', () => {
    fc.assert(
      fc.property(ledger, fc.array(oneAct, { minLength: 1, maxLength: 12 }), (acts, extra) => {
        const slips = extra.map((act, i): LedgerAct => ({ ...act, key: `slip${i}`, count: 1 }))
        expect(grown([...acts, ...slips, ...slips.map(undoOf)])).toEqual(grown(acts))
      }),
    )
  })

  test('never loses anything by one more act, and only one plant changes by it', () => {
    fc.assert(
      fc.property(ledger, oneAct, (acts, one) => {
        const before = byKey(grown(acts).plants)
        const after = byKey(grown([...acts, { ...one, key: 'one more', count: 1 }]).plants)
        const changed = [...after].filter(([key, plant]) => JSON.stringify(before.get(key)) !== JSON.stringify(plant))
        expect(changed).toHaveLength(1)
        for (const [key, plant] of before) expect(after.get(key)!.growth).toBeGreaterThanOrEqual(plant.growth)
      }),
    )
  })

  test('has every act in exactly one plant, and every plant lists exactly its acts', () => {
    fc.assert(
      fc.property(ledger, fc.array(fc.nat(159), { maxLength: 30 }), (acts, undone) => {
        const all = [...acts, ...[...new Set(undone)].flatMap((i) => (acts[i] ? [undoOf(acts[i])] : []))]
        const { plants } = grown(all)
        const listed = plants.flatMap((plant) => {
          const own = actsOfPlant(all, plant.key, growthOfKind)
          expect(own).toHaveLength(plant.acts)
          return own.map((act) => act.key)
        })
        expect(listed.toSorted()).toEqual(
          netActs(all)
            .map((act) => act.key)
            .toSorted(),
        )
      }),
    )
  })

  test('of an earlier day is the garden of the acts up to that day', () => {
    fc.assert(
      fc.property(ledger, fc.integer({ min: -2, max: 302 }), (acts, n) => {
        const day = addDays(START, n)
        expect(grown(acts, dayNumber(day)).plants).toEqual(grown(acts.filter((act) => act.day <= day)).plants)
      }),
    )
  })

  test('replaces old acts by counts without changing any plant', () => {
    fc.assert(
      fc.property(ledger, fc.integer({ min: 0, max: 300 }), (acts, n) => {
        const cut = dayNumber(addDays(START, n))
        const lines = linesOf(acts, growthOfKind)
        const folded = lines.map((line) => {
          const at = line.days.filter((day) => day < cut).length
          const old = line.counts.slice(0, at).reduce((a, b) => a + b, 0)
          return { ...line, folded: old, days: line.days.slice(at), counts: line.counts.slice(at) }
        })
        expect(gardenOf({ lines: folded }).plants).toEqual(gardenOf({ lines }).plants)
      }),
    )
  })

  test('gives about 400 plants to 3,000 acts, and stays a garden after 30,000', () => {
    const spread = (acts: number) =>
      Array.from({ length: 36 }, (_, line) => sharesOf(Math.round((acts / 36) * (0.4 + (line % 7) * 0.2))).length)
    const sum = (list: number[]) => list.reduce((a, b) => a + b, 0)
    expect(sum(spread(3000))).toBeGreaterThan(320)
    expect(sum(spread(3000))).toBeLessThan(480)
    expect(sum(spread(30_000))).toBeLessThan(1800)
    for (let i = 0; i < 60; i++) expect(capacityOf(i + 1)).toBeGreaterThanOrEqual(capacityOf(i))
  })

  test('grows a bought seed by the days of care after it was planted, with acts of any kind', () => {
    const acts = [0, 1, 1, 5, 9].map((n, i): LedgerAct => ({ key: `k${i}`, kind: 'mood', subject: null, day: addDays(START, n), count: 1 }))
    const seed: Seed = { id: 's', species: 'snowbell', planted: dayNumber(addDays(START, 1)), before: 0 }
    const plantOf = (until: number) =>
      gardenOf({ lines: linesOf(acts, growthOfKind), seeds: [seed] }, dayNumber(addDays(START, until))).plants.find(
        (plant) => plant.kind === 'seed',
      )
    expect(plantOf(0)).toBeUndefined()
    expect([1, 4, 5, 9, 200].map((day) => plantOf(day)!.acts)).toEqual([1, 1, 2, 3, 3])
    expect(plantOf(9)!.growth).toBeGreaterThan(plantOf(5)!.growth)
  })
})

describe('the beds', () => {
  test('keep every plant inside the garden, for any set of plants', () => {
    fc.assert(
      fc.property(ledger, fc.integer({ min: 0, max: 2000 }), (acts, least) => {
        const garden = grown(acts)
        const layout = layOutGarden(garden, least)
        expect(layout.placed).toHaveLength(garden.plants.length)
        for (const { x, y } of layout.placed) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(layout.width)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('put a moved plant at its place, and move no other plant', () => {
    const acts = Array.from({ length: 40 }, (_, i): LedgerAct => ({
      key: `k${i}`,
      kind: 'habit',
      subject: 'a',
      day: addDays(START, i),
      count: 1,
    }))
    const lines = linesOf(acts, growthOfKind)
    const plain = layOutGarden(gardenOf({ lines }), 900)
    const { plant } = plain.placed[2]!
    const moved = movedTo(plain, plant.bed, 300, 0.9)
    const after = layOutGarden(gardenOf({ lines, arrangement: [{ key: plant.key, name: 'Old friend', ...moved }] }), 900)
    const spot = (layout: typeof plain, key: string) => layout.placed.find((one) => one.plant.key === key)!
    expect(spot(after, plant.key)).toMatchObject({ x: 300, plant: { name: 'Old friend' } })
    expect(spot(after, plant.key).y).toBeCloseTo(0.9, 2)
    for (const one of plain.placed)
      if (one.plant.key !== plant.key) expect(spot(after, one.plant.key)).toMatchObject({ x: one.x, y: one.y })
  })
})

describe('the sky', () => {
  test('has the season of the person’s hemisphere', () => {
    expect(['2026-01-10', '2026-04-10', '2026-07-10', '2026-10-10', '2026-12-01'].map((day) => seasonOf(day, 'north'))).toEqual([
      'winter',
      'spring',
      'summer',
      'autumn',
      'winter',
    ])
    expect(seasonOf('2026-01-10', 'south')).toBe('summer')
  })

  test('has the same weather all day, another for others, and snow in winter alone', () => {
    const days = Array.from({ length: 200 }, (_, i) => addDays(START, i))
    expect(days.map((day) => weatherOf('u', day, 'summer'))).toEqual(days.map((day) => weatherOf('u', day, 'summer')))
    expect(new Set(days.map((day) => weatherOf('u', day, 'summer'))).has('snow')).toBe(false)
    expect(new Set(days.map((day) => weatherOf('u', day, 'winter'))).has('snow')).toBe(true)
  })
})
