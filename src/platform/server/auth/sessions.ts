import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../core/clock.ts'
import type { Broadcast } from '../db/broadcast.ts'
import type { Db } from '../db/db.ts'
import { uuidv7 } from '../core/ids.ts'
import type { Log } from '../log/log.ts'
import { makeToken, parseToken } from './owned-token.ts'
import { sessions, users } from './tables.ts'
import { isAdmin } from './users.ts'

/** Who a request comes from: their account, as of now, and the session it came by. */
export type Person = {
  id: string
  sessionId: string
  username: string
  email: string
  emailConfirmed: boolean
  isAdmin: boolean
  displayName: string | null
  locale: string | null
  zone: string
  dayStart: number
  units: 'metric' | 'imperial'
  createdAt: Date
}

export type SessionRow = { id: string; device: string; createdAt: Date; lastSeenAt: Date }

const LIFETIME_MS = 60 * 86_400_000
const SEEN_EVERY_MS = 3_600_000
const MAX_DEVICES = 100

type Cached = { person: Person; expiresAt: number; lastSeenAt: number }

export type Sessions = {
  /** A new session; the token goes to the device and is kept nowhere. */
  create(db: Db, userId: string, device: string): Promise<{ token: string; sessionId: string; expiresAt: Date }>
  /** The person behind a token, from memory when this process knows it and no change was told since. */
  person(token: string): Promise<Person | undefined>
  list(userId: string): Promise<SessionRow[]>
  /** False when the person has no such session. */
  revoke(userId: string, sessionId: string): Promise<boolean>
  /** Deletes one session, or all of the person's, in a transaction. Call `forget` after it has committed. */
  end(tx: Db, userId: string, sessionId?: string): Promise<void>
  /** To be called after anything in `users` changed: all processes look again. */
  forget(userId: string): Promise<void>
}

/**
 * Where the tokens of one person are remembered together: what a token begins with is the owner's id (15 of its 16 bytes),
 * so that a known token costs a look-up and no hashing.
 */
const bucketOf = (token: string) => token.slice(0, 20)

export function openSessions(options: { db: Db; clock: Clock; broadcast: Broadcast; log: Log; adminEmail: string | undefined }): Sessions {
  const { db, clock, broadcast, log } = options
  const people = new LRUCache<string, Map<string, Cached>>({ max: 10_000, ttl: 300_000 })
  // A row read before a change must not be remembered after it: whoever reads notes this number first.
  let changes = 0

  function evict(userId: string): void {
    changes++
    people.delete(bucketOf(makeToken(userId).token))
  }
  broadcast.subscribe('person', evict)
  broadcast.onGap(() => {
    changes++
    people.clear()
  })

  async function load(userId: string, hash: Buffer): Promise<Cached | undefined> {
    const [row] = await db
      .select()
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, hash)))
    if (!row) return undefined
    const { users: user, sessions: session } = row
    const person: Person = {
      id: user.id,
      sessionId: session.id,
      username: user.username,
      email: user.email,
      emailConfirmed: user.emailConfirmedAt !== null,
      isAdmin: isAdmin(user, options.adminEmail),
      displayName: user.displayName,
      locale: user.locale,
      zone: user.zone,
      dayStart: user.dayStart,
      units: user.units,
      createdAt: user.createdAt,
    }
    return { person, expiresAt: session.expiresAt.getTime(), lastSeenAt: session.lastSeenAt.getTime() }
  }

  /** Notes, at most hourly, that a session is in use; nobody waits for it. */
  function touch(cached: Cached, now: number): void {
    cached.lastSeenAt = now
    cached.expiresAt = now + LIFETIME_MS
    const { id, sessionId } = cached.person
    db.update(sessions)
      .set({ lastSeenAt: new Date(now), expiresAt: new Date(cached.expiresAt) })
      .where(and(eq(sessions.userId, id), eq(sessions.id, sessionId)))
      .catch((error: unknown) => log.warn({ err: error }, 'could not note that a session is in use'))
  }

  async function forget(userId: string): Promise<void> {
    evict(userId)
    await broadcast.publish('person', userId)
  }

  return {
    async create(tx, userId, device) {
      const { token, hash } = makeToken(userId)
      const now = clock.now()
      const sessionId = uuidv7()
      const expiresAt = new Date(now.getTime() + LIFETIME_MS)
      await tx.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)))
      await tx.insert(sessions).values({
        userId,
        id: sessionId,
        tokenHash: hash,
        device,
        createdAt: now,
        lastSeenAt: now,
        expiresAt,
      })
      // So that the list of devices shows all of them, the one unused for longest makes room.
      const surplus = tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
        .offset(MAX_DEVICES)
      await tx.delete(sessions).where(and(eq(sessions.userId, userId), inArray(sessions.id, surplus)))
      return { token, sessionId, expiresAt }
    },

    async person(token) {
      const bucket = bucketOf(token)
      let cached = broadcast.connected ? people.get(bucket)?.get(token) : undefined
      if (!cached) {
        const parsed = parseToken(token)
        if (!parsed) return undefined
        const before = changes
        cached = await load(parsed.userId, parsed.hash)
        if (!cached) return undefined
        if (before === changes) {
          const known = people.get(bucket) ?? new Map<string, Cached>()
          known.set(token, cached)
          people.set(bucket, known)
        }
      }
      const now = clock.now().getTime()
      if (cached.expiresAt <= now) return undefined
      if (now - cached.lastSeenAt > SEEN_EVERY_MS) touch(cached, now)
      return cached.person
    },

    async list(userId) {
      return db
        .select({ id: sessions.id, device: sessions.device, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock.now())))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
        .limit(MAX_DEVICES)
    },

    async revoke(userId, sessionId) {
      const gone = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
        .returning({ id: sessions.id })
      await forget(userId)
      return gone.length > 0
    },

    async end(tx, userId, sessionId) {
      await tx.delete(sessions).where(and(eq(sessions.userId, userId), sessionId === undefined ? undefined : eq(sessions.id, sessionId)))
      // Told with the commit: a process that dies right after it leaves no other one trusting the session.
      await broadcast.publish('person', userId, tx)
    },

    forget,
  }
}
