import type { CSSProperties } from 'react'

/** Steps of the 4 px grid. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 24

export const gapOf = (space: Space) => ({ '--gap': `var(--space-${space})` }) as CSSProperties
