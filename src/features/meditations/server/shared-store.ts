import { and, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from '#platform/server/db/drizzle.ts'
import { AppError } from '#platform/contract/errors.ts'
import { users } from '#platform/server/auth/tables.ts'
import { assertCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import { REVIEW_LISTS, SHARED_MOST, SHARED_PAGE, type ReportReason } from '../contract-shared.ts'
import type { Category } from '../core/categories.ts'
import { meditationReasons } from '../reasons.en.ts'
import type { SharedRow } from './store.ts'
import { meditationFavourites, meditationRatings, meditationReports, sharedMeditations } from './tables.ts'

export type Rating = { mean: number | null; count: number }
/** A shared meditation with one person's favourite, rating and reports. */
export type Met = {
  shared: SharedRow
  username: string
  rating: Rating
  ownStars: number | null
  isFavourite: boolean
  isReported: boolean
}

const REPORTS_A_DAY = 20

/** Shares a meditation or updates the shared version, which retains its public id. Throws `limit` and `forbidden`. */
export async function share(
  db: Db,
  row: Omit<SharedRow, 'publicId' | 'sharedAt' | 'hiddenAt' | 'hiddenReason'>,
  publicId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { userId: _userId, id: _id, ...change } = row
    const [stored] = await tx
      .insert(sharedMeditations)
      .values({ ...row, publicId, sharedAt: row.updatedAt })
      .onConflictDoUpdate({ target: [sharedMeditations.userId, sharedMeditations.id], set: change })
      .returning({ hiddenAt: sharedMeditations.hiddenAt })
    if (stored?.hiddenAt) throw new AppError('forbidden', meditationReasons.hidden())
    const error = () => new AppError('limit', meditationReasons.too_many_shared({ most: SHARED_MOST }))
    await assertCount(tx, sharedMeditations, row.userId, { most: SHARED_MOST, error })
  })
}

/** False if an admin has hidden it: it stays hidden, and its row stays. */
export async function unshare(db: Db, userId: string, id: string): Promise<boolean> {
  const row = and(eq(sharedMeditations.userId, userId), eq(sharedMeditations.id, id))
  await db.delete(sharedMeditations).where(and(row, isNull(sharedMeditations.hiddenAt)))
  return (await db.$count(sharedMeditations, row)) === 0
}

/** Shared meditations that this person may see: all that are not hidden, and their own. */
const visibleTo = (userId: string) => or(isNull(sharedMeditations.hiddenAt), eq(sharedMeditations.userId, userId))

export async function visibleShared(db: Db, userId: string, publicId: string): Promise<SharedRow | undefined> {
  const [row] = await db
    .select()
    .from(sharedMeditations)
    .where(and(eq(sharedMeditations.publicId, publicId), visibleTo(userId)))
  return row
}

async function metBy(db: Db, userId: string, where: SQL | undefined, most: number): Promise<Met[]> {
  const stars = sql<Rating>`(select json_build_object('mean', round(avg(r.stars), 1)::float8, 'count', count(*)::int)
    from meditation_ratings r where r.public_id = ${sharedMeditations.publicId})`
  const ownOf = (table: typeof meditationFavourites | typeof meditationReports) =>
    sql<boolean>`exists (select from ${table} o where o.user_id = ${userId} and o.public_id = ${sharedMeditations.publicId})`
  return db
    .select({
      shared: sharedMeditations,
      username: users.username,
      rating: stars,
      ownStars: sql<
        number | null
      >`(select r.stars from meditation_ratings r where r.user_id = ${userId} and r.public_id = ${sharedMeditations.publicId})`,
      isFavourite: ownOf(meditationFavourites),
      isReported: ownOf(meditationReports),
    })
    .from(sharedMeditations)
    .innerJoin(users, eq(users.id, sharedMeditations.userId))
    .where(and(visibleTo(userId), where))
    .orderBy(desc(sharedMeditations.sharedAt), desc(sharedMeditations.publicId))
    .limit(most)
}

/** Newest first, at most SHARED_PAGE; filtered by words in title, author or tags. */
export async function sharedList(
  db: Db,
  userId: string,
  { q, category }: { q?: string | undefined; category?: Category | undefined },
): Promise<Met[]> {
  const like = q ? `%${q.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%` : undefined
  const words =
    like &&
    sql`(${sharedMeditations.title} ilike ${like} or ${users.username} ilike ${like} or array_to_string(${sharedMeditations.tags}, ' ') ilike ${like})`
  const inCategory = category && sql`${category} = any(${sharedMeditations.categories})`
  return metBy(db, userId, and(words || undefined, inCategory || undefined), SHARED_PAGE)
}

