/** Acts until a plant is full-grown, by its index in its line: early ones grow fast, later ones slowly. */
export function capacityOf(index: number): number {
  if (index < 4) return 4 + 2 * index
  return index < 16 ? 10 : 10 + 2 * (index - 15)
}

/** Index of the first act of a plant within its line. */
export function startOf(index: number): number {
  let start = 0
  for (let i = 0; i < index; i++) start += capacityOf(i)
  return start
}

/** Distribution of a line's acts over its plants. */
export function sharesOf(acts: number): number[] {
  const shares: number[] = []
  for (let left = acts; left > 0; left -= capacityOf(shares.length - 1)) shares.push(Math.min(left, capacityOf(shares.length)))
  return shares
}

const SPROUT = 0.24

/** Growth from 0 to 1. The first act is already visible; each further one adds less. */
export function growthOf(acts: number, capacity: number): number {
  if (acts <= 0) return 0
  return SPROUT + (1 - SPROUT) * Math.sqrt(Math.max(0, Math.min(1, (acts - 1) / (capacity - 1))))
}
