import { postMarkup } from './post-markup.ts'

const files = import.meta.glob<string>('../../content/blog/*.en.md', { query: '?raw', import: 'default', eager: true })

export const fileOf = (slug: string): string => files[`../../content/blog/${slug}.en.md`] ?? ''

/** A post's text as markup, for the prerenderer, which has all files. */
export const markupOf = (slug: string): string => postMarkup(fileOf(slug))
