import { asc, desc, eq, sql } from '#platform/server/db/drizzle.ts'
import { AppError } from '#platform/contract/errors.ts'
import { assertCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import { rowVersions } from '#platform/server/hub.ts'
import { PRACTICES_MOST } from '../contract.ts'
import { soulReasons } from '../reasons.en.ts'
import { soulUploads, trackShelf } from './tables.ts'

/** Limit of tracks in a person's shelf: higher than the number of tracks. */
export const MAX_SHELF = 1000

export type Upload = typeof soulUploads.$inferSelect
export type TrackState = { trackId: string; isFavourite: boolean; position: number; positionAt: Date | null; secondsListened: number }

/** Admins upload few tracks by hand; this limit is a safeguard. */
const MAX_UPLOADS = 500

export async function uploads(db: Db): Promise<Upload[]> {
  return db.select().from(soulUploads).orderBy(desc(soulUploads.createdAt)).limit(MAX_UPLOADS)
}

export async function uploadById(db: Db, id: string): Promise<Upload | undefined> {
  const [row] = await db.select().from(soulUploads).where(eq(soulUploads.id, id))
  return row
}

export async function addUpload(db: Db, upload: Upload): Promise<void> {
  await db.insert(soulUploads).values(upload)
}

export async function changeUpload(
  db: Db,
  id: string,
  change: Partial<Pick<Upload, 'title' | 'description' | 'category'>>,
): Promise<Upload | undefined> {
  if (Object.keys(change).length === 0) return uploadById(db, id)
  const [row] = await db.update(soulUploads).set(change).where(eq(soulUploads.id, id)).returning()
  return row
}

export async function removeUpload(db: Db, id: string): Promise<Upload | undefined> {
  const [row] = await db.delete(soulUploads).where(eq(soulUploads.id, id)).returning()
  return row
}

/** For the hub: versions of the person's track states and of the recordings. */
export const TRACK_STATES_VERSION = `select concat((${rowVersions('track_shelf')}), ' ', (${rowVersions('soul_uploads', 'true')}))`

/** A person's state of every track on their shelf; bounded by the number of tracks. */
export async function trackStatesOf(db: Db, userId: string): Promise<Map<string, TrackState>> {
  // A person can create any number of practice ids, so there may be more rows than tracks: saved ones come first.
  const rows = await db
    .select()
    .from(trackShelf)
    .where(eq(trackShelf.userId, userId))
    .orderBy(sql`${trackShelf.favouriteSince} desc nulls last`, sql`${trackShelf.positionAt} desc nulls last`)
    .limit(MAX_SHELF)
  return new Map(
    rows.map((row) => [
      row.trackId,
      {
        trackId: row.trackId,
        isFavourite: row.favouriteSince !== null,
        position: row.position,
        positionAt: row.positionAt,
        secondsListened: row.secondsListened,
      },
    ]),
  )
}

/** Track states for the person's export, in the order of ids. */
export async function exportTrackStates(db: Db, userId: string): Promise<object[]> {
  const rows = await db.select().from(trackShelf).where(eq(trackShelf.userId, userId)).orderBy(asc(trackShelf.trackId))
  return rows.map(({ userId: _userId, ...row }) => ({ ...row, isFavourite: row.favouriteSince !== null }))
}

export async function setFavourite(db: Db, userId: string, trackId: string, since: Date | null): Promise<void> {
  await db
    .insert(trackShelf)
    .values({ userId, trackId, favouriteSince: since, position: 0, positionAt: null, secondsListened: 0 })
    .onConflictDoUpdate({ target: [trackShelf.userId, trackShelf.trackId], set: { favouriteSince: since } })
}

/** Marks a practice as a favourite, up to PRACTICES_MOST per person. Throws `limit`. */
export async function savePractice(db: Db, userId: string, id: string, since: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await setFavourite(tx, userId, id, since)
    const where = sql`${trackShelf.favouriteSince} is not null and ${trackShelf.trackId} ~ '^(timer|breathing)-[0-9]'`
    const error = () => new AppError('limit', soulReasons.too_many_practices({ most: PRACTICES_MOST }))
    await assertCount(tx, trackShelf, userId, { most: PRACTICES_MOST, where, error })
  })
}

/** Saves the position unless a later stop is stored; returns the stored position. */
export async function savePosition(db: Db, userId: string, trackId: string, position: number, at: Date): Promise<number> {
  const [row] = await db
    .insert(trackShelf)
    .values({ userId, trackId, favouriteSince: null, position, positionAt: at, secondsListened: 0 })
    .onConflictDoUpdate({
      target: [trackShelf.userId, trackShelf.trackId],
      set: {
        position: sql`case when ${trackShelf.positionAt} is null or ${trackShelf.positionAt} < excluded.position_at then excluded.position else ${trackShelf.position} end`,
        positionAt: sql`greatest(${trackShelf.positionAt}, excluded.position_at)`,
      },
    })
    .returning({ position: trackShelf.position })
  return row!.position
}

/** Tracks with a saved position, latest first. */
export function inProgress(shelf: ReadonlyMap<string, TrackState>): string[] {
  const started = [...shelf.values()].flatMap(({ trackId, position, positionAt }) =>
    position > 0 && positionAt ? [{ trackId, positionAt }] : [],
  )
  return started.toSorted((a, b) => b.positionAt.getTime() - a.positionAt.getTime()).map(({ trackId }) => trackId)
}
