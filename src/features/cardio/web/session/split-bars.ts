/** The shortest bar, as a share of the longest. */
const LEAST = 0.1

/**
 * Lengths of bars for paces, as shares of the longest. They do not start at zero, because 5:00 and 5:10 would look alike. The fastest is
 * two thirds of the slowest, unless paces differ by more than that.
 */
export function splitBars(paces: readonly number[]): number[] {
  const fastest = Math.min(...paces)
  const slowest = Math.max(...paces)
  const start = Math.max(0, fastest - 2 * (slowest - fastest))
  return paces.map((pace) => (slowest === fastest ? 1 : Math.max(LEAST, (pace - start) / (slowest - start))))
}
