import type { Effort } from './kinds.ts'

/** Recommended moderate minutes a week for adults; a vigorous minute counts twice (WHO guidelines on physical activity, 2020). */
export const WEEKLY_RANGE = { from: 150, to: 300 } as const

const CREDIT: Readonly<Record<Effort, number>> = { light: 0, moderate: 1, vigorous: 2 }

export type SecondsByEffort = Readonly<Record<Effort, number>>

/** Minutes weighted by effort, as WEEKLY_RANGE counts them. */
export const creditedMinutes = (seconds: SecondsByEffort): number =>
  Math.round((Object.keys(CREDIT) as Effort[]).reduce((sum, effort) => sum + seconds[effort] * CREDIT[effort], 0) / 60)
