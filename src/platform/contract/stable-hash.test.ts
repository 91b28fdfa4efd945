import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stableHash } from './stable-hash.ts'

/** Pearson's chi-square of counts against a uniform distribution; its mean is the number of boxes less one. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('the stable hash', () => {
  test('never changes its values: choices made years ago must not move', () => {
    expect(['', 'a', 'Fernwell', 'Grüße 🌿'].map(stableHash)).toMatchInlineSnapshot(`
      [
        2872998923,
        2448022055,
        3231434590,
        2926642444,
      ]
    `)
  })

  test('is an unsigned 32-bit integer for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const hash = stableHash(text)
        expect(Number.isInteger(hash) && hash >= 0 && hash < 2 ** 32).toBe(true)
        expect(stableHash(text)).toBe(hash)
      }),
    )
  })

  test.each([
    ['low', (hash: number) => hash % 64],
    ['high', (hash: number) => hash >>> 26],
    ['odd', (hash: number) => hash % 61],
  ])('spreads people and days that differ in one letter evenly (%s bits)', (_, box) => {
    const counts = Array.from({ length: 64 }, () => 0)
    for (let person = 0; person < 400; person++) {
      for (let day = 1; day <= 28; day++) {
        const at = box(stableHash(`018f-${person}|2026-02-${String(day).padStart(2, '0')}|`))
        counts[at] = (counts[at] ?? 0) + 1
      }
    }
    const used = counts.filter((count) => count > 0)
    // Five standard deviations above the mean; the keys are fixed, so this cannot fail by chance.
    expect(chiSquare(used)).toBeLessThan(used.length - 1 + 5 * Math.sqrt(2 * (used.length - 1)))
  })

  test('turns about half of the bits when one letter changes', () => {
    let turned = 0
    const rounds = 2000
    for (let i = 0; i < rounds; i++) {
      let differing = stableHash(`person ${i} a`) ^ stableHash(`person ${i} b`)
      for (; differing !== 0; differing &= differing - 1) turned++
    }
    expect(turned / rounds / 32).toBeGreaterThan(0.48)
    expect(turned / rounds / 32).toBeLessThan(0.52)
  })
})
