import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOADINGS } from '../exercise.ts'
import { fromKg, GYM_LIMITS, toKg, type Gym, type Pieces } from './gym.ts'
import { barFor, loadsIn, loadsInKg, placeOf } from './loads.ts'
import { platesFor, sharedBetween, sumsOf } from './plates.ts'
import { usualGym, withEquipment } from './usual.ts'

const garage: Gym = {
  ...usualGym('home', 'kg', 'Garage'),
  equipment: ['barbell', 'rack', 'bench', 'plate', 'dumbbell', 'landmine', 'kettlebell'],
  bars: [{ kind: 'barbell', weight: 20 }],
  plates: [
    { weight: 20, count: 2 },
    { weight: 10, count: 2 },
    { weight: 2.5, count: 3 },
    { weight: 1.25, count: 2 },
  ],
  dumbbells: [
    { weight: 8, count: 2 },
    { weight: 16, count: 1 },
  ],
  handle: null,
  kettlebells: [{ weight: 16, count: 1 }],
}
const pieces = fc.array(fc.record({ weight: fc.integer({ min: 1, max: 200 }).map((n) => n / 4), count: fc.integer({ min: 1, max: 5 }) }), {
  maxLength: 4,
})

describe('plates on a bar', () => {
  it('are listed for one end, the heaviest first, with the remainder', () => {
    expect(platesFor(85, 20, garage.plates)).toEqual({ plates: [20, 10, 2.5], load: 85, remainder: 0 })
    expect(platesFor(84, 20, garage.plates)).toEqual({ plates: [20, 10, 1.25], load: 82.5, remainder: 1.5 })
    expect(platesFor(400, 20, garage.plates)).toEqual({ plates: [20, 10, 2.5, 1.25], load: 87.5, remainder: 312.5 })
    expect(platesFor(10, 20, garage.plates)).toEqual({ plates: [], load: 20, remainder: -10 })
    expect(platesFor(135, 45, [{ weight: 45, count: 2 }])).toEqual({ plates: [45], load: 135, remainder: 0 })
  })

  it('are as few as possible, also if taking the heaviest first would need more or fail', () => {
    const odd: Pieces[] = [
      { weight: 15, count: 2 },
      { weight: 10, count: 4 },
    ]
    expect(platesFor(60, 20, odd).plates).toEqual([10, 10])
  })

  it('never weigh more than requested, never use more than exist, and are the best choice', () => {
    fc.assert(
      fc.property(pieces, fc.integer({ min: 0, max: 1200 }), fc.constantFrom(1, 2, 4), (plates, quarter, ends) => {
        const wanted = quarter / 4
        const { plates: picked, load, remainder } = platesFor(wanted, 10, plates, ends)
        expect(load).toBeCloseTo(10 + ends * picked.reduce((sum, one) => sum + one, 0), 6)
        expect(load + remainder).toBeCloseTo(wanted, 6)
        if (picked.length > 0) expect(load).toBeLessThanOrEqual(wanted)
        for (const weight of picked) {
          const owned = plates.filter((one) => one.weight === weight).reduce((sum, one) => sum + Math.floor(one.count / ends), 0)
          expect(picked.filter((one) => one === weight).length).toBeLessThanOrEqual(owned)
        }
        const best = Math.max(
          10,
          ...allSums(sharedBetween(plates, ends))
            .map((side) => 10 + ends * side)
            .filter((one) => one <= wanted),
        )
        expect(load).toBeCloseTo(best, 6)
      }),
      { numRuns: 300 },
    )
  })

  it('find every sum that brute force finds, each with pieces that make it', () => {
    fc.assert(
      fc.property(pieces, (some) => {
        const { sums, pick } = sumsOf(some)
        expect(sums).toEqual([...new Set(allSums(some))].filter((sum) => sum > 0).toSorted((a, b) => a - b))
        for (const sum of sums) expect(pick(sum)!.reduce((all, one) => all + one, 0)).toBeCloseTo(sum, 6)
        expect(pick(0.01)).toBeUndefined()
      }),
      { numRuns: 150 },
    )
  })
})

