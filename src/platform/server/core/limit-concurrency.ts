export type ConcurrencyLimit = {
  /** Runs the job at once, or when those before it have ended. */
  run<T>(job: () => Promise<T>): Promise<T>
  /** How many wait for their turn. */
  waiting(): number
}

/** At most `atOnce` jobs at a time, in the order in which they came. */
export function limitConcurrency(atOnce: number): ConcurrencyLimit {
  let running = 0
  const queue: (() => void)[] = []
  return {
    async run(job) {
      if (running >= atOnce) await new Promise<void>((resolve) => queue.push(resolve))
      else running++
      try {
        return await job()
      } finally {
        // The place goes straight to the next: `running` stays.
        const next = queue.shift()
        if (next) next()
        else running--
      }
    },
    waiting: () => queue.length,
  }
}
