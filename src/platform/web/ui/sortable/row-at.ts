/** A row's place in its list, in px. */
export type RowBox = { id: string; top: number; height: number }

/** Which of the other rows a dragged one belongs beside when its middle is at `middle`: the nearest, before or after that one's own middle. */
export function rowAt(middle: number, others: readonly RowBox[]): { id: string; isBelow: boolean } | undefined {
  const distance = ({ top, height }: RowBox) => Math.max(top - middle, middle - top - height, 0)
  const [first, ...rest] = others
  if (!first) return undefined
  const nearest = rest.reduce((best, one) => (distance(one) < distance(best) ? one : best), first)
  return { id: nearest.id, isBelow: middle > nearest.top + nearest.height / 2 }
}
