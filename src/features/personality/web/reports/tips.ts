import type { Tip } from '../../scales.ts'
import type { ScaleResult } from '../../scoring/types.ts'

/** Tips whose conditions a result meets; those with more conditions come first, because they fit more closely. */
export function fittingTips(tips: readonly Tip[], instrument: string, results: readonly ScaleResult[]): Tip[] {
  const levels = new Map(results.map(({ scale, normed }) => [scale, normed?.level]))
  return tips
    .filter(
      (tip) => tip.instrument === instrument && tip.when.length > 0 && tip.when.every(({ scale, level }) => levels.get(scale) === level),
    )
    .toSorted((a, b) => b.when.length - a.when.length)
}
