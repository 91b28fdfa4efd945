import type { KindGrowth } from './lines.ts'

/** Kinds of act as features may describe them, for tests and benchmarks of the garden alone. */
export const DESCRIBED = {
  habit: { area: 'habits', unit: 'times', grows: 'by-subject' },
  listen: { area: 'soul', unit: 'seconds', grows: 'by-subject' },
  game: { area: 'mind', unit: 'times', grows: 'by-subject' },
  entry: { area: 'journal', unit: 'times', grows: 'together' },
  mood: { area: 'journal', unit: 'times', grows: 'together' },
  workout: { area: 'body', unit: 'times', grows: 'together' },
  meal: { area: 'body', unit: 'times', grows: 'together' },
  water: { area: 'body', unit: 'times', grows: 'together' },
  read: { area: 'mind', unit: 'times', grows: 'together' },
  chat: { area: 'companion', unit: 'times', grows: 'together' },
} as const

export function growthOfKind(kind: string): KindGrowth {
  const known = Object.hasOwn(DESCRIBED, kind) ? DESCRIBED[kind as keyof typeof DESCRIBED] : undefined
  return known ? { bed: known.area, bySubject: known.grows === 'by-subject' } : { bed: 'meadow', bySubject: false }
}
