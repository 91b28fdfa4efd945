/** Days of a stretch of time. */
export const SPANS = { month: 28, quarter: 91, year: 366 } as const
