/** The heaviest possible load of at most `wanted`, or the lightest one if all are heavier. Undefined without loads. */
export function loadAtMost(loads: readonly number[], wanted: number): number | undefined {
  let low = 0
  let high = loads.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (loads[middle]! <= wanted + 1e-9) low = middle + 1
    else high = middle
  }
  return loads[Math.max(0, low - 1)]
}

/** The next heavier load; undefined at the top. */
export const loadAbove = (loads: readonly number[], load: number): number | undefined => loads.find((one) => one > load + 1e-9)
