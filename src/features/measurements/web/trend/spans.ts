import type { Measure } from '../../engine/measures.ts'

/** Days per period. */
export const SPANS = { month: 28, quarter: 91, year: 366 } as const

export const RANGES = ['month', 'quarter', 'year', 'all'] as const
export type Range = (typeof RANGES)[number]

/** The subject of a trend: a measure, or body fat by the person's method. */
export type What = Measure | 'fat'
