import { headOf } from '#platform/page/head.ts'
import { ORIGIN, type PageMeta } from '#platform/page/meta.ts'
import { PRODUCT_DESCRIPTION, PRODUCT_NAME } from '#platform/contract/product.ts'
import type { HasCollect } from './app/app.ts'
import type { AskedPage } from './page-facts.ts'

/** Markup that the server puts into a built page or file, by the comment that it replaces. */
export type PageParts = {
  parts: Readonly<Record<string, string>>
  /** For a page whose address does not exist at build time: its title, and its metadata for search engines and previews. */
  head?: { title: string; meta: PageMeta }
}

export type SitemapEntry = { address: string; modified?: string }

/** The comment in built pages that the server replaces with title and metadata. */
const HEAD_MARK = '<!--part:head-->'

/** The parts that features put into a page; none while the database is unavailable. */
export async function pageParts(app: HasCollect, asked: AskedPage): Promise<PageParts | undefined> {
  for (const { value } of app.collect('pageParts')) {
    const parts = await value(asked).catch(() => undefined)
    if (parts) return parts
  }
  return undefined
}

/** The addresses from the features; none while the database is unavailable. */
export async function sitemapEntries(app: HasCollect): Promise<readonly SitemapEntry[]> {
  const all = await Promise.all(app.collect('sitemapEntries').map(({ value }) => value().catch(() => [])))
  return all.flat()
}

/** A built page or file with its parts; `address` is its path. */
export function withParts(text: string, { parts, head }: PageParts, address: string, origin: string): string {
  const site = { name: PRODUCT_NAME, description: PRODUCT_DESCRIPTION }
  const all = head ? { ...parts, [HEAD_MARK]: headOf({ address, ...head }, site) } : parts
  const safeOrigin = origin.replace(/[&<>"']/g, '')
  return Object.entries(all).reduce((sum, [mark, markup]) => sum.replace(mark, () => markup.replaceAll(ORIGIN, () => safeOrigin)), text)
}
