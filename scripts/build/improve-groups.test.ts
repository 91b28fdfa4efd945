import { expect, test } from 'vitest'
import { improveGroups, type Division } from './improve-groups.ts'

const root = (parts: readonly number[], more: Partial<Division['roots'][number]> = {}) => ({
  parts,
  has: new Set<number>(),
  weight: 1,
  files: 9,
  most: Infinity,
  ...more,
})
const part = (size: number, needs: readonly number[] = []) => ({ size, needs, settled: [] })

test('what was joined is parted again where somebody fetches it for nothing', () => {
  const division: Division = { parts: [part(9000), part(9000)], settled: [], roots: [root([0, 1]), root([1])] }
  const [own, shared] = improveGroups(division, [0, 0], 250)
  expect(own).not.toBe(shared)
})

test('small parts stay together where a file of its own costs more', () => {
  const division: Division = { parts: [part(40), part(9000)], settled: [], roots: [root([0, 1]), root([1])] }
  const [own, shared] = improveGroups(division, [0, 1], 250)
  expect(own).toBe(shared)
})

test('a part goes where it burdens nobody who has too much already', () => {
  // Two files for everyone: the shared part has to be with one of the pages.
  const parts = [part(30_000), part(5000), part(3000), part(2000)]
  const roots = [root([0, 2, 3], { files: 2, most: 35_200 }), root([1, 2], { files: 2 }), root([1, 3], { files: 2 })]
  const groups = improveGroups({ parts, settled: [], roots }, [0, 1, 0, 0], 250)
  const mine = new Set([0, 2, 3].map((one) => groups[one]))
  const bytes = parts.reduce((sum, { size }, at) => (mine.has(groups[at]) ? sum + size : sum), 0)
  expect(mine.size).toBeLessThanOrEqual(2)
  expect(bytes).toBe(35_000)
})

test('no two groups need each other: the middle of a chain is never outside while both ends are together', () => {
  const parts = [part(100, [1]), part(50_000, [2]), part(100)]
  const division: Division = { parts, settled: [], roots: [root([0, 1, 2]), root([2])] }
  const groups = improveGroups(division, [0, 1, 2], 250)
  if (groups[0] === groups[2]) expect(groups[1]).toBe(groups[0])
})
