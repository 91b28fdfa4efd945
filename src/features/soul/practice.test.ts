import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bellTimes,
  BEDS,
  BELLS,
  breathsOf,
  cycleSeconds,
  LEAD,
  PATTERNS,
  phaseAt,
  practiceId,
  practiceOf,
  practiceSeconds,
  type Breathing,
  type Timer,
} from './practice.ts'

const half = (least: number, most: number) => fc.integer({ min: least * 2, max: most * 2 }).map((n) => n / 2)
const breathings: fc.Arbitrary<Breathing> = fc.record({
  kind: fc.constant('breathing' as const),
  in: half(1, 12),
  sip: half(0, 4),
  hold: half(0, 15),
  out: half(1, 20),
  rest: half(0, 15),
  minutes: fc.integer({ min: 1, max: 30 }),
  bed: fc.constantFrom(...BEDS),
})
const timers: fc.Arbitrary<Timer> = fc.record({
  kind: fc.constant('timer' as const),
  minutes: fc.integer({ min: 1, max: 120 }),
  every: fc.integer({ min: 0, max: 60 }),
  bell: fc.constantFrom(...BELLS),
  bed: fc.constantFrom(...BEDS),
})

test('an id encodes all settings of a practice', () => {
  fc.assert(
    fc.property(fc.oneof(breathings, timers), (practice) => {
      expect(practiceOf(practiceId(practice))).toEqual(practice)
    }),
  )
})

test('an id beyond the limits, or in another notation, is no practice', () => {
  const wrong = ['timer-0-0-low-none', 'timer-121-0-low-none', 'timer-10-0-loud-none', 'timer-10-0-low-none-x', 'timer-010-0-low-none']
  const more = ['timer-1e1-0-low-none', 'breathing-0-0-0-40-0-5-none', 'breathing-40-0-0-40-0-31-none', 'breathing-tide', 'night-rain', '']
  for (const id of [...wrong, ...more]) expect(practiceOf(id), id).toBeUndefined()
})

test('bells are at the start, every so many minutes before the end, and three times there', () => {
  expect(bellTimes({ minutes: 10, every: 5 })).toEqual([LEAD, LEAD + 300, LEAD + 600, LEAD + 603, LEAD + 606])
  expect(bellTimes({ minutes: 3, every: 2 })).toEqual([LEAD, LEAD + 120, LEAD + 180, LEAD + 183, LEAD + 186])
  expect(bellTimes({ minutes: 4, every: 0 })).toEqual([LEAD, LEAD + 240, LEAD + 243, LEAD + 246])
  fc.assert(
    fc.property(timers, (timer) => {
      expect(bellTimes(timer).at(-1)).toBeLessThan(practiceSeconds(timer) - 12)
    }),
  )
})

test('every second of the sound has one phase of a breath, and there is none before and after', () => {
  const box: Breathing = { kind: 'breathing', ...PATTERNS.box, minutes: 1, bed: 'none' }
  expect([0, LEAD, LEAD + 4, LEAD + 8.5, LEAD + 12, LEAD + 16].map((at) => phaseAt(box, at)?.phase.way)).toEqual([
    undefined,
    'in',
    'hold',
    'out',
    'rest',
    'in',
  ])
  fc.assert(
    fc.property(breathings, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (breathing, share) => {
      const length = breathsOf(breathing) * cycleSeconds(breathing)
      const at = phaseAt(breathing, LEAD + share * length)!
      expect(at.left).toBeGreaterThan(0)
      expect(at.left).toBeLessThanOrEqual(at.phase.seconds)
      expect(phaseAt(breathing, LEAD + length + 0.01)).toBeUndefined()
    }),
  )
})
