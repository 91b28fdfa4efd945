import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'
import { suggest, SUGGESTION_RULES, type DayFacts } from '../suggestion.ts'

const all = new Set(['soul', 'journal', 'habits'])
const calm: DayFacts = {
  seed: 'u1 2026-05-04',
  hour: 11,
  isNewcomer: false,
  mood: 4,
  daysSince: { listen: 1, write: 0 },
  waiting: 0,
  areas: all,
}

const since = fc.option(fc.integer({ min: 0, max: 6 }))
const facts: fc.Arbitrary<DayFacts> = fc.record({
  seed: fc.string(),
  hour: fc.integer({ min: 0, max: 23 }),
  isNewcomer: fc.boolean(),
  mood: fc.option(fc.double({ min: 1, max: 5, noNaN: true })),
  daysSince: fc.record({ listen: since, write: since }),
  waiting: fc.option(fc.nat(30)),
  areas: fc.subarray([...all]).map((some) => new Set(some)),
})

describe('the one gentle suggestion', () => {
  test('is always exactly one, and the same for the same day', () => {
    fc.assert(
      fc.property(facts, (day) => {
        const rule = suggest(day)
        expect(SUGGESTION_RULES).toContain(rule)
        expect(suggest(structuredClone(day))).toBe(rule)
      }),
    )
  })

  test('never leads to what the person did not come for', () => {
    const areaOf = { begin: 'soul', breathe: 'soul', windDown: 'soul', listen: 'soul', write: 'journal', habit: 'habits' } as const
    fc.assert(
      fc.property(facts, (day) => {
        const rule = suggest(day)
        if (rule !== 'rest') expect(day.areas.has(areaOf[rule])).toBe(true)
      }),
    )
  })

  test.each([
    ['a first breath for somebody new', { isNewcomer: true }, 'begin'],
    ['breathing after a low mood', { mood: 1.5, waiting: 3 }, 'breathe'],
    ['something to wind down in the evening', { hour: 21 }, 'windDown'],
    ['the same deep in the night', { hour: 2 }, 'windDown'],
    ['a short track after three days without one', { daysSince: { listen: 3, write: 0 } }, 'listen'],
    ['a line when the week has none', { daysSince: { listen: 0, write: null } }, 'write'],
    ['a habit when one is open', { waiting: 2 }, 'habit'],
    ['rest when nothing is called for', {}, 'rest'],
    ['rest too where nobody knows of habits', { waiting: null }, 'rest'],
    ['no second track in the evening of a day with one', { hour: 21, daysSince: { listen: 0, write: 0 } }, 'rest'],
  ] as const)('is %s', (_, change, rule) => {
    expect(suggest({ ...calm, ...change })).toBe(rule)
  })

  test('takes turns over the days where several would fit', () => {
    const rules = Array.from({ length: 60 }, (_, n) =>
      suggest({ ...calm, seed: `u1 day ${n}`, daysSince: { listen: null, write: null }, waiting: 2 }),
    )
    expect(new Set(rules)).toEqual(new Set(['listen', 'write', 'habit']))
  })

  test('has words and a reason for each rule in both languages, and none of them reproaches', () => {
    for (const { rules } of [en.suggestion, de.suggestion]) {
      expect(Object.keys(rules)).toEqual([...SUGGESTION_RULES])
      for (const words of Object.values(rules).flatMap((one) => Object.values(one))) {
        expect(words.length).toBeGreaterThan(3)
        expect(words).not.toMatch(
          /should have|you must|failed|missed|forgot|only \d|lost|behind|solltest|musst|versäumt|verpasst|vergessen|versagt|verloren/i,
        )
      }
    }
  })
})
