export type Move = 'next' | 'previous' | 'first' | 'last' | 'notes' | 'print'

const KEYS: Readonly<Record<string, Move>> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ' ': 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
  n: 'notes',
  N: 'notes',
  p: 'print',
  P: 'print',
}

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What a key does to a presentation; nothing with a modifier, but for Shift and space, which go back. */
export function moveOfKey({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): Move | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === ' ' && shiftKey) return 'previous'
  return KEYS[key]
}

/** Shorter ways of a finger are taps. */
const SWIPE_PX = 50

/** What a finger does that went so far: to the left is on, to the right is back; up and down scroll. */
export function moveOfSwipe(dx: number, dy: number): 'next' | 'previous' | undefined {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return undefined
  return dx < 0 ? 'next' : 'previous'
}

/** The place of the slide after a move, within `count`. */
export function placeAfter(move: Move, place: number, count: number): number {
  if (move === 'next') return Math.min(count - 1, place + 1)
  if (move === 'previous') return Math.max(0, place - 1)
  if (move === 'first') return 0
  return move === 'last' ? count - 1 : place
}

/** `#3` → 2; undefined for what names no slide. */
export function placeInHash(hash: string, count: number): number | undefined {
  const number = /^#(\d{1,3})$/.exec(hash)?.[1]
  const place = Number(number) - 1
  return number !== undefined && place >= 0 && place < count ? place : undefined
}
