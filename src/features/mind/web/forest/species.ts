import type { GameId } from '../../games/core/catalog.ts'

/** Shape of a kind of tree: its crown, its bark, and its proportions. A game never changes its kind. */
export type TreeKind = {
  crown: 'cone' | 'tiers' | 'dome' | 'column' | 'umbrella' | 'weeping' | 'clouds'
  /** Share of the height below the crown; `wide` is the crown's width as a share of the height. */
  trunk: number
  wide: number
  /** Height relative to other kinds, full-grown. */
  tall: number
  thick: number
  bark: string
  /** Pale with dark bands, like birches. */
  banded?: boolean
  hue: 'cool' | 'warm' | 'fresh' | 'dark'
  evergreen?: boolean
}

/** Height of the tallest tree's sprite in pixels, at most. */
export const SPRITE_TALL = 620

export const TREE_KINDS: Readonly<Record<GameId, TreeKind>> = {
  corsi: { crown: 'cone', trunk: 0.16, wide: 0.34, tall: 1, thick: 1, bark: '#4a3b31', hue: 'dark', evergreen: true },
  'digit-span': { crown: 'column', trunk: 0.34, wide: 0.24, tall: 0.96, thick: 0.72, bark: '#e4e0d2', banded: true, hue: 'fresh' },
  'dual-n-back': { crown: 'tiers', trunk: 0.2, wide: 0.4, tall: 1.04, thick: 1.1, bark: '#5a4434', hue: 'cool', evergreen: true },
  flanker: { crown: 'dome', trunk: 0.36, wide: 0.58, tall: 0.86, thick: 1.25, bark: '#5b4c3d', hue: 'warm' },
  'object-tracking': { crown: 'weeping', trunk: 0.3, wide: 0.56, tall: 0.82, thick: 1.2, bark: '#6a5c48', hue: 'fresh' },
  'wide-look': { crown: 'umbrella', trunk: 0.62, wide: 0.54, tall: 1, thick: 0.95, bark: '#8a5b3c', hue: 'cool', evergreen: true },
  'task-switching': { crown: 'clouds', trunk: 0.34, wide: 0.5, tall: 0.88, thick: 1.05, bark: '#4d443b', hue: 'warm' },
  'symbol-digit': { crown: 'column', trunk: 0.24, wide: 0.2, tall: 1.06, thick: 0.8, bark: '#6f6454', hue: 'warm' },
  'go-no-go': { crown: 'dome', trunk: 0.42, wide: 0.44, tall: 0.9, thick: 0.95, bark: '#77746b', hue: 'fresh' },
  'stop-signal': { crown: 'cone', trunk: 0.3, wide: 0.26, tall: 1.08, thick: 0.9, bark: '#6b4633', hue: 'cool', evergreen: true },
  matrices: { crown: 'clouds', trunk: 0.4, wide: 0.62, tall: 0.94, thick: 1.5, bark: '#4b4238', hue: 'dark' },
  'mental-rotation': { crown: 'umbrella', trunk: 0.5, wide: 0.46, tall: 0.84, thick: 0.9, bark: '#57503f', hue: 'warm' },
  'lexical-decision': { crown: 'dome', trunk: 0.3, wide: 0.5, tall: 0.8, thick: 1.1, bark: '#6d5140', hue: 'warm' },
  'time-estimation': { crown: 'tiers', trunk: 0.12, wide: 0.3, tall: 0.92, thick: 0.85, bark: '#4f453c', hue: 'dark', evergreen: true },
}
