import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rounds } from '#testing/depth.ts'
import { addDays } from '#platform/contract/dates.ts'
import { loadBank } from './bank.ts'
import { type PromptAsk, REST_BETWEEN, promptFor, promptOrder, reasonFor, timeOfDayOf } from './prompts.ts'
import { markSeen, seenBefore } from './seen.ts'
import { type PromptMeta, gapKeys, timesOfDay } from './types.ts'

const { prompts, byId } = await loadBank('en')
const ids = prompts.map((prompt) => prompt.id)
const meta = (id: string): PromptMeta => byId.get(id)!

const ask: PromptAsk = { userId: 'maya', day: '2026-11-21', timeOfDay: 'evening', gaps: [], avoidTender: false, seen: [] }
const anyAsk: fc.Arbitrary<PromptAsk> = fc.record({
  userId: fc.uuid(),
  day: fc.integer({ min: 0, max: 40_000 }).map((n) => addDays('1970-01-01', n)),
  timeOfDay: fc.constantFrom(...timesOfDay),
  gaps: fc.subarray([...gapKeys]),
  avoidTender: fc.boolean(),
  seen: fc.shuffledSubarray(ids, { maxLength: 90 }),
})

/** How often each prompt is chosen in many draws. */
const OFTEN = rounds(6, 12)

describe('the prompt of a person and a day', () => {
  test('is the same however often it is asked for, for any order of the bank', () => {
    fc.assert(
      fc.property(anyAsk, fc.nat(1000), (any, skip) => {
        const chosen = promptFor(prompts, { ...any, skip })
        expect(promptFor(prompts, { ...any, skip })).toBe(chosen)
        expect(promptFor(prompts.toReversed(), { ...any, skip })).toBe(chosen)
      }),
      { numRuns: 50 },
    )
  })

  test('differs between people, days and times of day', () => {
    const first = (change: Partial<PromptAsk>) => promptFor(prompts, { ...ask, ...change, skip: 0 })
    expect(new Set(Array.from({ length: 50 }, (_, i) => first({ userId: `person ${i}` }))).size).toBeGreaterThan(40)
    expect(new Set(Array.from({ length: 50 }, (_, i) => first({ day: addDays('2026-01-01', i) }))).size).toBeGreaterThan(40)
    expect(new Set(timesOfDay.map((timeOfDay) => first({ timeOfDay }))).size).toBe(4)
  })

  test.each([
    ['people', (i: number) => ({ userId: `0198f0de-0000-7000-8000-${String(i).padStart(12, '0')}` })],
    ['the days of a long life', (i: number) => ({ day: addDays('1970-01-01', i) })],
  ])('falls evenly over %s', (_, change) => {
    const suiting = prompts.filter((prompt) => prompt.times.includes('evening'))
    const counts = new Map(suiting.map((prompt) => [prompt.id, 0]))
    const askings = suiting.length * OFTEN
    for (let i = 0; i < askings; i++) {
      const id = promptFor(prompts, { ...ask, ...change(i), skip: 0 })
      counts.set(id, counts.get(id)! + 1)
    }
    const free = suiting.length - 1
    const chiSquare = counts.values().reduce((sum, count) => sum + (count - OFTEN) ** 2 / OFTEN, 0)
    expect(chiSquare).toBeLessThan(free + 5 * Math.sqrt(2 * free))
    expect(chiSquare).toBeGreaterThan(free - 5 * Math.sqrt(2 * free))
  })

  test('suits the time of day', () => {
    fc.assert(
      fc.property(anyAsk, fc.nat(99), (any, skip) => {
        expect(meta(promptFor(prompts, { ...any, skip })).times).toContain(any.timeOfDay)
      }),
      { numRuns: 100 },
    )
  })
})

describe('another', () => {
  test('walks through the whole bank without a repeat, then begins again', () => {
    fc.assert(
      fc.property(anyAsk, (any) => {
        const expected = prompts.filter((prompt) => !any.avoidTender || !prompt.tender).map((prompt) => prompt.id)
        const order = promptOrder(prompts, any)
        expect(order.toSorted()).toEqual(expected.toSorted())
        expect(promptFor(prompts, { ...any, skip: order.length + 3 })).toBe(order[3])
      }),
      { numRuns: 50 },
    )
    const walk = ids.map((_, skip) => promptFor(prompts, { ...ask, skip }))
    expect(new Set(walk).size).toBe(prompts.length)
    expect(walk).toEqual(promptOrder(prompts, ask))
  })

  test('never shows prompts that may touch grief or family when these are excluded', () => {
    fc.assert(
      fc.property(anyAsk, (any) => {
        for (const id of promptOrder(prompts, { ...any, avoidTender: true })) expect(meta(id).tender, id).not.toBe(true)
      }),
      { numRuns: 50 },
    )
    expect(promptOrder(prompts, ask).some((id) => meta(id).tender)).toBe(true)
  })

  test('comes back to the last sixty only when all others were shown, longest ago first', () => {
    fc.assert(
      fc.property(anyAsk, (any) => {
        const order = promptOrder(prompts, any)
        const lately = any.seen.slice(-REST_BETWEEN).filter((id) => order.includes(id))
        expect(order.slice(order.length - lately.length)).toEqual(lately)
      }),
      { numRuns: 100 },
    )
  })
})

