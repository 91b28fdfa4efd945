import { expect, test } from 'vitest'
import { RELATIONS } from '../../contract.ts'
import { placed, WIDTH } from './map.ts'

test('Neighbours of any kind and length lie inside the picture, each once, without overlaps', () => {
  for (let seed = 0; seed < 300; seed++) {
    const neighbours = Array.from({ length: seed % 20 }, (_, nth) => ({
      word: 'w'.repeat(1 + ((seed * 7 + nth * 13) % 30)),
      slug: `w${nth}`,
      relation: RELATIONS[(seed + nth * 3) % RELATIONS.length]!,
    }))
    const nodes = placed(neighbours)
    expect(new Set(nodes.map(({ slug }) => slug)).size).toBe(nodes.length)
    for (const { x, width } of nodes) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0)
      expect(x + width / 2).toBeLessThanOrEqual(WIDTH)
    }
    for (const [nth, one] of nodes.entries())
      for (const other of nodes.slice(nth + 1))
        if (one.y === other.y) expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual((one.width + other.width) / 2)
  }
})
