import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from '#platform/server/db/pg-core.ts'
import pg from 'pg'
import type { Log } from '../log/log.ts'
import { sharePool, type PoolShare } from './pool-share.ts'

// Calendar days stay text: a Date would shift them by the machine's time zone. Big counts are safe as numbers here.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** The argument of store functions: the database, or a transaction of it. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export type Connection = pg.PoolConfig

export type Database = {
  db: Db
  pool: pg.Pool
  connection: Connection
  /** The limit on connections per caller. */
  share: PoolShare
  close(): Promise<void>
}

/**
 * Opens the pool. Statements and waits for a connection have time limits, so that no request hangs when the database is unavailable:
 * it gets an error within seconds, which the HTTP layer answers with 503.
 */
export function openDatabase(connection: Connection, log: Log, max = 10): Database {
  const pool = new pg.Pool({
    ...connection,
    max,
    connectionTimeoutMillis: 4000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'fernwell',
    options: '-c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000 -c lock_timeout=10000 -c timezone=UTC',
  })
  // An idle connection that dies (server restart) must not end the process: the pool opens another.
  // (A connection that is just being closed may still receive the server's shutdown error.)
  pool.on('error', (error) => void (pool.ending || log.warn({ code: (error as { code?: string }).code }, 'database connection lost')))
  // The same for one that dies between two statements of a transaction, where nothing else listens: the next statement fails.
  pool.on('connect', (client) => void client.on('error', () => {}))
  const share = sharePool(pool, max)
  releaseWhenBeginFails(pool)
  return { db: drizzle(pool), pool, connection, share, close: async () => void (pool.ended || (await pool.end())) }
}

type Queryable = { query: (...args: unknown[]) => unknown }

/**
 * Drizzle (0.45) sends `begin` before the `try` that releases a connection: one that dies just then is never released, and
 * after as many as the pool has connections nothing works any more. So a connection whose first `begin` fails is removed from
 * the pool here; no other code uses it.
 */
function releaseWhenBeginFails(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => Promise<pg.PoolClient> | undefined
  const checkOut = (...args: unknown[]) => {
    const coming = connect(...args)
    // With a callback it is the pool's own query, which releases the connection by itself.
    return args.length > 0 ? coming : coming?.then((client) => watchBegin(client))
  }
  pool.connect = checkOut as unknown as typeof pool.connect
}

function watchBegin(client: pg.PoolClient): pg.PoolClient {
  const own = client as unknown as Queryable
  const { query } = own
  own.query = (...args) => {
    own.query = query
    const answer = query.apply(client, args)
    const [first] = args as [string | { text?: string } | undefined]
    const text = typeof first === 'string' ? first : first?.text
    if (text?.startsWith('begin') && answer instanceof Promise) answer.catch(() => client.release(true))
    return answer
  }
  return client
}

/** The SQLSTATE or socket code of a database error, at any depth of the error's causes. */
export function errorCode(error: unknown): string | undefined {
  for (let e = error as { code?: unknown; cause?: unknown } | undefined; e; e = e.cause as typeof e) {
    if (typeof e.code === 'string') return e.code
  }
  return undefined
}

export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === '23505'
}

/** Whether the database is unavailable or shutting down, so that the same call may succeed in a moment. */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error)
  if (code) return /^(08|57P0|53300)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'].includes(code)
  const message = rootMessage(error)
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(message)
}

function rootMessage(error: unknown): string {
  let e = error as { message?: string; cause?: unknown }
  while (e?.cause) e = e.cause as typeof e
  return String(e?.message ?? '')
}