describe('a gap of the last days', () => {
  test('is answered first, and by every second prompt while there are such', () => {
    fc.assert(
      fc.property(anyAsk, (any) => {
        fc.pre(any.gaps.length > 0)
        const answers = (id: string) => meta(id).lacks?.some((lack) => any.gaps.includes(lack)) ?? false
        const order = promptOrder(prompts, any)
        const candidates = order.filter(
          (id) => answers(id) && !any.seen.slice(-REST_BETWEEN).includes(id) && meta(id).times.includes(any.timeOfDay),
        )
        const others = order.filter(
          (id) => !answers(id) && !any.seen.slice(-REST_BETWEEN).includes(id) && meta(id).times.includes(any.timeOfDay),
        )
        const pairs = Math.min(candidates.length, others.length, 10)
        for (let i = 0; i < pairs * 2; i++) expect(answers(order[i]!), `${i}`).toBe(i % 2 === 0)
      }),
      { numRuns: 100 },
    )
  })

  test('gets a fair share among several gaps, also when one has far more prompts', () => {
    const gaps = ['scene', 'feelings'] as const
    const first = Array.from({ length: 400 }, (_, i) => meta(promptFor(prompts, { ...ask, userId: `person ${i}`, gaps, skip: 0 })))
    const named = first.filter((prompt) => prompt.lacks?.includes('feelings')).length
    expect(named).toBeGreaterThan(150)
    expect(named).toBeLessThan(270)
  })

  test('is the reason for "why this?", else the time of day, else its turn', () => {
    const gaps = [
      { key: 'gratitude', reason: 'no-gratitude' },
      { key: 'body', reason: 'no-body' },
    ] as const
    const prompt: PromptMeta = { id: 'a', theme: 'body', times: ['evening', 'night'], lacks: ['body'] }
    expect(reasonFor(prompt, gaps, 'evening')).toBe('no-body')
    expect(reasonFor({ ...prompt, lacks: ['body', 'gratitude'] }, gaps, 'evening')).toBe('no-gratitude')
    expect(reasonFor(prompt, [], 'night')).toBe('night')
    expect(reasonFor(prompt, [], 'morning')).toBe('turn')
    expect(reasonFor({ ...prompt, times: timesOfDay }, [], 'night')).toBe('turn')
  })
})

describe('a person who opens the journal every evening', () => {
  test('meets no prompt twice within sixty days and most of the bank within two years', () => {
    let marks: string[] = []
    const shown: string[] = []
    for (let i = 0; i < 730; i++) {
      const day = addDays('2026-01-01', i)
      const today = { ...ask, day, seen: seenBefore(marks, day) }
      const id = promptFor(prompts, { ...today, skip: 0 })
      expect(shown.slice(-REST_BETWEEN)).not.toContain(id)
      shown.push(id)
      marks = markSeen(marks, id, day)
      // A prompt shown today does not change today's choice.
      expect(promptFor(prompts, { ...today, seen: seenBefore(marks, day), skip: 0 })).toBe(id)
    }
    expect(new Set(shown).size).toBeGreaterThan(250)
  })
})

test('an empty bank is an error that says so', () => {
  expect(() => promptFor([], { ...ask, skip: 0 })).toThrow(RangeError)
})

describe('the time of day', () => {
  test.each([
    ['00:00', 'night'],
    ['03:59', 'night'],
    ['04:00', 'morning'],
    ['10:59', 'morning'],
    ['11:00', 'day'],
    ['16:59', 'day'],
    ['17:00', 'evening'],
    ['21:59', 'evening'],
    ['22:00', 'night'],
    ['23:59', 'night'],
  ] as const)('at %s is %s', (clock, expected) => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number)
    expect(timeOfDayOf(hours * 60 + minutes)).toBe(expected)
    expect(timeOfDayOf(hours * 60 + minutes - 1440)).toBe(expected)
    expect(timeOfDayOf(hours * 60 + minutes + 1440)).toBe(expected)
  })

  test('of no time at all is day', () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY].map(timeOfDayOf)).toEqual(['day', 'day'])
  })
})
