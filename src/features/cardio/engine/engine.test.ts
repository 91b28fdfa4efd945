import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyse, decouplingOf, gainOf, secondsInZones, splitsOf } from './analysis.ts'
import { metOf, netKcalByHeartRate, netKcalByMet } from './energy.ts'
import { flatten, haversine, scaleLength, simplified } from './geo.ts'
import { stepAt, stepsOf, totalSeconds, USUAL_INTERVALS } from './intervals.ts'
import { muscleLoadOf } from './kinds.ts'
import { motionOf, trackOf } from './track.ts'
import { loop, METRES_PER_DEGREE, north } from './tracks.fixture.ts'
import { creditedMinutes } from './weeks.ts'
import { effortByHeartRate, maxByAge, zoneLimits, zoneOf } from './zones.ts'

const usual = { method: 'max', max: null, rest: null, own: null } as const

describe('energy', () => {
  test('is METs minus one for rest, times kilograms and hours', () => {
    // (9.3 − 1) × 70 × 0.5, calculated by hand.
    expect(netKcalByMet(9.3, 70, 1800)).toBeCloseTo(290.5, 6)
    expect(netKcalByMet(1, 70, 3600)).toBe(0)
  })

  test('uses the row of the Compendium for the speed, or for the effort without a distance', () => {
    // 10 km in an hour are 6.21 mph: 12050, running 6–6.3 mph.
    expect(metOf({ kind: 'run', effort: 'light', seconds: 3600, metres: 10_000 })).toEqual({ met: 9.3, code: '12050', by: 'speed' })
    expect(metOf({ kind: 'ride', effort: 'light', seconds: 3600, metres: 20_000 })).toMatchObject({ met: 8, code: '01030' })
    expect(metOf({ kind: 'walk', effort: 'moderate', seconds: 3600, metres: 5000 })).toMatchObject({ met: 3.8, code: '17190' })
    expect(metOf({ kind: 'run', effort: 'vigorous', seconds: 3600, metres: null })).toMatchObject({ met: 10.5, by: 'effort' })
    expect(metOf({ kind: 'class', effort: 'moderate', seconds: 3600, metres: 10_000 })).toMatchObject({ by: 'effort' })
  })

  test('from heart rate is Keytel’s equation minus rest, for both sexes', () => {
    // (−55.0969 + 0.6309·150 + 0.1988·75 + 0.2017·40) / 4.184 = 14.944 kcal/min; an hour less 75 kcal of rest.
    expect(netKcalByHeartRate({ bpm: 150, kg: 75, age: 40, sex: 'male', seconds: 3600 })).toBeCloseTo(14.9439 * 60 - 75, 0)
    // (−20.4022 + 0.4472·150 − 0.1263·60 + 0.074·30) / 4.184 = 9.8757 kcal/min.
    expect(netKcalByHeartRate({ bpm: 150, kg: 60, age: 30, sex: 'female', seconds: 3600 })).toBeCloseTo(9.8757 * 60 - 60, 0)
    expect(netKcalByHeartRate({ bpm: 70, kg: 60, age: 30, sex: 'female', seconds: 3600 })).toBeNull()
  })
})

describe('zones', () => {
  test('begin at shares of the highest heart rate, estimated by age after Tanaka unless measured', () => {
    expect(maxByAge(40)).toBe(180)
    expect(zoneLimits(usual, 40)).toEqual([90, 108, 126, 144, 162])
    expect(zoneLimits({ ...usual, max: 200 }, 40)).toEqual([100, 120, 140, 160, 180])
    expect(zoneLimits(usual, null)).toBeNull()
  })

  test('by reserve follow Karvonen: rest plus a share of the reserve', () => {
    // 60 + 0.5·(180−60) = 120, 60 + 0.9·120 = 168.
    expect(zoneLimits({ ...usual, method: 'reserve', max: 180, rest: 60 }, null)).toEqual([120, 132, 144, 156, 168])
    expect(zoneLimits({ ...usual, method: 'reserve', max: 180 }, null)).toBeNull()
    expect(zoneLimits({ ...usual, method: 'own', own: [100, 110, 120, 130, 140] }, null)).toEqual([100, 110, 120, 130, 140])
  })

  test('include their lower limit, and effort follows from the mean heart rate', () => {
    expect([89, 90, 125, 126, 200].map((bpm) => zoneOf(bpm, [90, 108, 126, 144, 162]))).toEqual([0, 1, 2, 3, 5])
    expect([110, 120, 140].map((mean) => effortByHeartRate(mean, 180))).toEqual(['light', 'moderate', 'vigorous'])
  })

  test('count every second of the recording once, without pauses', () => {
    const track = { ...north(3, 600, 5, ({ t }) => ({ hr: t < 300 ? 100 : 150 })), starts: [61] }
    expect(secondsInZones(track, [90, 120, 140, 160, 180])).toEqual([0, 300, 0, 295, 0, 0])
  })
})

