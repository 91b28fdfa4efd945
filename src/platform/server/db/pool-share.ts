import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { AppError } from '#platform/contract/errors.ts'
import { httpReasons } from '#platform/contract/reasons.en.ts'

/** The share of the pool's connections that one caller may have at once. */
const SHARE = 0.3
/** How long a query waits for its caller's other queries. Waiting longer than the longest allowed statement would help nobody. */
const PATIENCE_MS = 15_000

type Caller = { name: string; transactions: number }

const callers = new AsyncLocalStorage<Caller | undefined>()

/** Counts all connections that `work` requests for this caller, a person or a network. */
export function asCaller<T>(name: string, work: () => T): T {
  return callers.run({ name, transactions: 0 }, work)
}

/** For work that is done for several callers together: it is counted for none of them. */
export function withoutCallerQuota<T>(work: () => T): T {
  return callers.run(undefined, work)
}

/** The connections of callers. Work outside of `asCaller` (jobs, starting up) is not counted. */
export type PoolShare = {
  readonly size: number
  /** How many connections a caller has. */
  heldBy(name: string): number
}

type Line = { held: number; waiting: Set<() => void> }
type Release = pg.PoolClient['release']
type OnConnect = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void

/**
 * Limits each caller to a share of the pool's connections at once, so that the others always find some free. Further queries wait
 * for the caller's own earlier queries, in order, and throw `limit` after a while.
 *
 * A request that holds a transaction and needs one more connection gets it at once: if it waited for the caller's other queries,
 * three such requests would wait for each other.
 */
export function sharePool(pool: pg.Pool, max: number): PoolShare {
  const size = Math.max(1, Math.floor(max * SHARE))
  const lines = new Map<string, Line>()
  const checkOut = pool.connect.bind(pool) as (onConnect: OnConnect) => void

  function take(caller: Caller): (() => void) | Promise<() => void> {
    const line = lines.get(caller.name) ?? { held: 0, waiting: new Set<() => void>() }
    lines.set(caller.name, line)
    const leave = () => {
      line.held--
      const [next] = line.waiting
      if (next) next()
      else if (line.held === 0) lines.delete(caller.name)
    }
    const enter = () => {
      line.held++
      return leave
    }
    if (line.held < size || caller.transactions > 0) return enter()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        line.waiting.delete(go)
        reject(new AppError('limit', httpReasons.too_much_at_once()))
      }, PATIENCE_MS)
      const go = () => {
        clearTimeout(timer)
        line.waiting.delete(go)
        resolve(enter())
      }
      line.waiting.add(go)
    })
  }

  /** The connection, returned to the caller's share when it is released to the pool. */
  function counted(client: pg.PoolClient, leave: () => void): pg.PoolClient {
    const release = client.release
    client.release = (destroy) => {
      client.release = release
      leave()
      release.call(client, destroy)
    }
    return client
  }

  async function connect(caller: Caller): Promise<pg.PoolClient> {
    const leave = await take(caller)
    return new Promise((resolve, reject) =>
      checkOut((error, client) => {
        if (client) return resolve(counted(client, leave))
        leave()
        reject(error ?? new Error('the pool returned no connection'))
      }),
    )
  }

  async function transaction(caller: Caller): Promise<pg.PoolClient> {
    const client = await connect(caller)
    caller.transactions++
    const { release } = client
    client.release = (destroy) => {
      caller.transactions--
      release.call(client, destroy)
    }
    return client
  }

  pool.connect = ((onConnect?: OnConnect) => {
    const caller = callers.getStore()
    // With a callback it is a single query, which releases the connection by itself; without, the caller holds it for a while.
    if (!caller) return onConnect ? checkOut(onConnect) : (checkOut as unknown as () => Promise<pg.PoolClient>)()
    if (!onConnect) return transaction(caller)
    connect(caller).then(
      (client) => onConnect(undefined, client, client.release),
      (error: Error) => onConnect(error, undefined, () => {}),
    )
  }) as typeof pool.connect

  return {
    size,
    heldBy: (name) => lines.get(name)?.held ?? 0,
  }
}
