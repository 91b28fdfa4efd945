import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inChunks } from './in-chunks.ts'

test('bytes come in pieces of one size, except a shorter last one, for any split of the input', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 8 }), fc.integer({ min: 1, max: 50 }), async (given, size) => {
      const pieces = await Array.fromAsync(inChunks(given, size))
      expect(Buffer.concat(pieces)).toEqual(Buffer.concat(given))
      expect(pieces.slice(0, -1).every(({ length }) => length === size)).toBe(true)
      if (pieces.length > 0) expect(pieces.at(-1)!.length).toBeGreaterThan(0)
      expect(pieces.at(-1)?.length ?? 0).toBeLessThanOrEqual(size)
    }),
    { numRuns: 100 },
  )
})

test('a reader that stops early releases the source', async () => {
  let isReleased = false
  async function* source() {
    try {
      for (;;) yield new Uint8Array(10)
    } finally {
      isReleased = true
    }
  }
  for await (const piece of inChunks(source(), 25)) {
    expect(piece).toHaveLength(25)
    break
  }
  expect(isReleased).toBe(true)
})
