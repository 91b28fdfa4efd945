import { limitConcurrency } from '#platform/server/core/limit-concurrency.ts'
import { withoutCallerQuota } from '#platform/server/db/pool-share.ts'

/** Number of features read at a time in this process: fewer than the pool's connections, so that other requests always get some. */
const AT_ONCE = 4
/** A feature with this many overdue reads is skipped until one of them ends; each may hold a connection. */
const MAX_OVERDUE = 2
/** The statement timeout (platform/server/db): an older read will never return. */
const OVERDUE_MS = 30_000
const STEPS = 10

export type ReadCards = <T>(feature: string, read: () => Promise<T>) => Promise<T>

/**
 * Runs features' reads of cards, a bounded number at once. A read that takes longer than `patience` (in ms) fails. Time in the queue
 * does not count, and a period in which the event loop was blocked counts as at most a tenth of `patience`, so that
 * a busy server answers later, but completely.
 */
export function createCardReads(patience: number, now: () => number = () => performance.now()): ReadCards {
  const limit = limitConcurrency(AT_ONCE)
  /** Start times of reads that timed out and are still running, by feature. */
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
      // The caller already gets the timeout error, so a later failure of the read is ignored.
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
      // The limit applies across all people; a limit per person would let one of four reads wait for three others and delay other people.
      return withTimeout(feature, withoutCallerQuota(read))
    })
}
