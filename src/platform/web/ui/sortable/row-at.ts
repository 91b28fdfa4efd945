/** A row's place in its list, in px. */
export type RowBox = { id: string; top: number; height: number }

/** The row nearest to a dragged row whose middle is at `middle`, and whether the dragged row belongs below it. */
export function rowAt(middle: number, others: readonly RowBox[]): { id: string; isBelow: boolean } | undefined {
  const distance = ({ top, height }: RowBox) => Math.max(top - middle, middle - top - height, 0)
  const [first, ...rest] = others
  if (!first) return undefined
  const nearest = rest.reduce((best, one) => (distance(one) < distance(best) ? one : best), first)
  return { id: nearest.id, isBelow: middle > nearest.top + nearest.height / 2 }
}
