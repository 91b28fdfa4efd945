import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { mulberry32 } from '#platform/contract/random.ts'
import type { Answers } from '../answers.ts'
import { loadInstrument } from '../content/load.ts'
import { normGroupFor } from './norms.ts'
import { resultsOf, scoreAnswers } from './score.ts'

const LONG = 'ipip-neo-120'
const instrument = (await loadInstrument(LONG))!

/**
 * Johnson's scoring as in his own program: a list of the numbers of reversed items, and facets as columns of thirty. It uses none of our
 * data structures. The list comes from the public-domain program.
 */
const REVERSED = new Set([
  9, 19, 24, 30, 39, 40, 48, 49, 51, 53, 54, 60, 62, 67, 68, 69, 70, 73, 74, 75, 78, 79, 80, 81, 83, 84, 85, 88, 89, 90, 92, 94, 96, 97, 98,
  99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 113, 114, 115, 116, 118, 119, 120,
])
function independent(sheet: readonly number[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (let column = 0; column < 30; column++) {
    const domain = 'NEOAC'[column % 5]!
    const facet = `${domain}${Math.floor(column / 5) + 1}`
    let sum = 0
    for (let row = 0; row < 4; row++) {
      const number = row * 30 + column + 1
      const given = sheet[number - 1]!
      sum += REVERSED.has(number) ? Math.abs(given - 6) : given
    }
    sums[facet] = sum
    sums[domain] = (sums[domain] ?? 0) + sum
  }
  return sums
}

const answersOf = (sheet: readonly number[]): Answers =>
  Object.fromEntries(sheet.map((value, at) => [String(at + 1), { value, at: at + 1 }]))

test('1,000 random answer sheets have the scores of an independent scorer, for each facet and domain', () => {
  const random = mulberry32(120)
  for (let round = 0; round < 1000; round++) {
    const sheet = Array.from({ length: 120 }, () => 1 + Math.floor(random.next() * 5))
    const scored = scoreAnswers(instrument, answersOf(sheet))
    const own = Object.fromEntries(Object.entries(scored).map(([scale, { raw }]) => [scale, raw]))
    expect(own).toEqual(independent(sheet))
  }
})

describe('hand-worked', () => {
  const threes = answersOf(Array.from({ length: 120 }, () => 3))

  test('all threes by a man of 30 are 72 in every domain: T N 53.05, E 45.46, O 38.53, A 40.67, C 40.54', () => {
    const group = normGroupFor(instrument, { sex: 'male', age: 30 })!
    const results = resultsOf(instrument, scoreAnswers(instrument, threes), group.id)
    const domains = results.filter(({ of }) => of === 24)
    expect(domains.map(({ raw }) => raw)).toEqual([72, 72, 72, 72, 72])
    expect(Object.fromEntries(domains.map(({ scale, normed }) => [scale, Number(normed!.t.toFixed(2))]))).toEqual({
      N: 53.05,
      E: 45.46,
      O: 38.53,
      A: 40.67,
      C: 40.54,
    })
    expect(results.filter(({ of }) => of === 4).every(({ raw }) => raw === 12)).toBe(true)
  })

  test('with 119 answers the incomplete facet is prorated, and its count shows it', () => {
    const { 1: _, ...gap } = threes
    const [anxiety, whole] = ['N1', 'N'].map((scale) => scoreAnswers(instrument, gap)[scale])
    expect(anxiety).toEqual({ raw: 12, answered: 3 })
    expect(whole).toEqual({ raw: 72, answered: 23 })
  })
})

describe('norms', () => {
  test('equal the published ones: eight groups of 35 means and standard deviations, by checksum of all 560 numbers', () => {
    const published = instrument.norms.filter(({ derived }) => derived === undefined)
    expect(published).toHaveLength(8)
    const order = instrument.scales.map(({ id }) => id).toSorted()
    const lines = published
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .flatMap(({ id, scales }) => order.map((scale) => `${id} ${scale} ${scales[scale]!.mean} ${scales[scale]!.sd}`))
    expect(lines).toHaveLength(280)
    expect(createHash('sha256').update(lines.join('\n')).digest('hex')).toBe(
      'fab781636e258c4d897c8e84298e9174120e4c6aa529c8b20777ee27a1a548aa',
    )
  })

  test('of the neutral group are the mixture of the eight with equal weights', () => {
    const neutral = instrument.norms.find(({ id }) => id === 'neutral')!
    const published = instrument.norms.filter(({ derived }) => derived === undefined)
    for (const { id } of instrument.scales) {
      const all = published.map(({ scales }) => scales[id]!)
      const mean = all.reduce((sum, one) => sum + one.mean, 0) / all.length
      const variance = all.reduce((sum, one) => sum + one.sd ** 2 + (one.mean - mean) ** 2, 0) / all.length
      // The file has two decimals.
      expect(Math.abs(neutral.scales[id]!.mean - mean), id).toBeLessThan(0.0051)
      expect(Math.abs(neutral.scales[id]!.sd - Math.sqrt(variance)), id).toBeLessThan(0.0051)
    }
  })
})