describe('distance', () => {
  test('is the great circle distance: a degree of latitude, a quarter of the equator, Berlin to Munich', () => {
    expect(haversine({ lat: 0, lon: 0 }, { lat: 1, lon: 0 })).toBeCloseTo(METRES_PER_DEGREE, 3)
    expect(haversine({ lat: 0, lon: 0 }, { lat: 0, lon: 90 }) / METRES_PER_DEGREE).toBeCloseTo(90, 6)
    expect(haversine({ lat: 52.52, lon: 13.405 }, { lat: 48.137, lon: 11.575 }) / 1000).toBeCloseTo(504.3, 0)
    expect(haversine({ lat: 0, lon: 179.9 }, { lat: 0, lon: -179.9 })).toBeCloseTo(0.2 * METRES_PER_DEGREE, 3)
  })

  test('comes from the device if recorded, else from positions without satellite jumps', () => {
    expect(motionOf(north(3, 100)).metres!.at(-1)).toBeCloseTo(300, 0)
    expect(motionOf(north(3, 100, 1, ({ t }) => ({ dist: t * 2 }))).metres!.at(-1)).toBe(200)
    const jumping = trackOf([0, 1, 2, 3].map((t) => ({ t, lat: t === 2 ? 5 : t / METRES_PER_DEGREE, lon: 10 })))!
    expect(motionOf(jumping).metres!.at(-1)).toBeLessThan(5)
  })

  test('standing and pauses do not count as moving time', () => {
    const points = [
      ...Array.from({ length: 101 }, (_, t) => ({ t, dist: t * 3 })),
      ...Array.from({ length: 300 }, (_, i) => ({ t: 101 + i, dist: 300 })),
    ]
    expect(Math.abs(motionOf(trackOf(points)!).moving.at(-1)! - 100)).toBeLessThanOrEqual(6)
    const paused = trackOf(
      [
        { t: 0, dist: 0 },
        { t: 10, dist: 30 },
        { t: 1000, dist: 31 },
        { t: 1010, dist: 61 },
      ],
      [1000],
    )!
    expect(motionOf(paused).moving.at(-1)).toBe(20)
  })
})

