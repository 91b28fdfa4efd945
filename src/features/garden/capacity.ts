/** Acts from nothing to full-grown, by a plant's place in its line: early ones are quickly there, later ones take their time. */
export function capacityOf(index: number): number {
  if (index < 4) return 4 + 2 * index
  return index < 16 ? 10 : 10 + 2 * (index - 15)
}

/** The number of the first act of a plant within its line, from 0. */
export function startOf(index: number): number {
  let start = 0
  for (let i = 0; i < index; i++) start += capacityOf(i)
  return start
}

/** Of a line with so many acts: how many each of its plants has. */
export function sharesOf(acts: number): number[] {
  const shares: number[] = []
  for (let left = acts; left > 0; left -= capacityOf(shares.length - 1)) shares.push(Math.min(left, capacityOf(shares.length)))
  return shares
}

const SPROUT = 0.24

/** 0–1. The first act already shows; each further one adds, the early ones most. */
export function growthOf(acts: number, capacity: number): number {
  if (acts <= 0) return 0
  return SPROUT + (1 - SPROUT) * Math.sqrt(Math.max(0, Math.min(1, (acts - 1) / (capacity - 1))))
}
