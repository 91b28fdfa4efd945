import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { ORIGIN, type PageMeta } from '#platform/page/meta.ts'
import { articleMeta, publisher, type Article } from '../../content/article.ts'
import type { PostInfo } from '../../content/post.ts'
import { FEED } from './feed-address.ts'
import { en } from './messages.ts'
import { postOf, POSTS } from './posts.ts'

const feed = { title: `${PRODUCT_NAME}: ${en.title}`, address: FEED }

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

export function articleOf({ slug, title, description, published, updated, tags }: PostInfo): Article {
  const named = tags.map((id) => ({ id, name: en.tags[id] }))
  return { slug, title, description, published, updated, language: 'en-GB', tags: named }
}

export function postMeta({ slug = '' }: Readonly<Record<string, string>>): PageMeta {
  return { ...articleMeta(articleOf(postOf(slug) as PostInfo)), feed }
}
