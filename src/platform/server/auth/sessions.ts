import { and, desc, eq, gt, inArray, isNull, lt, ne } from '#platform/server/db/drizzle.ts'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../core/clock.ts'
import type { Broadcast } from '../db/broadcast.ts'
import { lockCount } from '../db/count-limit.ts'
import type { Db } from '../db/db.ts'
import { uuidv7 } from '../core/ids.ts'
import type { Log } from '../log/log.ts'
import { makeToken, parseToken } from './owned-token.ts'
import { sessions, users } from './tables.ts'
import { isAdmin } from './users.ts'

/** The sender of a request: their account as of now, and the session of the request. */
export type Person = {
  id: string
  sessionId: string
  username: string
  email: string
  emailConfirmed: boolean
  pendingEmail: string | null
  isAdmin: boolean
  displayName: string | null
  locale: string | null
  zone: string
  dayStart: number
  units: 'metric' | 'imperial'
  createdAt: Date
  /** When they last proved their identity in this session. */
  provedAt: Date | null
}

export type SessionRow = { id: string; device: string; createdAt: Date; lastSeenAt: Date }

const DAY_MS = 86_400_000
/** A session that was unused for this long has ended; see also SESSION_DAYS. */
const UNUSED_MS = 60 * DAY_MS
/** For how long a proof counts where an endpoint wants a fresh one. */
export const PROOF_MS = 600_000
const SEEN_EVERY_MS = 3_600_000
const MAX_DEVICES = 100

/** Instants in ms; nothing extends a session past `endsAt`. */
type Cached = { person: Person; expiresAt: number; endsAt: number; lastSeenAt: number; userSeenAt: number }

export type Sessions = {
  /** A new session of someone who has just authenticated; the token goes to the device and is stored nowhere. */
  create(db: Db, userId: string, device: string): Promise<{ token: string; sessionId: string; expiresAt: Date }>
  /** The person of a token, from memory when this process has cached it and received no change since. */
  person(token: string): Promise<Person | undefined>
  /** Records that the person has just proved their identity. False when the session is over. */
  prove(userId: string, sessionId: string): Promise<boolean>
  /** Whether they proved their identity within the last ten minutes. */
  isProved(person: Person): Promise<boolean>
  list(userId: string): Promise<SessionRow[]>
  /** False when the person has no such session. */
  revoke(userId: string, sessionId: string): Promise<boolean>
  /** Deletes one session, or all of the person's, in a transaction. Call `forget` after it has committed. */
  end(tx: Db, userId: string, sessionId?: string): Promise<void>
  /** Deletes all of the person's sessions but one, likewise. */
  endOthers(tx: Db, userId: string, storedId: string): Promise<void>
  /** To be called after anything in `users` changed: all processes then read it again. */
  forget(userId: string): Promise<void>
}

/**
 * Cache key under which the tokens of one person are stored together: a token begins with the owner's id (15 of its 16 bytes),
 * so that a cached token costs a look-up and no hashing.
 */
const bucketOf = (token: string) => token.slice(0, 20)

type SessionOptions = {
  db: Db
  clock: Clock
  broadcast: Broadcast
  log: Log
  adminEmail: string | undefined
  /** A session ends after so many days, used or not. */
  maxDays: number
}

