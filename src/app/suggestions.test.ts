import { describe, expect, test } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { suggest } from '#features/hub/server/suggest.ts'
import type { DayFacts } from '#platform/server/hub.ts'

type Views = Readonly<Record<string, { words: Readonly<Record<'en' | 'de', Readonly<Record<string, string>>>> }>>
type Day = Omit<DayFacts, 'daysSince'> & {
  listen: number | null
  entry: number | null
  /** A questionnaire under way, on its feature's own card. */ quiz: number | null
}
const calm: Day = { hour: 11, isNewcomer: false, mood: 4, listen: 1, entry: 0, waiting: 0, quiz: null }

const suggested = (day: Day, seed = 'u1 2026-05-04') => {
  const facts = { ...day, daysSince: (kind: string) => (kind === 'listen' ? day.listen : kind === 'entry' ? day.entry : null) }
  const waiting: Readonly<Record<string, number | null>> = { habits: day.waiting, personality: day.quiz }
  const rules = serverFeatures.map(({ id, suggestions = [] }) => ({
    feature: id,
    rules: suggestions,
    facts: { ...facts, waiting: waiting[id] ?? null },
  }))
  return suggest(rules, [], seed)?.rule
}

describe('the features’ suggestions', () => {
  test.each([
    ['a first breath for somebody new', { isNewcomer: true }, 'begin'],
    ['breathing after a low mood', { mood: 1.5, waiting: 3 }, 'breathe'],
    ['something to wind down in the evening', { hour: 21 }, 'windDown'],
    ['the same deep in the night', { hour: 2 }, 'windDown'],
    ['a short track after three days without one', { listen: 3, entry: 0 }, 'listen'],
    ['a line when the week has none', { listen: 0, entry: null }, 'write'],
    ['a habit when one is open', { waiting: 2 }, 'habit'],
    ['a questionnaire that can go on', { quiz: 1 }, 'quiz'],
    ['rest when nothing is called for', {}, 'rest'],
    ['rest too where nobody knows of habits', { waiting: null }, 'rest'],
    ['no second track in the evening of a day with one', { hour: 21, listen: 0, entry: 0 }, 'rest'],
  ] as const)('is %s', (_, change, rule) => {
    expect(suggested({ ...calm, ...change })).toBe(rule)
  })

  test('takes turns over the days where several would fit', () => {
    const rules = Array.from({ length: 60 }, (_, n) =>
      suggested({ ...calm, listen: null, entry: null, waiting: 2, quiz: 1 }, `u1 day ${n}`),
    )
    expect(new Set(rules)).toEqual(new Set(['listen', 'write', 'habit', 'quiz']))
  })

  test('has words and a reason for each rule in both languages, and none of them reproaches', async () => {
    for (const { id, suggestions: rules } of serverFeatures) {
      if (!rules) continue
      // Imported by a variable path: the two halves are type-checked as two programs.
      const file: string = `../features/${id}/web/suggestions.ts`
      const { suggestions } = (await import(file)) as { suggestions: Views }
      expect(Object.keys(suggestions).toSorted()).toEqual(rules.map(({ rule }) => rule).toSorted())
      for (const { words } of Object.values(suggestions)) {
        for (const stated of [words.en, words.de].flatMap((one) => Object.values(one))) {
          expect(stated.length).toBeGreaterThan(3)
          expect(stated).not.toMatch(
            /should have|you must|failed|missed|forgot|only \d|lost|behind|solltest|musst|versäumt|verpasst|vergessen|versagt|verloren/i,
          )
        }
      }
    }
  })
})
