import { call } from '#platform/web/api/call.ts'
import { getPublishedPost, listPublishedPosts } from '../../contract-posts.ts'

/** The markup of a post of this installation. Rejects if there is none. */
export async function loadAddedPost(slug: string): Promise<string> {
  const [post, { addedPostMarkup }] = await Promise.all([
    call(getPublishedPost, { params: { slug } }),
    import('../../content/added-post.ts'),
  ])
  return addedPostMarkup(post)
}

/** The markup of the list of added posts; empty without any. */
export async function loadAddedList(): Promise<string> {
  const [{ posts }, { addedListMarkup }] = await Promise.all([call(listPublishedPosts), import('../../content/added-post.ts')])
  return posts.length > 0 ? addedListMarkup(posts) : ''
}
