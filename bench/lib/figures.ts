/** The middle of some measurements. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Milliseconds that `work` takes, each of `times` runs; a few runs before are not counted. */
export async function timed(times: number, work: (n: number) => Promise<unknown> | unknown, warmUp = 3): Promise<number[]> {
  const durations: number[] = []
  for (let n = -warmUp; n < times; n++) {
    const started = performance.now()
    await work(n)
    if (n >= 0) durations.push(performance.now() - started)
  }
  return durations
}

/** One line of a benchmark's answer. With a goal it prints whether it is met; it never fails, because measurements are noisy. */
export function print(what: string, value: string, goal?: { text: string; met: boolean }): void {
  console.log(`  ${what.padEnd(58)} ${value.padStart(14)}${goal ? `   ${goal.met ? 'ok' : 'MISSED'} (goal ${goal.text})` : ''}`)
}

export const ratio = (value: number) => `${value.toFixed(2)} ×`
