import { describe, expect, test } from 'vitest'
import { loadFeelings } from './feelings.ts'
import de from './feelings.de.json' with { type: 'json' }
import en from './feelings.en.json' with { type: 'json' }

const wheel = await loadFeelings('en')
const words = wheel.families.flatMap((family) => family.words)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('the wheel of feelings', () => {
  test('has six to eight families of eight to twelve words, each with an id of its own', () => {
    expect(wheel.families.length).toBeGreaterThanOrEqual(6)
    expect(wheel.families.length).toBeLessThanOrEqual(8)
    for (const family of wheel.families) {
      expect(family.words.length, family.id).toBeGreaterThanOrEqual(8)
      expect(family.words.length, family.id).toBeLessThanOrEqual(12)
    }
    expect(wheel.byId.size).toBe(words.length + wheel.families.length)
    // The contract's shape of a feeling.
    for (const { id } of [...wheel.families, ...words]) expect(id).toMatch(/^[a-z][a-z-]{0,39}$/)
  })

  test.each([
    ['en', en],
    ['de', de],
  ] as const)('has one plain word for each, and none twice (%s)', async (language, stated) => {
    const loaded = await loadFeelings(language)
    expect(Object.keys(stated.families).sort()).toEqual(wheel.families.map((family) => family.id).sort())
    expect(Object.keys(stated.words).sort()).toEqual(words.map((word) => word.id).sort())
    const all = loaded.families.flatMap((family) => family.words.map((feeling) => feeling.word.toLowerCase()))
    expect(new Set(all).size).toBe(all.length)
    for (const word of [...all, ...loaded.families.map((family) => family.word)]) {
      // Three words at most: it has to fit a chip.
      expect(word).toMatch(/^[\p{L}-]+( [\p{L}-]+){0,2}$/u)
      expect(word).not.toMatch(/depress|trauma|manic|dissoci|anhedon/i)
    }
  })

  test('lies within its scales, and each family is of one kind', () => {
    for (const family of wheel.families) {
      for (const { id, valence, energy } of [family, ...family.words]) {
        expect([-2, -1, 0, 1, 2], id).toContain(valence)
        expect(Math.abs(energy), id).toBeLessThanOrEqual(1)
        expect(valence * Math.sign(family.valence), id).toBeGreaterThanOrEqual(0)
      }
      expect(Math.abs(mean(family.words.map((word) => word.energy)) - family.energy), family.id).toBeLessThan(0.35)
    }
  })

  test('is balanced between pleasant and unpleasant, still and stirred', () => {
    expect(wheel.families.filter((family) => family.valence > 0).length).toBe(wheel.families.length / 2)
    expect(Math.abs(mean(words.map((word) => word.valence)))).toBeLessThan(0.15)
    expect(Math.abs(mean(words.map((word) => word.energy)))).toBeLessThan(0.15)
    for (const pleasant of [true, false]) {
      for (const stirred of [true, false]) {
        const quarter = words.filter((word) => word.valence > 0 === pleasant && word.energy > 0 === stirred)
        expect(quarter.length, `${pleasant} ${stirred}`).toBeGreaterThanOrEqual(words.length * 0.18)
      }
    }
  })
})

test('no two feelings have the same name, a family and one of its words neither', async () => {
  for (const language of ['en', 'de'] as const) {
    const { byId } = await loadFeelings(language)
    const names = [...byId.values()].map(({ word }) => word.toLocaleLowerCase(language))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  }
})
