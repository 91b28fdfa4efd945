import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { rounds } from '#testing/depth.ts'
import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import { associations, type Associations, DAYS_NEEDED } from './associations.ts'
import { associationsInWorker } from './associations-in-worker.ts'
import { FALSE_DISCOVERY_RATE } from './false-discovery.ts'
import { syntheticDiary } from './synthetic.fixture.ts'

const RUNS = rounds(80, 200)
/** 400 draws settle an interval well enough to count coverage; 999 permutations reach far below what 12 tests need (0.10 / 12). */
const quick = { draws: 400, permutations: 999 }

const findings = ({ found }: Associations) => found.filter(({ q }) => q <= FALSE_DISCOVERY_RATE)

function runs(wish: Omit<Parameters<typeof syntheticDiary>[0], 'seed'>, name: string) {
  return Array.from({ length: RUNS }, (_, run) =>
    associations({ ...syntheticDiary({ ...wish, seed: `${name} ${run}` }), seed: run, ...quick }),
  )
}

const share = <T>(items: readonly T[], isSo: (item: T) => boolean) => items.filter(isSo).length / items.length

/** Maximum random deviation of a share over so many runs: three standard errors. */
const slack = (rate: number, n: number) => 3 * Math.sqrt((rate * (1 - rate)) / n)

describe('Over many diaries of half a year with moods that persist from day to day', () => {
  const true06 = { length: 180, factors: 4, effect: 0.7 }

  test('a true effect is found, on the right day, and the interval contains it', () => {
    const all = runs(true06, 'true')
    const same = all.map(({ found }) => found.find(({ id, timing }) => id === 'factor 0' && timing === 'same')!)
    expect(share(same, ({ q }) => q <= FALSE_DISCOVERY_RATE)).toBeGreaterThan(0.8)
    const mean = same.reduce((sum, { difference }) => sum + difference, 0) / RUNS
    expect(mean).toBeGreaterThan(0.65)
    expect(mean).toBeLessThan(0.75)
    // Measured 0.94 to 0.96; 95 % less three standard errors would be 0.904.
    expect(share(same, ({ interval }) => interval!.low <= 0.7 && 0.7 <= interval!.high)).toBeGreaterThan(0.95 - slack(0.95, RUNS))
    const falseShare = all.map((one) => share(findings(one), ({ id }) => id !== 'factor 0') || 0)
    expect(falseShare.reduce((a, b) => a + b, 0) / RUNS).toBeLessThan(FALSE_DISCOVERY_RATE + slack(FALSE_DISCOVERY_RATE, RUNS))
  })

  test.each([
    ['that come and go by chance', {}],
    ['that last for days themselves', { lasting: 0.6 }],
    ['that belong to weekends, which are the better days,', { share: 0.15, weekend: { adds: 0.6, share: 0.75 } }],
    ['that grow oftener as the months grow better', { share: 0.1, trend: { adds: 1, share: 0.6 } }],
  ])('factors %s and do nothing are reported in at most a tenth of the diaries, and intervals hold zero as stated', (kind, wish) => {
    const all = runs({ length: 180, factors: 4, ...wish }, kind)
    expect(share(all, (one) => findings(one).length > 0)).toBeLessThan(FALSE_DISCOVERY_RATE + slack(FALSE_DISCOVERY_RATE, RUNS))
    const same = all.flatMap(({ found }) => found.filter(({ timing }) => timing === 'same'))
    const held = share(same, ({ interval }) => interval!.low <= 0 && 0 <= interval!.high)
    expect(held).toBeGreaterThan(0.92)
    expect(held).toBeLessThan(0.98)
  })
})

const days = (from: LocalDay, moods: readonly (number | null)[]) => moods.map((mood, i) => ({ day: addDays(from, i), mood }))

