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

/** Effect of a key on a presentation. Keys with modifiers are ignored, except Shift and space, which goes back. */
export function moveOfKey({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): Move | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === ' ' && shiftKey) return 'previous'
  return KEYS[key]
}

/** A shorter movement of a finger is a tap. */
const SWIPE_PX = 50

/** Effect of a swipe: to the left is forward, to the right is back; vertical movement scrolls. */
export function moveOfSwipe(dx: number, dy: number): 'next' | 'previous' | undefined {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return undefined
  return dx < 0 ? 'next' : 'previous'
}

/** Index of the slide after a move, within `count`. */
export function placeAfter(move: Move, place: number, count: number): number {
  if (move === 'next') return Math.min(count - 1, place + 1)
  if (move === 'previous') return Math.max(0, place - 1)
  if (move === 'first') return 0
  return move === 'last' ? count - 1 : place
}

/** `#3` → 2; undefined if the hash is no slide. */
export function placeInHash(hash: string, count: number): number | undefined {
  const number = /^#(\d{1,3})$/.exec(hash)?.[1]
  const place = Number(number) - 1
  return number !== undefined && place >= 0 && place < count ? place : undefined
}
