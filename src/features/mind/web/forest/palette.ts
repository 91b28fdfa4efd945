import type { Season } from '#platform/contract/seasons.ts'

export type Light = 'dawn' | 'day' | 'dusk' | 'night'

/** The light of an hour on the person's clock, 0–23. */
export const lightOf = (hour: number): Light => (hour < 5 || hour >= 21 ? 'night' : hour < 9 ? 'dawn' : hour < 17 ? 'day' : 'dusk')

/** Colours of the air: at the light's entry, high up, at eye level, and of the ground, near and far. */
export type Air = {
  glow: string
  high: string
  mid: string
  mist: string
  ground: string
  near: string
  trunk: string
  dim: number
  warm: string
}

const AIR: Readonly<Record<Light, Air>> = {
  dawn: {
    glow: '#f3d9a8',
    high: '#8fb39c',
    mid: '#4f8476',
    mist: '#c9dcc4',
    ground: '#2c5244',
    near: '#0f2a24',
    trunk: '#34604f',
    dim: 0.1,
    warm: '#ffdf9e',
  },
  day: {
    glow: '#dcebb9',
    high: '#83b193',
    mid: '#437c6c',
    mist: '#b6d3bd',
    ground: '#2a5545',
    near: '#0e2b24',
    trunk: '#33634f',
    dim: 0,
    warm: '#fff3c4',
  },
  dusk: {
    glow: '#e9a878',
    high: '#7b7f8d',
    mid: '#3d5c63',
    mist: '#a9a6a0',
    ground: '#22433d',
    near: '#0b211f',
    trunk: '#2c4d4a',
    dim: 0.22,
    warm: '#ffc48a',
  },
  night: {
    glow: '#8fb4c4',
    high: '#1f3b4c',
    mid: '#14302f',
    mist: '#3f6069',
    ground: '#0f2726',
    near: '#040d0d',
    trunk: '#163436',
    dim: 0.36,
    warm: '#cfe3e2',
  },
}
export const airOf = (light: Light): Air => AIR[light]

/** Three greens from shade to light, by season; evergreens do not change and carry some snow. */
export type Leaves = { shade: string; body: string; lit: string; bare: boolean; snow: boolean }

export function leavesOf(hue: 'cool' | 'warm' | 'fresh' | 'dark', season: Season, isEvergreen: boolean): Leaves {
  const [shade, body, lit] = SUMMER[hue]
  if (isEvergreen) return { shade, body, lit: season === 'winter' ? '#b9cdc9' : lit, bare: false, snow: season === 'winter' }
  if (season === 'winter') return { shade: '#5c6a63', body: '#8fa09a', lit: '#dfe8e4', bare: true, snow: true }
  if (season === 'autumn') {
    const [s, b, l] = AUTUMN[hue]
    return { shade: s, body: b, lit: l, bare: false, snow: false }
  }
  return season === 'spring'
    ? { shade, body: mix(body, '#8fbf5a', 0.35), lit: mix(lit, '#d3ea9c', 0.4), bare: false, snow: false }
    : { shade, body, lit, bare: false, snow: false }
}

const SUMMER = {
  cool: ['#12463f', '#2a7565', '#79bfa2'],
  warm: ['#2f4a1f', '#5f8436', '#b3cc70'],
  fresh: ['#1d5034', '#3f8a4d', '#9bd083'],
  dark: ['#0c3531', '#1d574b', '#4d9580'],
} as const
const AUTUMN = {
  cool: ['#5a3f22', '#a5763a', '#e0b866'],
  warm: ['#6e2f1c', '#b65a2c', '#ec9f57'],
  fresh: ['#65511b', '#b59a35', '#efd978'],
  dark: ['#4a2a24', '#8b4a38', '#cf8a63'],
} as const

/** Interpolates between two colours, both `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const part = (at: number) => {
    const [a, b] = [Number.parseInt(from.slice(at, at + 2), 16), Number.parseInt(to.slice(at, at + 2), 16)]
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(1)}${part(3)}${part(5)}`
}