describe('loads that a place can make', () => {
  it('come from its own bars, plates, dumbbells and kettlebells', () => {
    expect(loadsIn(garage, 'barbell').slice(0, 5)).toEqual([20, 22.5, 25, 27.5, 40])
    expect(loadsIn(garage, 'barbell').at(-1)).toBe(87.5)
    expect(loadsIn(garage, 'landmine').slice(0, 3)).toEqual([20, 21.25, 22.5])
    expect([loadsIn(garage, 'dumbbell'), loadsIn(garage, 'dumbbells')]).toEqual([[8, 16], [8]])
    expect([loadsIn(garage, 'kettlebell'), loadsIn(garage, 'kettlebells')]).toEqual([[16], []])
    expect(loadsIn(garage, 'plate')).toEqual([1.25, 2.5, 10, 20])
    expect([loadsIn(garage, 'ez-bar'), loadsIn(garage, 'band'), loadsIn(garage, 'ball')]).toEqual([[], [], []])
  })

  it('of adjustable dumbbells need four equal plates for a pair', () => {
    const handles: Gym = { ...garage, dumbbells: [], handle: { weight: 2, count: 2 }, plates: [...pairOf(5, 4), ...pairOf(2.5, 2)] }
    expect(loadsIn(handles, 'dumbbells')).toEqual([2, 12])
    expect(loadsIn(handles, 'dumbbell')).toEqual([2, 7, 12, 17, 22, 27])
  })

  it('are none if the equipment itself is missing, with any weights recorded', () => {
    const bare: Gym = { ...garage, equipment: [] }
    for (const loading of ['barbell', 'dumbbells', 'kettlebell', 'plate', 'landmine'] as const) expect(loadsIn(bare, loading)).toEqual([])
  })

  it('are in order, each once, within bounds, and can be loaded', () => {
    for (const unit of ['kg', 'lb'] as const) {
      const club = usualGym('gym', unit, 'Club')
      for (const loading of LOADINGS) {
        const loads = loadsIn(club, loading)
        expect(loads).toEqual([...new Set(loads)].toSorted((a, b) => a - b))
        expect(loads.length).toBeLessThanOrEqual(2000)
        for (const load of loads) expect(load).toBeLessThanOrEqual(GYM_LIMITS.load)
      }
      for (const load of loadsIn(club, 'barbell')) {
        const bar = barFor(club, 'barbell', load)!
        expect(platesFor(load, bar, club.plates)).toMatchObject({ load, remainder: 0 })
      }
    }
  })

  it('are given to the planner in kilograms, and convert back unchanged', () => {
    const club = usualGym('gym', 'lb', 'Club')
    expect(loadsInKg(club, 'dumbbells')[0]).toBeCloseTo(1.134, 3)
    const { equipment, loadsFor } = placeOf(club)
    expect(equipment.has('barbell')).toBe(true)
    expect(loadsFor({ loading: 'barbell' })).toBe(loadsFor({ loading: 'barbell' }))
    for (const kg of [0, 0.5, 1 / 3, 62.5, 999.99]) expect(toKg(fromKg(kg, 'lb'), 'lb')).toBeCloseTo(kg, 9)
  })
})

describe('a usual place', () => {
  it('gains the weights for new equipment, and keeps a person’s entries', () => {
    const home = usualGym('home', 'kg', 'Home')
    const more = withEquipment(home, [...home.equipment, 'barbell', 'kettlebell'])
    expect(loadsIn(more, 'barbell').length).toBeGreaterThan(10)
    expect(loadsIn(more, 'kettlebell')).toEqual([8, 12, 16])
    expect(more.dumbbells).toEqual(home.dumbbells)
    expect(
      withEquipment(
        more,
        more.equipment.filter((one) => one !== 'barbell'),
      ).bars,
    ).toEqual(more.bars)
  })
})

const pairOf = (weight: number, count: number): Pieces[] => [{ weight, count }]

function allSums(some: readonly Pieces[]): number[] {
  return some.reduce<number[]>(
    (sums, { weight, count }) => sums.flatMap((sum) => Array.from({ length: count + 1 }, (_, n) => sum + n * weight)),
    [0],
  )
}
