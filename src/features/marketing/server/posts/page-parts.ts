import { PRODUCT_NAME } from '#platform/contract/product.ts'
import type { HasDb } from '#platform/server/app/app.ts'
import type { AskedPage } from '#platform/server/page-facts.ts'
import type { PageParts, SitemapEntry } from '#platform/server/page-parts.ts'
import { addedListMarkup, addedPostMarkup, LIST_MARK, POST_MARK } from '../../content/added-post.ts'
import { articleMeta, feedEntry, type Article } from '../../content/article.ts'
import { bodyMarkup } from '../../content/body-markup.ts'
import type { AddedPost } from '../../contract-posts.ts'
import { publishedInfos, publishedPost, publishedPosts } from './store.ts'

/** Number of latest posts in the feed, with their full texts. */
const POSTS_IN_FEED = 50

/** Markup that added posts contribute to the blog's pages and feed. */
export async function postParts({ db }: HasDb, { path, params }: AskedPage): Promise<PageParts | undefined> {
  if (path === '/blog') {
    const posts = await publishedInfos(db)
    return posts.length > 0 ? { parts: { [LIST_MARK]: addedListMarkup(posts) } } : undefined
  }
  if (path === '/blog/feed.xml') {
    const posts = await publishedPosts(db, POSTS_IN_FEED)
    return posts.length > 0
      ? { parts: { [LIST_MARK]: posts.map((post) => feedEntry(articleOf(post), bodyMarkup(post.text))).join('\n') } }
      : undefined
  }
  if (path !== '/blog/:slug') return undefined
  const post = await publishedPost(db, params.slug ?? '')
  return (
    post && {
      parts: { [POST_MARK]: addedPostMarkup(post) },
      head: { title: `${post.title} | ${PRODUCT_NAME}`, meta: articleMeta(articleOf(post)) },
    }
  )
}

export async function postEntries({ db }: HasDb): Promise<readonly SitemapEntry[]> {
  return (await publishedInfos(db)).map(({ slug, updated }) => ({ address: `/blog/${slug}`, modified: updated }))
}

const articleOf = ({ slug, title, description, published, updated, language, tags }: AddedPost): Article => ({
  slug,
  title,
  description,
  published,
  updated,
  language,
  tags: tags.map((id) => ({ id, name: id })),
  image: 'blog',
})
