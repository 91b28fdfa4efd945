import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * For long work on the thread that serves everybody. To be awaited with the weight of each piece that was done, or is about to
 * be; whenever more than `most` came together, everything else that waits for the thread gets a turn.
 */
export function givingWay(most: number): (weight: number) => Promise<void> | undefined {
  let done = 0
  return (weight) => {
    done += weight
    if (done <= most) return undefined
    done = 0
    return nextTurn()
  }
}
