import { Readable } from 'node:stream'
import type { HasBroadcast, HasStopping } from '#platform/server/app/app.ts'
import { SLOW_WORK_TOPIC } from '#platform/server/slow-work/slow-work.ts'

/** Updates of a fast job within this time are sent together. */
const TOGETHER_MS = 300
const HEARTBEAT_MS = 15_000
/** Lifetime of a stream: then the browser reconnects, which also checks that the person is still signed in. */
const WHOLE_MS = 5 * 60_000

type Follower = { userId: string; moved: () => void; gap: () => void }

/** Open streams of this process; one subscription for all, for the lifetime of the process. */
export function openFollowers(app: HasBroadcast) {
  const followers = new Set<Follower>()
  app.broadcast.subscribe(SLOW_WORK_TOPIC, (userId) => {
    for (const one of followers) if (one.userId === userId) one.moved()
  })
  // Messages may have been missed, so every stream sends its list again.
  app.broadcast.onGap(() => {
    for (const one of followers) one.gap()
  })
  return followers
}

/** Streams a person's list: at once, and whenever it changes, in any process. `read` returns it as JSON. */
export function follow(followers: Set<Follower>, { stopping }: HasStopping, userId: string, read: () => Promise<object>): Readable {
  const events = new Readable({ read() {} })
  let timer: NodeJS.Timeout | undefined
  let isReading = false
  let hasMoved = false
  const push = (text: string) => void (events.destroyed || events.push(text))

  async function send(): Promise<void> {
    timer = undefined
    if (isReading) {
      hasMoved = true
      return
    }
    isReading = true
    hasMoved = false
    try {
      push(`data: ${JSON.stringify(await read())}\n\n`)
    } catch {
      // The database is unavailable: the stream ends, and the browser reconnects.
      end()
    } finally {
      isReading = false
      if (hasMoved) moved()
    }
  }
  const moved = () => void (timer ??= setTimeout(() => void send(), TOGETHER_MS))
  const follower: Follower = { userId, moved, gap: moved }
  const heartbeat = setInterval(() => push(':\n\n'), HEARTBEAT_MS)
  const whole = setTimeout(() => end(), WHOLE_MS)
  function end(): void {
    followers.delete(follower)
    clearInterval(heartbeat)
    clearTimeout(whole)
    clearTimeout(timer)
    stopping.removeEventListener('abort', end)
    if (!events.destroyed) events.push(null)
  }
  heartbeat.unref()
  whole.unref()
  stopping.addEventListener('abort', end)
  events.once('close', end)
  followers.add(follower)
  void send()
  return events
}
