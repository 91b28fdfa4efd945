import { and, count, desc, eq, isNotNull, sql } from '#platform/server/db/drizzle.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { AddedPost, AddedPostInfo } from '../../contract-posts.ts'
import { addedPosts } from '../tables.ts'

type Row = typeof addedPosts.$inferSelect
export type NewPost = Omit<Row, 'publishedAt'> & { isPublished: boolean }

const INFO = {
  slug: addedPosts.slug,
  title: addedPosts.title,
  description: addedPosts.description,
  tags: addedPosts.tags,
  language: addedPosts.language,
  minutes: addedPosts.minutes,
  publishedAt: addedPosts.publishedAt,
  updatedAt: addedPosts.updatedAt,
}

const infoOf = ({ publishedAt, updatedAt, tags, ...rest }: Omit<Row, 'text'>): AddedPostInfo => ({
  ...rest,
  tags: tags as AddedPostInfo['tags'],
  published: publishedAt?.toISOString() ?? null,
  updated: updatedAt.toISOString(),
})

const postOf = ({ text, ...info }: Row): AddedPost => ({ ...infoOf(info), text })

export async function publishedInfos(db: Db): Promise<AddedPostInfo[]> {
  const rows = await db.select(INFO).from(addedPosts).where(isNotNull(addedPosts.publishedAt)).orderBy(desc(addedPosts.publishedAt))
  return rows.map(infoOf)
}

/** Published posts with their texts, newest first. */
export async function publishedPosts(db: Db, limit: number): Promise<AddedPost[]> {
  const rows = await db
    .select()
    .from(addedPosts)
    .where(isNotNull(addedPosts.publishedAt))
    .orderBy(desc(addedPosts.publishedAt))
    .limit(limit)
  return rows.map(postOf)
}

export async function publishedPost(db: Db, slug: string): Promise<AddedPost | undefined> {
  const [row] = await db
    .select()
    .from(addedPosts)
    .where(and(eq(addedPosts.slug, slug), isNotNull(addedPosts.publishedAt)))
  return row && postOf(row)
}

export async function allInfos(db: Db): Promise<AddedPostInfo[]> {
  const rows = await db.select(INFO).from(addedPosts).orderBy(desc(addedPosts.updatedAt))
  return rows.map(infoOf)
}

export async function addedPost(db: Db, slug: string): Promise<AddedPost | undefined> {
  const [row] = await db.select().from(addedPosts).where(eq(addedPosts.slug, slug))
  return row && postOf(row)
}

/** Adds a post, unless its address is taken or the limit `most` is reached. */
export async function insertPost(tx: Db, { isPublished, ...post }: NewPost, most: number): Promise<AddedPost | 'taken' | 'full'> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('marketing_posts', 0))`)
  const [all] = await tx.select({ n: count() }).from(addedPosts)
  if ((all?.n ?? 0) >= most) return 'full'
  const [row] = await tx
    .insert(addedPosts)
    .values({ ...post, publishedAt: isPublished ? post.updatedAt : null })
    .onConflictDoNothing()
    .returning()
  return row ? postOf(row) : 'taken'
}

/** The day of first publication does not change as long as the post stays published. */
export async function updatePost(db: Db, { slug, isPublished, ...post }: NewPost): Promise<AddedPost | undefined> {
  const publishedAt = isPublished ? sql`coalesce(${addedPosts.publishedAt}, ${post.updatedAt.toISOString()}::timestamptz)` : null
  const [row] = await db
    .update(addedPosts)
    .set({ ...post, publishedAt })
    .where(eq(addedPosts.slug, slug))
    .returning()
  return row && postOf(row)
}

export async function deletePost(db: Db, slug: string): Promise<boolean> {
  const rows = await db.delete(addedPosts).where(eq(addedPosts.slug, slug)).returning({ slug: addedPosts.slug })
  return rows.length > 0
}
