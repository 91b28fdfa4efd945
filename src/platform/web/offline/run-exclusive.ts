const tails = new Map<string, Promise<void>>()

/**
 * Runs one `work` of a name at a time, in the order of the calls: over all tabs, and in this one alone where the browser has no locks
 * (a page without https).
 */
export function runExclusive<T>(name: string, work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(name, work)
  const turn = (tails.get(name) ?? Promise.resolve()).then(work)
  const tail: Promise<void> = turn.then(leave, leave)
  function leave(): void {
    if (tails.get(name) === tail) tails.delete(name)
  }
  tails.set(name, tail)
  return turn
}
