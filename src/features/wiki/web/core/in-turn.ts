let last: Promise<unknown> = Promise.resolve()

/**
 * Sends one thing after the other. What was done second may need what was done first: a fork its trail's newest step, taking a word out
 * that it was saved. Resolves and rejects with `work`.
 */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}
