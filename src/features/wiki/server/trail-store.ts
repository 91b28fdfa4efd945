import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { and, asc, desc, eq } from '#platform/server/db/drizzle.ts'
import { AppError, notFound } from '#platform/contract/errors.ts'
import type { HasClock, HasDb, HasVault } from '#platform/server/app/app.ts'
import { lockCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MOST_STEPS, MOST_TRAILS, type Step, type Trail, type TrailSummary } from '../contract.ts'
import { wikiReasons } from '../reasons.en.ts'
import { wikiTrails } from './tables.ts'

type Row = typeof wikiTrails.$inferSelect
type Content = { name: string; steps: Step[] }
type Needs = HasClock & HasDb & HasVault

const context = (id: string) => `wiki-trail/${id}`
export const sealTrail = (key: PersonKey, id: string, { name, steps }: Content): Buffer =>
  key.seal(context(id), deflateRawSync(JSON.stringify({ name, steps })))
const contentOf = (key: PersonKey, { id, sealed }: Pick<Row, 'id' | 'sealed'>): Content =>
  JSON.parse(inflateRawSync(key.open(context(id), sealed)).toString()) as Content

const trailOf = (key: PersonKey, row: Row): Trail => ({
  id: row.id,
  ...contentOf(key, row),
  startedAt: row.startedAt.toISOString(),
  walkedAt: row.walkedAt.toISOString(),
})

/** All trails, at most MOST_TRAILS, the most recently used first. */
export async function trailsOf(db: Db, key: PersonKey, userId: string): Promise<Trail[]> {
  const rows = await db
    .select()
    .from(wikiTrails)
    .where(eq(wikiTrails.userId, userId))
    .orderBy(desc(wikiTrails.walkedAt), asc(wikiTrails.id))
    .limit(MOST_TRAILS)
  return rows.map((row) => trailOf(key, row))
}

export function summaryOf({ steps, ...trail }: Trail): TrailSummary {
  const last = steps.at(-1)
  return { ...trail, count: steps.length, first: steps[0]?.word ?? null, last: last ? { word: last.word, slug: last.slug } : null }
}

const own = (userId: string, id: string) => and(eq(wikiTrails.userId, userId), eq(wikiTrails.id, id))

async function find(db: Db, userId: string, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(wikiTrails).where(own(userId, id))
  return row
}

/** Throws not_found. */
export async function oneTrail(db: Db, key: PersonKey, userId: string, id: string): Promise<Trail> {
  const row = await find(db, userId, id)
  if (!row) throw notFound(wikiReasons.no_trail())
  return trailOf(key, row)
}

/**
 * Adds a step at its place in time; a repeated request adds nothing. The first step creates the trail. A full trail loses its first
 * steps; beyond the limit of trails, the unnamed one that was not used for longest is deleted. Returns the number of steps.
 */
export async function addStep(app: Needs, userId: string, id: string, step: Step): Promise<number> {
  const key = await app.vault.keyOf(userId)
  const at = new Date(Math.min(Date.parse(step.at), app.clock.now().getTime()))
  return app.db.transaction(async (tx) => {
    await lockCount(tx, wikiTrails, userId)
    const row = await find(tx, userId, id)
    const { name, steps } = row ? contentOf(key, row) : { name: '', steps: [] }
    if (steps.some((one) => one.id === step.id)) return steps.length
    const next = [...steps, { ...step, at: at.toISOString() }]
      .sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1))
      .slice(-MOST_STEPS)
    if (!row) await makeRoom(tx, key, userId)
    await save(tx, key, userId, { id, name, steps: next, startedAt: row?.startedAt ?? at, walkedAt: latest(row?.walkedAt, at) })
    return next.length
  })
}

const latest = (one: Date | undefined, other: Date): Date => (one && one > other ? one : other)

/** Names a trail, or creates it as a fork. Repeating the same fork only names it. Throws not_found. */
export async function putTrail(
  app: Needs,
  userId: string,
  id: string,
  { name, fork }: { name: string; fork?: { trail: string; step: string } | undefined },
): Promise<Trail> {
  const key = await app.vault.keyOf(userId)
  const now = app.clock.now()
  return app.db.transaction(async (tx) => {
    await lockCount(tx, wikiTrails, userId)
    const row = await find(tx, userId, id)
    if (row) {
      const { steps } = contentOf(key, row)
      return save(tx, key, userId, { id, name, steps, startedAt: row.startedAt, walkedAt: row.walkedAt })
    }
    if (!fork) throw notFound(wikiReasons.no_trail())
    const from = await oneTrail(tx, key, userId, fork.trail)
    const end = from.steps.findIndex((step) => step.id === fork.step)
    if (end === -1) throw notFound(wikiReasons.no_step())
    await makeRoom(tx, key, userId)
    return save(tx, key, userId, { id, name, steps: from.steps.slice(0, end + 1), startedAt: now, walkedAt: now })
  })
}

type Saved = Content & Pick<Row, 'id' | 'startedAt' | 'walkedAt'>

async function save(tx: Db, key: PersonKey, userId: string, { id, name, steps, startedAt, walkedAt }: Saved): Promise<Trail> {
  const sealed = sealTrail(key, id, { name, steps })
  const [row] = await tx
    .insert(wikiTrails)
    .values({ userId, id, startedAt, walkedAt, sealed })
    .onConflictDoUpdate({ target: [wikiTrails.userId, wikiTrails.id], set: { walkedAt, sealed } })
    .returning()
  return trailOf(key, row!)
}

/** Makes room for one more by deleting the oldest unnamed trail. Throws `limit` if all have names. */
async function makeRoom(tx: Db, key: PersonKey, userId: string): Promise<void> {
  const all = await trailsOf(tx, key, userId)
  if (all.length < MOST_TRAILS) return
  const oldest = all.findLast(({ name }) => name === '')
  if (!oldest) throw new AppError('limit', wikiReasons.too_many_trails({ most: MOST_TRAILS }))
  await tx.delete(wikiTrails).where(own(userId, oldest.id))
}

/** Throws not_found. */
export async function removeTrail(db: Db, userId: string, id: string): Promise<void> {
  const deleted = await db.delete(wikiTrails).where(own(userId, id)).returning({ id: wikiTrails.id })
  if (deleted.length === 0) throw notFound(wikiReasons.no_trail())
}
