import { fnv1a, mulberry32, type Random } from '#platform/contract/random.ts'

/** Scenery behind a track's plant, derived from a seed; the same seed gives the same scenery everywhere. */
export type Scenery = {
  /** OKLCH hue of its light in degrees, used if the category has none. */
  hue: number
  /** The disc in the sky: its centre and its size in percent of the picture's width and height. */
  disc: { x: number; y: number; size: number }
  /** Paths of two rows of hills, in 200 × 200 units. */
  far: string
  near: string
}

const HUES = [184, 210, 238, 268, 302, 328, 354, 20, 54]

const hill = (random: Random, top: number, rise: number): string => {
  const [a, b, c] = [random.next(), random.next(), random.next()].map((share) => Math.round(top + (share - 0.5) * rise))
  return `M0 ${a}C60 ${a! - rise} 90 ${b! + rise / 2} 130 ${b}S180 ${c! - rise / 2} 200 ${c}V200H0Z`
}

/** @param seed the track's own seed; @param place the seed that it shares with others: its category */
export function sceneryOf(seed: string, place: string): Scenery {
  const random = mulberry32(fnv1a(seed))
  return {
    hue: HUES[Math.floor(mulberry32(fnv1a(place)).next() * HUES.length)]!,
    disc: { x: Math.round(20 + random.next() * 60), y: Math.round(24 + random.next() * 18), size: Math.round(20 + random.next() * 18) },
    far: hill(random, 138, 26),
    near: hill(random, 164, 16),
  }
}
