import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from '#platform/server/db/drizzle.ts'
import pg from 'pg'
import type { Log } from '../log/log.ts'
import type { Database, Db } from './db.ts'

export const CHANNEL = 'fernwell'

/**
 * Messages between the processes that share a database, by LISTEN/NOTIFY: stale cache entries and changes.
 * `connected` is false while messages could be lost; caches must then not be trusted, and `gap` tells them to start over.
 */
export type Broadcast = {
  readonly connected: boolean
  /** Sends to every process, this one included; with a transaction, exactly when it commits. Ids only: all listeners see the payloads. */
  publish(topic: string, payload: string, tx?: Db): Promise<void>
  subscribe(topic: string, listener: (payload: string) => void): void
  onGap(listener: () => void): void
  close(): Promise<void>
}

export function openBroadcast(database: Database, log: Log): Broadcast {
  const emitter = new EventEmitter({ captureRejections: false })
  emitter.setMaxListeners(0)
  let client: pg.Client | undefined
  let connected = false
  let closed = false

  async function listen(): Promise<void> {
    let delay = 50
    while (!closed) {
      const next = new pg.Client({
        ...database.connection,
        keepAlive: true,
        connectionTimeoutMillis: 4000,
        application_name: 'fernwell listen',
      })
      const ended = new Promise<void>((resolve) => {
        next.once('end', () => resolve())
        next.on('error', () => resolve())
      })
      try {
        await next.connect()
        await next.query(`LISTEN ${CHANNEL}`)
        client = next
        next.on('notification', ({ payload = '' }) => {
          const [topic = '', ...rest] = payload.split(' ')
          emitter.emit(topic, rest.join(' '))
        })
        delay = 50
        emitter.emit(':gap')
        connected = true
        // Closed while it connected: nothing else ends this connection.
        if (!closed) await ended
      } catch (error) {
        log.debug({ err: error }, 'listening for messages failed; trying again')
      }
      connected = false
      emitter.emit(':gap')
      await next.end().catch(() => {})
      if (closed) return
      await wait(delay)
      delay = Math.min(delay * 2, 2000)
    }
  }
  const listening = listen()

  return {
    get connected() {
      return connected
    },
    async publish(topic, payload, tx = database.db) {
      await tx.execute(sql`select pg_notify(${CHANNEL}, ${`${topic} ${payload}`})`)
    },
    subscribe: (topic, listener) => void emitter.on(topic, listener),
    onGap: (listener) => void emitter.on(':gap', listener),
    async close() {
      closed = true
      await client?.end().catch(() => {})
      await listening
    },
  }
}
