import { withoutCallerQuota } from '../db/pool-share.ts'

type Waiting<Item, Result> = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void }

/**
 * Joins calls that arrive while earlier ones are under way (`atOnce` pieces of work, of `most` items each) into one piece, as
 * a database joins commits: each caller waits until the work that holds its item is done, so nothing is answered early. Under light load every item goes
 * alone and at once.
 *
 * `run` gives a result per item, in order; an Error among them is that item's own. When `run` itself throws, every item is
 * tried alone, so that one bad item fails nobody else.
 */
export function batched<Item, Result>(
  run: (items: Item[]) => Promise<(Result | Error)[]>,
  { most = 100, atOnce = 2 } = {},
): (item: Item) => Promise<Result> {
  let queue: Waiting<Item, Result>[] = []
  let running = 0

  async function work(): Promise<void> {
    while (queue.length > 0) {
      const now = queue.slice(0, most)
      queue = queue.slice(most)
      await settle(now)
    }
    running--
  }

  async function settle(now: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(now.map(({ item }) => item))
      now.forEach(({ resolve, reject }, index) => {
        const result = results[index]
        if (result instanceof Error) reject(result)
        else resolve(result as Result)
      })
    } catch (error) {
      if (now.length === 1) now[0]!.reject(error)
      else for (const one of now) await settle([one])
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject })
      // A turn of the event loop, in which all requests that have already come in join. It is work for all of them.
      if (running < atOnce) {
        running++
        withoutCallerQuota(() => setImmediate(() => void work()))
      }
    })
}
