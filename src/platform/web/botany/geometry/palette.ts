import type { Season } from '#platform/contract/seasons.ts'
import type { Tone } from './sketch.ts'

export type DayTime = 'day' | 'night'
/** Colours by role, each `#rrggbb`. */
export type Colours = Readonly<Record<Tone, string>>

export const SEASONS: readonly Season[] = ['spring', 'summer', 'autumn', 'winter']

/** Names roles and their colours from one string: `leaf 4c7a3f deep 2d4a33 …`. */
export function tones(list: string): Record<Tone, string> {
  const out: Record<Tone, string> = {}
  const words = list.trim().split(/\s+/)
  for (let i = 0; i + 1 < words.length; i += 2) out[words[i]!] = `#${words[i + 1]}`
  return out
}

/** Roles that every plant has. */
export const EARTH: Colours = tones('soil 6f5a45 soilShade 57463a moss 7f9150 ink 2c3a2e snow f6f7f3 snowShade d5dfe4 sprout 86a653')

/** Leaves of a broad-leaved tree through the year, from the shadow inwards (`deep`) to the lit rim (`glow`). */
export function leafTones(season: Season, summer: string, autumn: string): Record<Tone, string> {
  if (season === 'autumn') return withInner(tones(autumn))
  const green = withInner(tones(summer))
  if (season !== 'spring') return green
  const out: Record<Tone, string> = {}
  for (const [role, colour] of Object.entries(green)) out[role] = blend(colour, '#c3d268', 0.34)
  return out
}

/** The colour of a crown's inside is between its two darkest leaves. */
function withInner(leaves: Record<Tone, string>): Record<Tone, string> {
  return { ...leaves, inner: blend(leaves['deep']!, leaves['shade']!, 0.45) }
}

function channel(colour: string, i: number): number {
  return Number.parseInt(colour.slice(1 + i * 2, 3 + i * 2), 16)
}

/** Mixes two colours by whole numbers, so that the result is the same on every machine. */
export function blend(a: string, b: string, t: number): string {
  const k = Math.round(t * 256)
  let out = '#'
  for (let i = 0; i < 3; i++) out += ((channel(a, i) * (256 - k) + channel(b, i) * k) >> 8).toString(16).padStart(2, '0')
  return out
}

/** A colour by moonlight: darker, cooler, greys kept apart; petals and snow (`keep` near 1) stay luminous. */
export function moonlit(colour: string, keep = 0): string {
  const dim = [0.46, 0.6, 0.66]
  let lit = '#'
  for (let i = 0; i < 3; i++) {
    const c = channel(colour, i)
    lit += Math.min(255, Math.round(c * (dim[i]! + (0.9 - dim[i]!) * keep) + (i === 2 ? 34 : i === 1 ? 28 : 18) * (1 - keep)))
      .toString(16)
      .padStart(2, '0')
  }
  return lit
}

/** Roles that shine at night. */
const LUMINOUS = /^(petal|heart|snow|dots|cap|gleam|gill)/
const PALE = /^(bark)/

export function atNight(day: Colours): Colours {
  const out: Record<Tone, string> = {}
  for (const [role, colour] of Object.entries(day)) out[role] = moonlit(colour, LUMINOUS.test(role) ? 0.62 : PALE.test(role) ? 0.25 : 0.12)
  return out
}
