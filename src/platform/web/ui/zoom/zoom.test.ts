import { describe, expect, test } from 'vitest'
import { meaningOf, MOST, movedBy, WHOLE, withinStage, zoomedAt, type Sizes } from './zoom.ts'

/** A wide picture on a phone's stage. */
const sizes: Sizes = { stage: { width: 400, height: 800 }, picture: { width: 400, height: 300 } }

describe('a picture on its stage', () => {
  test('keeps the point under the finger in place', () => {
    const point = { x: 120, y: 30 }
    const near = zoomedAt(WHOLE, 4, point, sizes)
    const before = { x: (point.x - WHOLE.x) / WHOLE.scale, y: (point.y - WHOLE.y) / WHOLE.scale }
    expect((point.x - near.x) / near.scale).toBeCloseTo(before.x)
    // 4 × 300 is higher than the stage, so it moves vertically, too.
    expect((point.y - near.y) / near.scale).toBeCloseTo(before.y)
  })

  test('is never smaller than whole nor larger than eight times', () => {
    expect(zoomedAt(WHOLE, 0.2, { x: 50, y: 0 }, sizes)).toEqual(WHOLE)
    expect(zoomedAt(WHOLE, 99, { x: 0, y: 0 }, sizes).scale).toBe(MOST)
  })

  test('shows no empty edge where it is larger than the stage, and stays in the middle where it is not', () => {
    expect(movedBy({ scale: 2, x: 0, y: 0 }, { x: 1000, y: 1000 }, sizes)).toEqual({ scale: 2, x: 200, y: 0 })
    expect(movedBy({ scale: 4, x: 0, y: 0 }, { x: -5000, y: -5000 }, sizes)).toEqual({ scale: 4, x: -600, y: -200 })
  })

  test('comes back whole to the middle', () => {
    expect(zoomedAt({ scale: 4, x: -600, y: 200 }, 1, { x: 150, y: 150 }, sizes)).toEqual(WHOLE)
    expect(withinStage({ scale: 1, x: 30, y: -9 }, sizes)).toEqual(WHOLE)
  })
})

describe('letting go of a whole picture', () => {
  test.each([
    [{ x: -90, y: 10 }, 600, 'next'],
    [{ x: 90, y: -10 }, 600, 'previous'],
    [{ x: -40, y: 0 }, 50, 'next'],
    [{ x: -40, y: 0 }, 600, undefined],
    [{ x: 10, y: 140 }, 600, 'close'],
    [{ x: 5, y: 60 }, 60, 'close'],
    [{ x: 5, y: 60 }, 600, undefined],
    [{ x: 5, y: -300 }, 100, undefined],
  ] as const)('after %o in %i ms means %s', (by, ms, meaning) => {
    expect(meaningOf(by, ms)).toBe(meaning)
  })
})
