import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { ORIGIN, type PageMeta } from '#platform/page/meta.ts'
import type { PostInfo } from '../../content/post.ts'
import { FEED } from './feed-address.ts'
import { en } from './messages.en.ts'
import { postOf, POSTS } from './posts.ts'

const feed = { title: `${PRODUCT_NAME}: ${en.title}`, address: FEED }
const publisher = { '@type': 'Organization', name: PRODUCT_NAME, url: `${ORIGIN}/` }

export const postEntries = () => POSTS.map(({ slug }) => ({ slug }))

export const blogMeta = (): PageMeta => ({
  description: en.lead,
  imageText: en.title,
  feed,
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'Blog',
      name: en.title,
      description: en.lead,
      url: `${ORIGIN}/blog`,
      inLanguage: 'en-GB',
      publisher,
    },
  ],
})

export function postMeta({ slug = '' }: Readonly<Record<string, string>>): PageMeta {
  const { title, description, published, updated, tags } = postOf(slug) as PostInfo
  const named = tags.map((tag) => en.tags[tag])
  const url = `${ORIGIN}/blog/${slug}`
  return {
    title,
    description,
    type: 'article',
    publishedTime: published,
    modifiedTime: updated,
    section: named[0]!,
    tags: named,
    keywords: named,
    feed,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: title,
        description,
        url,
        mainEntityOfPage: url,
        image: `${ORIGIN}/icons/social-blog-${slug}.png`,
        datePublished: published,
        dateModified: updated,
        articleSection: named[0],
        keywords: named.join(', '),
        inLanguage: 'en-GB',
        author: publisher,
        publisher,
      },
    ],
  }
}