export async function metOne(db: Db, userId: string, publicId: string): Promise<Met | undefined> {
  return (await metBy(db, userId, eq(sharedMeditations.publicId, publicId), 1))[0]
}

export async function setFavourite(db: Db, userId: string, publicId: string, since: Date | undefined): Promise<void> {
  if (since) await db.insert(meditationFavourites).values({ userId, publicId, since }).onConflictDoNothing()
  else
    await db.delete(meditationFavourites).where(and(eq(meditationFavourites.userId, userId), eq(meditationFavourites.publicId, publicId)))
}

export async function rate(db: Db, userId: string, publicId: string, stars: number, at: Date): Promise<void> {
  await db
    .insert(meditationRatings)
    .values({ userId, publicId, stars, at })
    .onConflictDoUpdate({ target: [meditationRatings.userId, meditationRatings.publicId], set: { stars, at } })
}

/** One report per person and meditation; a later one replaces it and needs a new review. Throws `limit`. */
export async function report(
  db: Db,
  userId: string,
  publicId: string,
  { reason, note, at }: { reason: ReportReason; note: string; at: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(meditationReports)
      .values({ userId, publicId, reason, note, at })
      .onConflictDoUpdate({ target: [meditationReports.userId, meditationReports.publicId], set: { reason, note, at, settledAt: null } })
    const since = new Date(at.getTime() - 86_400_000)
    const error = () => new AppError('limit', meditationReasons.many_reports())
    await assertCount(tx, meditationReports, userId, { most: REPORTS_A_DAY, where: sql`${meditationReports.at} > ${since}`, error })
  })
}

export type Reviewed = { shared: SharedRow; username: string; reports: { reason: ReportReason; note: string; at: Date }[] }

/** Shared meditations for review by admins, with their open reports; newest first. */
export async function forReview(db: Db, list: (typeof REVIEW_LISTS)[number]): Promise<Reviewed[]> {
  const waiting = sql`exists (select from ${meditationReports} r where r.public_id = ${sharedMeditations.publicId} and r.settled_at is null)`
  const where = list === 'reported' ? waiting : list === 'hidden' ? isNotNull(sharedMeditations.hiddenAt) : undefined
  const rows = await db
    .select({ shared: sharedMeditations, username: users.username })
    .from(sharedMeditations)
    .innerJoin(users, eq(users.id, sharedMeditations.userId))
    .where(where)
    .orderBy(desc(sharedMeditations.sharedAt), desc(sharedMeditations.publicId))
    .limit(SHARED_PAGE)
  const reports = await db
    .select()
    .from(meditationReports)
    .where(
      and(
        inArray(
          meditationReports.publicId,
          rows.map(({ shared }) => shared.publicId),
        ),
        isNull(meditationReports.settledAt),
      ),
    )
    .orderBy(desc(meditationReports.at))
    .limit(SHARED_PAGE * 10)
  return rows.map((row) => ({ ...row, reports: reports.filter(({ publicId }) => publicId === row.shared.publicId) }))
}

/** `reason` undefined: shows it again. Settles its reports. False if it does not exist. */
export async function setHidden(db: Db, publicId: string, reason: string | undefined, at: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(sharedMeditations)
      .set(reason === undefined ? { hiddenAt: null, hiddenReason: null } : { hiddenAt: at, hiddenReason: reason })
      .where(eq(sharedMeditations.publicId, publicId))
      .returning({ id: sharedMeditations.id })
    await tx.update(meditationReports).set({ settledAt: at }).where(eq(meditationReports.publicId, publicId))
    return rows.length > 0
  })
}

/** A person's favourites, ratings and reports of shared meditations, for their export. */
export async function withOthers(db: Db, userId: string) {
  const [favourites, ratings, reports] = await Promise.all([
    db
      .select({ publicId: meditationFavourites.publicId, since: meditationFavourites.since, title: sharedMeditations.title })
      .from(meditationFavourites)
      .innerJoin(sharedMeditations, eq(sharedMeditations.publicId, meditationFavourites.publicId))
      .where(eq(meditationFavourites.userId, userId)),
    db
      .select({
        publicId: meditationRatings.publicId,
        stars: meditationRatings.stars,
        at: meditationRatings.at,
        title: sharedMeditations.title,
      })
      .from(meditationRatings)
      .innerJoin(sharedMeditations, eq(sharedMeditations.publicId, meditationRatings.publicId))
      .where(eq(meditationRatings.userId, userId)),
    db
      .select({
        publicId: meditationReports.publicId,
        reason: meditationReports.reason,
        note: meditationReports.note,
        at: meditationReports.at,
      })
      .from(meditationReports)
      .where(eq(meditationReports.userId, userId)),
  ])
  return { favourites, ratings, reports }
}
