import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRange } from './ranges.ts'

describe('byte ranges', () => {
  test('are read as the standard says', () => {
    expect(parseRange('bytes=0-99', 1000)).toEqual({ start: 0, end: 99 })
    expect(parseRange('bytes=900-', 1000)).toEqual({ start: 900, end: 999 })
    expect(parseRange('bytes=-100', 1000)).toEqual({ start: 900, end: 999 })
    expect(parseRange('bytes=0-99999', 1000)).toEqual({ start: 0, end: 999 })
    expect(parseRange(undefined, 1000)).toBeUndefined()
    expect(parseRange('bytes=0-1,5-6', 1000)).toBeUndefined()
    expect(parseRange('lines=1-2', 1000)).toBeUndefined()
  })

  test('outside of the file are refused', () => {
    for (const header of ['bytes=1000-', 'bytes=5-2', 'bytes=-0']) expect(() => parseRange(header, 1000)).toThrow('no such bytes')
  })

  test('always lie within the file, for any header', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), fc.integer({ min: 1, max: 10_000 }), (text, a, b, size) => {
        for (const header of [text, `bytes=${a}-${b}`, `bytes=${a}-`, `bytes=-${b}`]) {
          try {
            const range = parseRange(header, size)
            if (range) expect(0 <= range.start && range.start <= range.end && range.end < size).toBe(true)
          } catch (error) {
            expect((error as { code?: string }).code).toBe('range')
          }
        }
      }),
    )
  })
})
