import { randomBytes } from 'node:crypto'
import type { InputOf } from '#platform/contract/endpoint.ts'
import { invalid, notFound } from '#platform/contract/errors.ts'
import type { HasClock, HasDb, HasVault } from '#platform/server/app/app.ts'
import { userById, userByUsername, usersById } from '#platform/server/auth/users.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { consumeQuota, countAttempt, spent, type Allowance } from '#platform/server/quota/quota.ts'
import type { addTherapistShare, Brief, TherapistShare } from '../../contract-brief.ts'
import { therapistReasons } from '../../reasons.en.ts'
import { compose, whileThere } from '../core/composing.ts'
import {
  addShare,
  endShare,
  givenTo,
  noteOpening,
  openedShare,
  openingsByShare,
  openShareWith,
  sharesOf,
  type StoredShare,
} from './share-store.ts'

type Dependencies = HasClock & HasDb & HasVault

const TOKEN_BYTES = 24
/** Most openings of one share a minute, by anyone: more are not made by a person. */
const OPENS_A_MINUTE = 60
/** Names of accounts that one person may try: enough for typing errors, too few to find out who has an account. */
const NAMES: Allowance = { feature: 'therapist.names', limit: 20, seconds: 3600, reason: therapistReasons.many_names() }

function asSent(
  { endedAt, expiresAt, createdAt, viewerId, token, ...share }: StoredShare,
  { username, now, openings = [] }: { username: string | null; now: Date; openings?: readonly Date[] | undefined },
): TherapistShare {
  const { userId: _, ...rest } = share
  return {
    ...rest,
    token: viewerId === null ? token : null,
    username,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    isOpen: endedAt === null && (expiresAt === null || expiresAt > now),
    openings: openings.map((at) => at.toISOString()),
  }
}

const usernameOf = async (app: HasDb, id: string | null) => (id === null ? null : ((await userById(app.db, id))?.username ?? ''))

export async function listShares(app: Dependencies, userId: string): Promise<TherapistShare[]> {
  const [shares, openings] = await Promise.all([sharesOf(app.db, await app.vault.keyOf(userId), userId), openingsByShare(app.db, userId)])
  const viewers = await usersById(
    app.db,
    shares.flatMap(({ viewerId }) => viewerId ?? []),
  )
  const now = app.clock.now()
  return shares.map((share) => {
    const username = share.viewerId === null ? null : (viewers.get(share.viewerId)?.username ?? '')
    return asSent(share, { username, now, openings: openings.get(share.id) })
  })
}

/** Creates a link, or gives an account access. Throws `not_found` for an unknown account, `invalid`, `limit`. */
export async function give(
  app: Dependencies,
  person: Person,
  id: string,
  { username, expiresAt: until, ...chosen }: InputOf<typeof addTherapistShare>['body'],
): Promise<TherapistShare> {
  const now = app.clock.now()
  const expiresAt = until === null ? null : new Date(until)
  if (expiresAt !== null && expiresAt <= now) throw invalid('expiresAt', therapistReasons.expiry_past())
  if (username === null && expiresAt === null) throw invalid('expiresAt', therapistReasons.link_needs_end())
  if (chosen.to !== null && chosen.to < chosen.from) throw invalid('to', therapistReasons.days_backwards())
  const viewerId = username === null ? null : await accountOf(app, person, username)
  const key = await app.vault.keyOf(person.id)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const share = {
    ...chosen,
    kinds: [...new Set(chosen.kinds)],
    userId: person.id,
    id,
    viewerId,
    token,
    createdAt: now,
    expiresAt,
    endedAt: null,
  }
  const stored = await app.db.transaction((tx) => addShare(tx, key, share))
  return asSent(stored, { username: await usernameOf(app, stored.viewerId), now })
}

async function accountOf(app: HasClock & HasDb, person: Person, username: string): Promise<string> {
  await consumeQuota(app.db, app.clock, person.id, NAMES)
  const user = await userByUsername(app.db, username)
  if (!user) throw notFound(therapistReasons.no_account())
  if (user.id === person.id) throw invalid('username', therapistReasons.own_account())
  return user.id
}

/** Throws `not_found`. */
export async function end(app: HasClock & HasDb, userId: string, id: string): Promise<void> {
  const isEnded = await app.db.transaction((tx) => endShare(tx, userId, id, app.clock.now()))
  if (!isEnded) throw notFound(therapistReasons.share_not_here())
}

/**
 * The brief behind a token: of a link, for anyone (`viewer` null), or of an access, for its account. Logs the opening unless the owner
 * looks. Unknown, ended, expired and erased give the same `not_found`. Throws `limit`.
 */
export async function openBrief(app: Dependencies, token: string, viewer: string | null, asker: string | undefined): Promise<Brief> {
  const found = await openShareWith(app.db, token, viewer, app.clock.now())
  const owner = found && (await userById(app.db, found.userId))
  if (!found || !owner) throw notFound(therapistReasons.link_not_here())
  const { used, resetsAt } = await countAttempt(app.db, app.clock, `therapist.open:${found.id}`, 60)
  if (used > OPENS_A_MINUTE) throw spent({ limit: OPENS_A_MINUTE, reason: therapistReasons.opened_often() }, resetsAt)
  return whileThere(
    app,
    owner.id,
    () => notFound(therapistReasons.link_not_here()),
    async () => {
      const share = openedShare(await app.vault.keyOf(owner.id), found)
      const isNamed = share.isNamed || viewer !== null
      const brief = await compose(app, owner, isNamed ? (owner.displayName ?? owner.username) : null, share)
      if (asker !== owner.id) await app.db.transaction((tx) => noteOpening(tx, share, app.clock.now()))
      return brief
    },
  )
}

export async function listGiven(app: Dependencies, viewerId: string) {
  const found = await givenTo(app.db, viewerId, app.clock.now())
  const owners = await usersById(
    app.db,
    found.map(({ userId }) => userId),
  )
  const given = []
  for (const one of found) {
    const owner = owners.get(one.userId)
    if (!owner) continue
    const { from, to, kinds, token, createdAt, expiresAt } = openedShare(await app.vault.keyOf(owner.id), one)
    given.push({
      from,
      to,
      kinds,
      token,
      name: owner.displayName ?? owner.username,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
    })
  }
  return given
}

/** An account gives up its access. Throws `not_found`. */
export async function leave(app: HasClock & HasDb, token: string, viewerId: string): Promise<void> {
  const found = await openShareWith(app.db, token, viewerId, app.clock.now())
  if (!found) throw notFound(therapistReasons.link_not_here())
  await end(app, found.userId, found.id)
}
