import { Readable } from 'node:stream'
import type { HasBroadcast, HasStopping } from '#platform/server/app/app.ts'
import { SLOW_WORK_TOPIC } from '#platform/server/slow-work/slow-work.ts'

/** Steps of a fast job are shown together. */
const TOGETHER_MS = 300
const HEARTBEAT_MS = 15_000
/** Then the browser asks anew, and with it whether somebody is still signed in. */
const WHOLE_MS = 5 * 60_000

type Follower = { userId: string; moved: () => void; gap: () => void }

/** Who follows their list in this process; one subscription for all, as long as the process lives. */
export function openFollowers(app: HasBroadcast) {
  const followers = new Set<Follower>()
  app.broadcast.subscribe(SLOW_WORK_TOPIC, (userId) => {
    for (const one of followers) if (one.userId === userId) one.moved()
  })
  // Messages may have been missed: everybody looks once.
  app.broadcast.onGap(() => {
    for (const one of followers) one.gap()
  })
  return followers
}

/** A stream of a person's list: at once, and whenever something moves, in whichever process. `read` gives it as JSON. */
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
      // The database is away: the next message, or the next request, brings it.
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