export function openSessions(options: SessionOptions): Sessions {
  const { db, clock, broadcast, log } = options
  const endOf = (createdAt: Date) => createdAt.getTime() + options.maxDays * DAY_MS
  const people = new LRUCache<string, Map<string, Cached>>({ max: 10_000, ttl: 300_000 })
  // A row that was read before a change must not be cached after it: each reader notes this number first.
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
      // Locking an account ends its sessions; a session created at that moment opens nothing either.
      .where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, hash), isNull(users.lockedAt)))
    if (!row) return undefined
    const { users: user, sessions: session } = row
    const person: Person = {
      id: user.id,
      sessionId: session.id,
      username: user.username,
      email: user.email,
      emailConfirmed: user.emailConfirmedAt !== null,
      pendingEmail: user.pendingEmail,
      isAdmin: isAdmin(user, options.adminEmail),
      displayName: user.displayName,
      locale: user.locale,
      zone: user.zone,
      dayStart: user.dayStart,
      units: user.units,
      createdAt: user.createdAt,
      provedAt: session.provedAt,
    }
    // The configured maximum may have become shorter since the session began.
    const endsAt = endOf(session.createdAt)
    return {
      person,
      expiresAt: Math.min(session.expiresAt.getTime(), endsAt),
      endsAt,
      lastSeenAt: session.lastSeenAt.getTime(),
      userSeenAt: user.lastSeenAt?.getTime() ?? 0,
    }
  }

  /** Records, at most hourly, that a session is in use; nobody waits for it. */
  function touch(cached: Cached, now: number): void {
    cached.lastSeenAt = now
    cached.userSeenAt = now
    cached.expiresAt = Math.min(now + UNUSED_MS, cached.endsAt)
    const { id, sessionId } = cached.person
    const noted = async () => {
      await db
        .update(sessions)
        .set({ lastSeenAt: new Date(now), expiresAt: new Date(cached.expiresAt) })
        .where(and(eq(sessions.userId, id), eq(sessions.id, sessionId)))
      // Outlives the sessions, for the admin's list of accounts. Not while a session is created: concurrent sign-ins hold the row.
      await db
        .update(users)
        .set({ lastSeenAt: new Date(now) })
        .where(eq(users.id, id))
    }
    noted().catch((error: unknown) => log.warn({ err: error }, 'the last use of a session could not be stored'))
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
      const expiresAt = new Date(Math.min(now.getTime() + UNUSED_MS, endOf(now)))
      await tx.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)))
      await tx.insert(sessions).values({
        userId,
        id: sessionId,
        tokenHash: hash,
        device,
        createdAt: now,
        lastSeenAt: now,
        expiresAt,
        provedAt: now,
      })
      // So that the list of devices shows all of them, the one unused for longest makes room; exact also when many sign in at once.
      await lockCount(tx, sessions, userId)
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
      if (now - Math.min(cached.lastSeenAt, cached.userSeenAt) > SEEN_EVERY_MS) touch(cached, now)
      return cached.person
    },

    async prove(userId, sessionId) {
      const proved = await db
        .update(sessions)
        .set({ provedAt: clock.now() })
        .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
        .returning({ id: sessions.id })
      await forget(userId)
      return proved.length > 0
    },

    async isProved({ id, sessionId, provedAt }) {
      const since = new Date(clock.now().getTime() - PROOF_MS)
      if (provedAt && provedAt > since) return true
      // The cached proof may be older than one that another process has just recorded.
      const proved = await db
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.userId, id), eq(sessions.id, sessionId), gt(sessions.provedAt, since)))
      return proved.length > 0
    },

    async list(userId) {
      return db
        .select({ id: sessions.id, device: sessions.device, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
        .from(sessions)
        .where(
          and(
            eq(sessions.userId, userId),
            gt(sessions.expiresAt, clock.now()),
            gt(sessions.createdAt, new Date(clock.now().getTime() - options.maxDays * DAY_MS)),
          ),
        )
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
        .limit(MAX_DEVICES)
    },

    async revoke(userId, sessionId) {
      const deleted = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
        .returning({ id: sessions.id })
      await forget(userId)
      return deleted.length > 0
    },

    async end(tx, userId, sessionId) {
      await tx.delete(sessions).where(and(eq(sessions.userId, userId), sessionId === undefined ? undefined : eq(sessions.id, sessionId)))
      // Published with the commit: if this process dies right after it, no other one goes on trusting the session.
      await broadcast.publish('person', userId, tx)
    },

    async endOthers(tx, userId, storedId) {
      await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, storedId)))
      await broadcast.publish('person', userId, tx)
    },

    forget,
  }
}
