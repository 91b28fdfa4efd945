import { headOf } from '#platform/page/head.ts'
import { ORIGIN, type PageMeta } from '#platform/page/meta.ts'
import { PRODUCT_DESCRIPTION, PRODUCT_NAME } from '#platform/contract/product.ts'
import type { HasCollect } from './app/app.ts'
import type { AskedPage } from './page-facts.ts'

/** Markup that the server puts into a built page or file, by the comment that stands for it. */
export type PageParts = {
  parts: Readonly<Record<string, string>>
  /** For a page whose address the build did not know: its title, and what search engines and previews are told. */
  head?: { title: string; meta: PageMeta }
}

export type SitemapEntry = { address: string; modified?: string }

/** Stands in built pages where the server puts title and metadata. */
const HEAD_MARK = '<!--part:head-->'

/** What the features put into a page. While the database is away, nothing. */
export async function pageParts(app: HasCollect, asked: AskedPage): Promise<PageParts | undefined> {
  for (const { value } of app.collect('pageParts')) {
    const parts = await value(asked).catch(() => undefined)
    if (parts) return parts
  }
  return undefined
}

/** The addresses that the features know. While the database is away, none. */
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