describe('Associations', () => {
  const from = '2025-01-01'

  test('say which days were compared: the day, the day after, the day before', () => {
    // Every fourth day is one with; the day after it is the good one.
    const moods = Array.from({ length: 80 }, (_, i) => (i % 4 === 1 ? 5 : 3))
    const factor = { id: 'walk', days: Array.from({ length: 20 }, (_, i) => addDays(from, i * 4)) }
    const { found } = associations({ days: days(from, moods), factors: [factor], seed: 1, draws: 200, permutations: 199 })
    const by = Object.fromEntries(found.map((one) => [one.timing, one]))
    expect(by['same']).toMatchObject({ nWith: 20, nWithout: 60, difference: 3 - (20 * 5 + 40 * 3) / 60 })
    // The first day has no known day before it; the last has no known day after it.
    expect(by['next-mood']).toMatchObject({ nWith: 20, nWithout: 59, difference: 2 })
    expect(by['next-factor']).toMatchObject({ nWith: 19, nWithout: 60 })
    expect(by['next-mood']!.p).toBeLessThan(0.05)
  })

  test('report no factor until each arm has ten days with a mood', () => {
    const moods = Array.from({ length: 60 }, (_, i) => (i < 5 ? null : 3 + (i % 2)))
    const first = (n: number) => Array.from({ length: n }, (_, i) => addDays(from, i * 2))
    const factors = [
      { id: 'enough', days: first(13) },
      { id: 'too few', days: first(12) },
      { id: 'never', days: [] },
      { id: 'always', days: days(from, moods).map(({ day }) => day) },
    ]
    const { found, notYet } = associations({ days: days(from, moods), factors, seed: 1, draws: 100, permutations: 99 })
    expect(found.map(({ id }) => id)).toContain('enough')
    expect(found.every(({ id }) => id === 'enough')).toBe(true)
    expect(notYet.map(({ id, nWith }) => [id, nWith])).toEqual([
      ['too few', DAYS_NEEDED - 1],
      ['never', 0],
      ['always', 55],
    ])
  })

  test('do not count days before the first day with a factor as days without it', () => {
    const moods = Array.from({ length: 100 }, (_, i) => (i < 50 ? 1 : 3 + (i % 2)))
    const factor = { id: 'new', days: Array.from({ length: 20 }, (_, i) => addDays(from, 50 + i * 2)) }
    const [same] = associations({ days: days(from, moods), factors: [factor], seed: 1, draws: 100, permutations: 99 }).found
    expect(same).toMatchObject({ nWith: 20, nWithout: 30 })
  })

  test('count them where `since` is given', () => {
    const days = Array.from({ length: 60 }, (_, day) => ({ day: addDays('2026-01-01', day), mood: 1 + ((day * 7) % 5) }))
    const late = days.slice(30).filter((_, at) => at % 2 === 0)
    const factor = { id: 'known', days: late.map(({ day }) => day) }
    const arms = (since?: string) =>
      associations({ days, factors: [{ ...factor, ...(since && { since }) }], seed: 1, ...quick }).found.find(
        ({ timing }) => timing === 'same',
      )
    expect(arms()).toMatchObject({ nWith: 15, nWithout: 15 })
    expect(arms('2026-01-11')).toMatchObject({ nWith: 15, nWithout: 35 })
  })

  test('report no factor that only occurs on certain weekdays: it is inseparable from the weekday', () => {
    const moods = Array.from({ length: 140 }, (_, i) => (i % 7 < 5 ? 2.9 : 4) + ((i * 37) % 11) / 20)
    const factor = { id: 'work', days: moods.flatMap((_, i) => (i % 7 < 5 ? [addDays(from, i)] : [])) }
    const { found, notYet } = associations({ days: days(from, moods), factors: [factor], seed: 1, draws: 200, permutations: 999 })
    expect(found.filter(({ timing }) => timing === 'same')).toEqual([])
    expect(notYet).toEqual([{ id: 'work', nWith: 100, nWithout: 40, isInseparable: true }])
  })

  test('find the effect of a factor that mostly occurs on certain weekdays, and its size', () => {
    // Five of six days off work are weekends; being off adds one step, a weekend adds another.
    const isWeekend = (i: number) => i % 7 >= 5
    const isOff = (i: number) => (isWeekend(i) ? i % 3 !== 0 : i % 10 === 0)
    const moods = Array.from({ length: 210 }, (_, i) => 2 + Number(isWeekend(i)) + Number(isOff(i)) + ((i * 37) % 11) / 20)
    const factor = { id: 'off', days: moods.flatMap((_, i) => (isOff(i) ? [addDays(from, i)] : [])) }
    const { found } = associations({ days: days(from, moods), factors: [factor], seed: 1, draws: 200, permutations: 999 })
    const same = found.find(({ timing }) => timing === 'same')!
    expect(same.q).toBeLessThan(0.05)
    expect(same.difference).toBeGreaterThan(1.5)
    expect(same.adjusted).toBeGreaterThan(0.9)
    expect(same.adjusted).toBeLessThan(1.1)
    expect(same.interval!.low).toBeLessThan(1)
    expect(same.interval!.high).toBeGreaterThan(1)
  })

  test('are the same for the same seed, also when computed in a thread, and are empty for an empty diary', async () => {
    const diary = { ...syntheticDiary({ seed: 'once', length: 1000, factors: 6 }), seed: 'a', draws: 100, permutations: 99 }
    const here = associations(diary)
    expect(await associationsInWorker(diary)).toEqual(here)
    expect(associations({ ...diary, seed: 'b' }).found[0]!.interval).not.toEqual(here.found[0]!.interval)
    expect(associations({ days: [], factors: [{ id: 'x', days: [] }], seed: 1 })).toEqual({
      found: [],
      notYet: [{ id: 'x', nWith: 0, nWithout: 0 }],
    })
  })

  test('are the same when a thread reports its modules to `node --watch` first', async () => {
    vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
    onTestFinished(() => void vi.unstubAllEnvs())
    const diary = { ...syntheticDiary({ seed: 'once', length: 1000, factors: 6 }), seed: 'a', draws: 100, permutations: 99 }
    expect(await associationsInWorker(diary)).toEqual(associations(diary))
  })

  test('can be cancelled while they are computed', async () => {
    const diary = { ...syntheticDiary({ seed: 'once', length: 1000, factors: 6 }), seed: 'a' }
    const leaving = new AbortController()
    const answer = associationsInWorker(diary, leaving.signal)
    leaving.abort(new Error('gone'))
    await expect(answer).rejects.toThrow('gone')
  })
})
