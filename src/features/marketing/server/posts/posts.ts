import { readdirSync } from 'node:fs'
import { AppError, fieldError, notFound } from '#platform/contract/errors.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { HasClock, HasDb } from '#platform/server/app/app.ts'
import type { Db } from '#platform/server/db/db.ts'
import { minutesFor, wordsIn } from '../../content/post.ts'
import { MOST_POSTS, type AddedPost, type putAddedPost } from '../../contract-posts.ts'
import { marketingReasons } from '../../reasons.en.ts'
import { addedPost, deletePost, insertPost, publishedPost, updatePost } from './store.ts'

const END = '.en.md'
/** Addresses of the built-in posts. */
const BUILT_IN: ReadonlySet<string> = new Set(
  readdirSync(new URL('../../content/blog', import.meta.url))
    .filter((name) => name.endsWith(END))
    .map((name) => name.slice(0, -END.length)),
)

type Words = Pick<AddedPost, 'title' | 'description' | 'tags' | 'language' | 'text'> & { isNew: boolean; isPublished: boolean }

/** Throws `conflict` for the address of another post, and `limit` beyond the limit of posts. */
export async function savePost(
  app: HasClock & HasDb,
  slug: string,
  { isNew, tags, ...words }: Words,
): Promise<OutputOf<typeof putAddedPost>> {
  const post = { ...words, slug, tags: [...new Set(tags)], minutes: minutesFor(wordsIn(words.text)), updatedAt: app.clock.now() }
  if (!isNew) return thereOr404(await updatePost(app.db, post))
  const added = BUILT_IN.has(slug) ? 'taken' : await app.db.transaction((tx) => insertPost(tx, post, MOST_POSTS))
  if (added === 'taken') throw fieldError('conflict', 'slug', marketingReasons.slug_taken())
  if (added === 'full') throw new AppError('limit', marketingReasons.too_many_posts({ most: MOST_POSTS }))
  return added
}

export const postForAdmin = async (db: Db, slug: string): Promise<AddedPost> => thereOr404(await addedPost(db, slug))
export const postForReader = async (db: Db, slug: string): Promise<AddedPost> => thereOr404(await publishedPost(db, slug))

export async function deleteAdded(db: Db, slug: string): Promise<void> {
  if (!(await deletePost(db, slug))) throw notFound(marketingReasons.post_not_here())
}

function thereOr404(post: AddedPost | undefined): AddedPost {
  if (!post) throw notFound(marketingReasons.post_not_here())
  return post
}
