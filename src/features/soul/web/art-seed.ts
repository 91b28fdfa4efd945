/** What a seed decides about the scenery behind a track's plant; the same seed is the same place everywhere. */
export type Scenery = {
  /** OKLCH hue of its light, in degrees, where the category has none of its own. */
  hue: number
  /** The disc in the sky: its middle and its size in percent of the picture's width and height. */
  disc: { x: number; y: number; size: number }
  /** Paths of two rows of hills, in 200 × 200 units. */
  far: string
  near: string
}

const HUES = [184, 210, 238, 268, 302, 328, 354, 20, 54]

/** Numbers 0–1 from a text, one after another (FNV-1a to begin with, mulberry32 to go on). */
function numbersOf(seed: string): () => number {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const hill = (next: () => number, top: number, rise: number): string => {
  const [a, b, c] = [next(), next(), next()].map((share) => Math.round(top + (share - 0.5) * rise))
  return `M0 ${a}C60 ${a! - rise} 90 ${b! + rise / 2} 130 ${b}S180 ${c! - rise / 2} 200 ${c}V200H0Z`
}

/** @param seed the track's own; @param place what it shares with others: its category */
export function sceneryOf(seed: string, place: string): Scenery {
  const next = numbersOf(seed)
  return {
    hue: HUES[Math.floor(numbersOf(place)() * HUES.length)]!,
    disc: { x: Math.round(20 + next() * 60), y: Math.round(24 + next() * 18), size: Math.round(20 + next() * 18) },
    far: hill(next, 138, 26),
    near: hill(next, 164, 16),
  }
}
