/** Of the findings shown as such, at most this share is false in expectation. */
export const FALSE_DISCOVERY_RATE = 0.1

/**
 * For each p value of a family of tests its q value: the smallest false discovery rate at which it would be a finding.
 * Findings at a rate of 0.10 are those with q ≤ 0.10. The order is preserved; an empty family gives an empty list.
 * Benjamini & Hochberg (1995), "Controlling the False Discovery Rate", J. R. Statist. Soc. B 57:289–300. It holds for
 * independent tests and for positively dependent ones (Benjamini & Yekutieli 2001).
 */
export function qValues(p: readonly number[]): number[] {
  const order = p.map((_, index) => index).sort((a, b) => p[b]! - p[a]!)
  const q = Array.from(p, () => 1)
  let smallest = 1
  order.forEach((index, fromTop) => {
    smallest = Math.min(smallest, p[index]! * (p.length / (p.length - fromTop)))
    q[index] = smallest
  })
  return q
}
