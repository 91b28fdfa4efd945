/** Natural logarithm of the gamma function (Lanczos 1964; g = 7, 9 terms): 15 digits for x > 0. */
function logGamma(x: number): number {
  const terms = [
    0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
    -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
  ]
  const z = x - 1
  let sum = terms[0]!
  for (let index = 1; index < terms.length; index++) sum += terms[index]! / (z + index)
  const t = z + 7.5
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(t) - t + Math.log(sum)
}

/** Chance that a Beta(a, b) variable is below x: the regularised incomplete beta function, by its continued fraction (DLMF 8.17.22). */
export function betaShareBelow(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  // The fraction converges fast on this side of the mean; the other side is its mirror.
  if (x > (a + 1) / (a + b + 2)) return 1 - betaShareBelow(1 - x, b, a)
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x)) / a
  const TINY = 1e-300
  let c = 1
  let d = 1 / Math.max(TINY, 1 - ((a + b) * x) / (a + 1))
  let fraction = d
  for (let m = 1; m < 300; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    for (const term of [even, odd]) {
      d = 1 / nonZero(1 + term * d)
      c = nonZero(1 + term / c)
      fraction *= c * d
    }
    if (Math.abs(c * d - 1) < 1e-12) break
  }
  return front * fraction
}

const nonZero = (value: number) => (Math.abs(value) < 1e-300 ? 1e-300 : value)

/** The value below which a Beta(a, b) variable lies with a chance of `share`; by bisection, to 1e-9. */
export function betaQuantile(share: number, a: number, b: number): number {
  let low = 0
  let high = 1
  for (let step = 0; step < 32; step++) {
    const middle = (low + high) / 2
    if (betaShareBelow(middle, a, b) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}
