import { postMarkup } from './post-markup.ts'

const files = import.meta.glob<string>('../../content/blog/*.en.md', { query: '?raw', import: 'default', eager: true })

export const fileOf = (slug: string): string => files[`../../content/blog/${slug}.en.md`] ?? ''

/** A post's text as markup, for the prerenderer: all files are there. */
export const markupOf = (slug: string): string => postMarkup(fileOf(slug))
