import { familyOf, type Exercise, type PatternFamily } from '../exercise.ts'

/** Pairs of movements that are compared. */
export const BALANCE_PAIRS = ['push', 'legs', 'height'] as const
export type BalancePair = (typeof BALANCE_PAIRS)[number]

const SIDES: Readonly<Record<BalancePair, readonly [readonly PatternFamily[], readonly PatternFamily[]]>> = {
  push: [
    ['horizontal-push', 'vertical-push'],
    ['horizontal-pull', 'vertical-pull'],
  ],
  legs: [
    ['squat', 'lunge', 'knee-extension'],
    ['hinge', 'knee-flexion'],
  ],
  height: [
    ['horizontal-push', 'horizontal-pull'],
    ['vertical-push', 'vertical-pull'],
  ],
}

export type Balance = { pair: BalancePair; sets: readonly [number, number] }

/** Hard sets on both sides of each pair; a pair is omitted if neither side was trained. */
export function balanceOf(done: readonly { exercise: Pick<Exercise, 'pattern'>; sets: number }[]): Balance[] {
  const byFamily = new Map<PatternFamily, number>()
  for (const { exercise, sets } of done) {
    const family = familyOf(exercise.pattern)
    byFamily.set(family, (byFamily.get(family) ?? 0) + sets)
  }
  const sum = (families: readonly PatternFamily[]) => families.reduce((all, family) => all + (byFamily.get(family) ?? 0), 0)
  return BALANCE_PAIRS.map((pair): Balance => ({ pair, sets: [sum(SIDES[pair][0]), sum(SIDES[pair][1])] })).filter(
    ({ sets: [a, b] }) => a + b > 0,
  )
}
