/**
 * Three to five round numbers in ascending order that enclose all values: steps of 1, 2 or 5 times a power of ten. For one value, or
 * for equal values, the numbers around it.
 */
export function niceMarks(values: readonly number[]): number[] {
  const finite = values.filter(Number.isFinite)
  if (finite.length === 0) return []
  const [low, high] = [Math.min(...finite), Math.max(...finite)]
  // Values that differ only by rounding error count as equal, and a tiny value counts as zero.
  const scale = Math.max(Math.abs(low), Math.abs(high))
  const span = [high - low, scale * 0.04].find((one) => one > Math.max(scale * 1e-9, 1e-12)) ?? 1
  const power = 10 ** Math.floor(Math.log10(span / 3))
  for (const factor of [1, 2, 5, 10, 20]) {
    const step = factor * power
    const first = Math.floor(low / step + 1e-9)
    const last = Math.ceil(high / step - 1e-9)
    const count = Math.max(1, last - first)
    if (count > 4) continue
    return Array.from({ length: count + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
  }
  return [low, high]
}
