// Keeps the server up while its owner lives.
import { rmdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from './embedded-error.ts'
import type { Home } from './home.ts'
import type { Log } from './log.ts'
import { boundServerLog } from './server-log.ts'
import type { Server } from './server.ts'
import { stopServer } from './server.ts'

export type RestartListener = (event: 'down' | 'up') => void

type Watch = { onRestart(listener: RestartListener): () => void; stop(): Promise<void> }

/** Waits before the first, second, … try in a row (ms); the last one repeats for as long as it takes. */
const BACKOFF_MS = [0, 250, 500, 1_000, 2_000, 5_000, 15_000, 30_000]
/** A server that stood this long is trusted again: the next fall starts the waits over. */
const STEADY_MS = 60_000
const LOG_CHECK_MS = 60_000

/**
 * Restarts the server whenever it ends, until stop(). `bring` starts or adopts one. A start that fails (a full disk) is
 * retried for ever, with growing pauses: the app answers 503 meanwhile and recovers when the cause has ended.
 */
export function supervise({ home, server, bring, log }: { home: Home; server: Server; bring: () => Promise<Server>; log: Log }): Watch {
  const listeners = new Set<RestartListener>()
  const end = new AbortController()
  let current: Server | undefined = server
  let tries = 0

  const notifyRestart = (event: 'down' | 'up') => {
    for (const listener of listeners) {
      try {
        listener(event)
      } catch (error) {
        log('error', 'a listener to database restarts failed', { reason: error instanceof Error ? error.message : String(error) })
      }
    }
  }

  const restartUntilUp = async () => {
    while (!end.signal.aborted) {
      if (current) {
        const since = performance.now()
        const reason = await Promise.race([current.exited, aborted(end.signal)])
        if (end.signal.aborted) return
        log('error', 'the database server ended; starting it again', { pid: current.pid, reason })
        current = undefined
        if (performance.now() - since > STEADY_MS) tries = 0
        notifyRestart('down')
      }
      try {
        await sleep(BACKOFF_MS[Math.min(tries++, BACKOFF_MS.length - 1)], undefined, { signal: end.signal, ref: false })
        current = await bring()
        notifyRestart('up')
      } catch (error) {
        if (end.signal.aborted) return
        log('error', 'the database server could not be started again; retrying', {
          reason: error instanceof Error ? error.message : String(error),
        })
      }
    }
  }

  const done = restartUntilUp()
  const logTimer = setInterval(() => {
    boundServerLog(home).catch((error: unknown) => log('warn', "the database's log could not be truncated", { reason: codeOf(error) }))
  }, LOG_CHECK_MS)
  logTimer.unref()

  return {
    onRestart(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async stop() {
      end.abort()
      clearInterval(logTimer)
      listeners.clear()
      await done
      if (!current) return
      const how = await stopServer(current.pid)
      if (how === 'forced') log('warn', 'the database did not stop in time and was ended; the next start recovers', { pid: current.pid })
      // Empty now; leaves nothing behind in a shared temporary directory. The next start makes it again.
      await rmdir(current.socketDir).catch(() => {})
    },
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
