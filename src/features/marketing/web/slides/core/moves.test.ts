import { expect, test } from 'vitest'
import { moveOfKey, moveOfSwipe, placeAfter, placeInHash } from './moves.ts'

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  moveOfKey({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more })

test.each([
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'previous'],
  [' ', 'next'],
  ['Home', 'first'],
  ['End', 'last'],
  ['n', 'notes'],
  ['p', 'print'],
  ['x', undefined],
] as const)('the key “%s” means %s', (key, move) => {
  expect(press(key)).toBe(move)
})

test('shift and space go back, and shortcuts of the browser are not handled', () => {
  expect(press(' ', { shiftKey: true })).toBe('previous')
  expect(press('p', { ctrlKey: true })).toBeUndefined()
  expect(press('ArrowLeft', { altKey: true })).toBeUndefined()
})

test('a swipe to the left goes forward and to the right back; taps and scrolling do nothing', () => {
  expect(moveOfSwipe(-80, 10)).toBe('next')
  expect(moveOfSwipe(80, -10)).toBe('previous')
  expect(moveOfSwipe(-30, 0)).toBeUndefined()
  expect(moveOfSwipe(-80, 200)).toBeUndefined()
})

test('no move leaves the presentation', () => {
  expect(placeAfter('next', 4, 5)).toBe(4)
  expect(placeAfter('previous', 0, 5)).toBe(0)
  expect(placeAfter('last', 1, 5)).toBe(4)
  expect(placeAfter('first', 3, 5)).toBe(0)
  expect(placeAfter('notes', 3, 5)).toBe(3)
})

test('an address names a slide that exists, or none', () => {
  expect(placeInHash('#3', 5)).toBe(2)
  for (const hash of ['', '#0', '#6', '#a', '#3x', '#-1']) expect(placeInHash(hash, 5)).toBeUndefined()
})