describe('splits', () => {
  test('are cut between points, and the last has the remaining distance', () => {
    const track = north(4, 675, 3)
    const splits = splitsOf(track, motionOf(track), 1000)
    expect(splits.map(({ metres }) => Math.round(metres))).toEqual([1000, 1000, 700])
    expect(splits.map(({ seconds }) => Math.round(seconds))).toEqual([250, 250, 175])
  })

  test('add up to the whole distance and time for any split length', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 6, noNaN: true }),
        fc.integer({ min: 60, max: 4000 }),
        fc.double({ min: 150, max: 2000, noNaN: true }),
        (speed, seconds, length) => {
          const track = north(speed, seconds, 5)
          const motion = motionOf(track)
          const splits = splitsOf(track, motion, length)
          const sum = (of: (split: (typeof splits)[number]) => number) => splits.reduce((all, split) => all + of(split), 0)
          expect(Math.abs(sum(({ metres }) => metres) - motion.metres!.at(-1)!)).toBeLessThanOrEqual(length / 100)
          expect(Math.abs(sum((split) => split.seconds) - motion.moving.at(-1)!)).toBeLessThanOrEqual(length / 100 / speed + 0.01)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('decoupling', () => {
  const steady = (bpm: (t: number) => number) => {
    const track = north(3, 3600, 5, ({ t }) => ({ hr: bpm(t) }))
    return decouplingOf(track, motionOf(track))
  }
  test('is zero where heart rate and pace stay constant', () => {
    expect(steady(() => 140)).toBeCloseTo(0, 3)
  })
  test('is the lost share of distance per beat: 140 to 154 beats at one pace are 9.1 %', () => {
    expect(steady((t) => (t <= 1800 ? 140 : 154))).toBeCloseTo(1 - 140 / 154, 3)
  })
  test('is null for a short recording or one with gaps', () => {
    const short = north(3, 1200, 5, () => ({ hr: 140 }))
    expect(decouplingOf(short, motionOf(short))).toBeNull()
    const gaps = north(3, 3600, 5, ({ t }) => (t > 2400 ? {} : { hr: 140 }))
    expect(decouplingOf(gaps, motionOf(gaps))).toBeNull()
  })
})

test('a climb counts from three metres on, so noise adds no climb', () => {
  expect(gainOf([10, 11, 10, 12, 10, 11])).toEqual({ gain: 0, loss: 0 })
  expect(gainOf([0, 50, null, 20, 60])).toEqual({ gain: 90, loss: 30 })
})

test('a climb counts in full, from its low to its high', () => {
  // Steps of two metres: the ends of each climb are within the threshold.
  expect(gainOf([0, 2, 4, 6, 8, 10, 8, 6, 4, 2, 0])).toEqual({ gain: 10, loss: 10 })
  // A dip of less than three metres on the way up starts no new climb.
  expect(gainOf([0, 4, 3, 7, 5, 10])).toEqual({ gain: 10, loss: 0 })
  // A low before the first climb, and a high after the last step.
  expect(gainOf([10, 9, 8, 12, 13, 14])).toEqual({ gain: 6, loss: 0 })
  // Ten hills of five metres, in steps of one metre.
  const hill = [1, 2, 3, 4, 5, 4, 3, 2, 1, 0]
  expect(gainOf([0, ...Array.from({ length: 10 }, () => hill).flat()])).toEqual({ gain: 50, loss: 50 })
  // A rise of exactly the threshold counts; less does not.
  expect(gainOf([0, 3, 0])).toEqual({ gain: 3, loss: 3 })
  expect(gainOf([0, 2.9, 0])).toEqual({ gain: 0, loss: 0 })
  expect(gainOf([])).toEqual({ gain: 0, loss: 0 })
})

test('a long smooth climb counts in full, at any sampling rate', () => {
  for (const step of [0.1, 0.7, 1, 2.3, 10]) {
    const up = Array.from({ length: Math.floor(100 / step) + 1 }, (_, index) => index * step)
    expect(gainOf(up).gain).toBeCloseTo(up.at(-1)!, 6)
  }
})

test('a drawing keeps corners, drops points on straight lines, and its scale is a round number', () => {
  const line = Array.from({ length: 101 }, (_, i) => ({ x: i, y: i <= 50 ? 0 : i - 50 }))
  expect(simplified(line, 0.5)).toEqual([0, 50, 100])
  expect(scaleLength(5200, 1000)).toBe(1)
  expect(scaleLength(900, 1000)).toBe(0.2)
  expect(
    flatten([
      { lat: 0, lon: 179.99 },
      { lat: 0, lon: -179.99 },
    ])[1]!.x,
  ).toBeCloseTo(0.02 * METRES_PER_DEGREE, 0)
})

test('the data for a page stay small, however long the recording', () => {
  const track = trackOf(loop({ speed: 5, metres: 90_000, every: 1, bpm: (t) => 120 + (t % 40), ele: (share) => 200 * share }))!
  const found = analyse(track, [100, 120, 140, 160, 180])
  expect(found.route!.points.length).toBeLessThanOrEqual(600)
  expect(JSON.stringify(found).length).toBeLessThan(60_000)
  expect(found.metres).toBeCloseTo(90_000, -2)
  expect(found.gain).toBeCloseTo(200, -1)
})

test('a track accepts any points: it sorts them, keeps one a second and drops invalid ones', () => {
  const track = trackOf([
    { t: 105, lat: 50, lon: 8, hr: 140 },
    { t: 100, lat: 0, lon: 0, hr: 300 },
    { t: 100.2, hr: 120 },
    { t: Number.NaN, hr: 100 },
    { t: 100 + 50 * 3600, hr: 100 },
  ])
  expect(track).toEqual({ t: [0, 5], lat: [null, 50], lon: [null, 8], hr: [120, 140] })
  expect(trackOf([{ t: 1 }])).toBeUndefined()
})

test('weeks count a vigorous minute twice and a light one not at all', () => {
  expect(creditedMinutes({ light: 3600, moderate: 3600, vigorous: 1800 })).toBe(120)
})

test('a vigorous run loads calves more than arms, and more than an easy run', () => {
  const run = (effort: 'light' | 'vigorous') => muscleLoadOf({ kind: 'run', effort, seconds: 3600 })
  expect(run('vigorous').calves).toBeGreaterThan(run('light').calves!)
  expect(run('vigorous').biceps).toBeUndefined()
  expect(muscleLoadOf({ kind: 'swim', effort: 'moderate', seconds: 3600 }).lats).toBeGreaterThan(2)
})

test('intervals follow one another without a rest after the last', () => {
  const steps = stepsOf(USUAL_INTERVALS)
  expect(totalSeconds(steps)).toBe(300 + 6 * 60 + 5 * 90 + 300)
  expect(steps.filter(({ kind }) => kind === 'rest')).toHaveLength(5)
  expect(stepAt(steps, 300)).toMatchObject({ step: { kind: 'work', round: 1 }, left: 60 })
  expect(stepAt(steps, 99_999)).toBeUndefined()
})
