// Requests to one of two apps, like from a device that retries, and their results.
import { setTimeout as wait } from 'node:timers/promises'
import { testClient, type TestClient } from '#testing/test-client.ts'

const RETRY_MS = 100
/** Timeout of a device for one answer. */
const PATIENCE_MS = 15_000

export type Answer = { status: number; body: unknown }

/** Results of all requests of a trial. */
export type Tally = {
  /** Count of each status; `none` is a connection that failed or was cut. */
  statuses: Map<string, number>
  /** Answers that no device expects: their status with the request. */
  odd: Map<string, number>
  /** Time of each success. */
  successes: number[]
}

export const newTally = (): Tally => ({ statuses: new Map(), odd: new Map(), successes: [] })

const addOne = (counts: Map<string, number>, key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1)

/** The longest time without any success between two moments, in ms. */
export function longestGap({ successes }: Tally, from: number, to: number): number {
  const times = [from, ...successes.filter((at) => at > from && at < to), to]
  return times.slice(1).reduce((most, at, n) => Math.max(most, at - times[n]!), 0)
}

export type Device = {
  /** One request to one of the apps; undefined when no answer came. */
  once(app: number, method: string, path: string, body?: unknown): Promise<Answer | undefined>
  /** The same request again and again, to either app, until it succeeds. */
  untilDone(method: string, path: string, body?: unknown): Promise<Answer>
  /** This device's connection to one of the apps. */
  client(app: number): TestClient
  /** Uses the session of one app at the other, too. */
  shareSession(from: number): void
}

export function openDevice(urls: readonly string[], tally: Tally): Device {
  const clients = urls.map((url) => testClient(url))

  async function once(app: number, method: string, path: string, body?: unknown): Promise<Answer | undefined> {
    const isBytes = body instanceof Uint8Array
    try {
      const response = await clients[app]!.fetch(path, {
        method,
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(body === undefined
          ? {}
          : {
              body: isBytes ? Buffer.from(body) : JSON.stringify(body),
              headers: { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' },
            }),
      })
      const text = await response.text()
      addOne(tally.statuses, String(response.status))
      if (response.ok) tally.successes.push(performance.now())
      else if (response.status !== 503) addOne(tally.odd, `${response.status} ${method} ${path.replaceAll(/[0-9a-f-]{36}/g, ':id')}`)
      return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
    } catch {
      addOne(tally.statuses, 'none')
      return undefined
    }
  }

  return {
    once,
    client: (app) => clients[app]!,
    async untilDone(method, path, body) {
      for (;;) {
        const answer = await once(Math.floor(Math.random() * urls.length), method, path, body)
        if (answer && answer.status < 300) return answer
        await wait(RETRY_MS)
      }
    },
    shareSession(from) {
      for (const client of clients) for (const [name, value] of clients[from]!.cookies) client.cookies.set(name, value)
    },
  }
}
