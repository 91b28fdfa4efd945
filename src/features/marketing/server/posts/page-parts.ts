import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { ORIGIN, type PageMeta } from '#platform/page/meta.ts'
import type { HasDb } from '#platform/server/app/app.ts'
import type { AskedPage } from '#platform/server/page-facts.ts'
import type { PageParts, SitemapEntry } from '#platform/server/page-parts.ts'
import { addedListMarkup, addedPostMarkup, LIST_MARK, POST_MARK } from '../../content/added-post.ts'
import { bodyMarkup, escapeHtml } from '../../content/body-markup.ts'
import type { AddedPost } from '../../contract-posts.ts'
import { publishedInfos, publishedPost, publishedPosts } from './store.ts'

/** The feed has the latest ones with their whole texts. */
const POSTS_IN_FEED = 50

/** What the posts that were written here add to the blog's pages and feed. */
export async function postParts({ db }: HasDb, { path, params }: AskedPage): Promise<PageParts | undefined> {
  if (path === '/blog') {
    const posts = await publishedInfos(db)
    return posts.length > 0 ? { parts: { [LIST_MARK]: addedListMarkup(posts) } } : undefined
  }
  if (path === '/blog/feed.xml') {
    const posts = await publishedPosts(db, POSTS_IN_FEED)
    return posts.length > 0 ? { parts: { [LIST_MARK]: posts.map(feedEntry).join('\n') } } : undefined
  }
  if (path !== '/blog/:slug') return undefined
  const post = await publishedPost(db, params.slug ?? '')
  return post && { parts: { [POST_MARK]: addedPostMarkup(post) }, head: { title: `${post.title} | ${PRODUCT_NAME}`, meta: metaOf(post) } }
}

export async function postEntries({ db }: HasDb): Promise<readonly SitemapEntry[]> {
  return (await publishedInfos(db)).map(({ slug, updated }) => ({ address: `/blog/${slug}`, modified: updated }))
}

function metaOf({ slug, title, description, tags, language, published, updated }: AddedPost): PageMeta {
  const url = `${ORIGIN}/blog/${slug}`
  const publisher = { '@type': 'Organization', name: PRODUCT_NAME, url: `${ORIGIN}/` }
  return {
    description,
    image: 'blog',
    type: 'article',
    ...(published && { publishedTime: published }),
    modifiedTime: updated,
    section: tags[0]!,
    tags,
    keywords: tags,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: title,
        description,
        url,
        mainEntityOfPage: url,
        image: `${ORIGIN}/icons/social-blog.png`,
        datePublished: published,
        dateModified: updated,
        articleSection: tags[0],
        keywords: tags.join(', '),
        inLanguage: language,
        publisher,
      },
    ],
  }
}

function feedEntry({ slug, title, description, tags, language, published, updated, text }: AddedPost): string {
  const address = `/blog/${slug}`
  return [
    `  <entry xml:lang="${language}">`,
    `    <id>${ORIGIN}${address}</id>`,
    `    <title>${escapeHtml(title)}</title>`,
    `    <link rel="alternate" type="text/html" href="${ORIGIN}${address}"/>`,
    `    <published>${published}</published>`,
    `    <updated>${updated}</updated>`,
    ...tags.map((tag) => `    <category term="${tag}"/>`),
    `    <summary>${escapeHtml(description)}</summary>`,
    `    <content type="html">${escapeHtml(bodyMarkup(text))}</content>`,
    '  </entry>',
  ].join('\n')
}
