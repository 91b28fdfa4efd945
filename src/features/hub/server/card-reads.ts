import { limitConcurrency } from '#platform/server/core/limit-concurrency.ts'
import { withoutCallerQuota } from '#platform/server/db/pool-share.ts'

/** So many features are read at a time in this process: fewer than the pool has connections, so that the rest of the app has some, however many people look at their hub. */
const AT_ONCE = 4
/** A feature with so many reads that did not come back is not asked again until one does; each may hold a connection. */
const MAX_OVERDUE = 2
/** As long as a statement may take (platform/server/db): what is older will not come back. */
const OVERDUE_MS = 30_000
const STEPS = 10

export type ReadCards = <T>(feature: string, read: () => Promise<T>) => Promise<T>

/**
 * Runs features' reads of cards, a bounded number at once. A read that takes longer than `patience` (in ms) fails; waiting for
 * its turn does not count, and of a time in which the process did nothing but compute only a tenth of `patience` does, so that
 * a busy server answers later and not with less.
 */
export function createCardReads(patience: number, now: () => number = () => performance.now()): ReadCards {
  const limit = limitConcurrency(AT_ONCE)
  /** When reads began that were given up and have not ended, by feature. */
  const overdue = new Map<string, Set<{ since: number }>>()

  function stuck(feature: string): number {
    const reads = overdue.get(feature) ?? new Set()
    for (const read of reads) if (now() - read.since > OVERDUE_MS) reads.delete(read)
    return reads.size
  }

  async function withTimeout<T>(feature: string, reading: Promise<T>): Promise<T> {
    const { promise: late, reject } = Promise.withResolvers<never>()
    let steps = 0
    const timer = setInterval(() => {
      if (++steps < STEPS) return
      clearInterval(timer)
      const read = { since: now() }
      const reads = overdue.get(feature) ?? new Set()
      overdue.set(feature, reads.add(read))
      // What fails after that was told already, as late.
      const ended = () => void reads.delete(read)
      reading.then(ended, ended)
      reject(new Error('It took too long.'))
    }, patience / STEPS)
    try {
      return await Promise.race([reading, late])
    } finally {
      clearInterval(timer)
    }
  }

  return (feature, read) =>
    limit.run(async () => {
      if (stuck(feature) >= MAX_OVERDUE) throw new Error('Earlier reads of it have not come back.')
      // Bounded over all people here: in a person's own share one of four would wait for the other three, and hold up others' turns.
      return withTimeout(feature, withoutCallerQuota(read))
    })
}
