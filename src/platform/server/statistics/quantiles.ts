/** Of a standard normal: the share below z. Abramowitz & Stegun (1964) 26.2.17, error below 1e-7. */
export function normalShareBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const upper = (Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly
  return z >= 0 ? 1 - upper : upper
}

/** The 97.5 % point of the standard normal. */
const Z = 1.959963984540054

/** The 97.5 % point of Student's t with `freedom` ≥ 2 degrees of freedom. Abramowitz & Stegun 26.7.5; within 3 % at 2, 0.1 % from 5 on. */
export function t975(freedom: number): number {
  const [z3, z5, z7] = [Z ** 3, Z ** 5, Z ** 7]
  return (
    Z +
    (z3 + Z) / (4 * freedom) +
    (5 * z5 + 16 * z3 + 3 * Z) / (96 * freedom ** 2) +
    (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / (384 * freedom ** 3)
  )
}

/** The value below which a share of an ascending list lies, between neighbours in proportion (Hyndman & Fan 1996, type 7). */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  if (sorted.length === 0) return Number.NaN
  const at = share * (sorted.length - 1)
  const below = Math.floor(at)
  const low = sorted[below]!
  const high = sorted[Math.min(below + 1, sorted.length - 1)]!
  return low + (high - low) * (at - below)
}
