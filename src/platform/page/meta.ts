/** Placeholder for the origin (https://…) in built pages and files; the server replaces it with its own. */
export const ORIGIN = '__ORIGIN__'

/** A public file, such as a feed; its text may contain `ORIGIN`. */
export type PublicFile = { address: string; type: string; text: string }

/** Metadata of a page for search engines and link previews. */
export type PageMeta = {
  /** Default: the page's. */
  title?: string
  description: string
  /** The canonical address, where the same page also exists under another; only the canonical one is in the sitemap. */
  canonical?: string
  /** Name of a social picture made at build, or a path from the root. Default: the page's own, else the product's. */
  image?: string
  /** The text on the page's own social picture. Default: the page's title. */
  imageText?: string
  type?: 'website' | 'article'
  keywords?: readonly string[]
  /** ISO instants. */
  publishedTime?: string
  modifiedTime?: string
  section?: string
  tags?: readonly string[]
  /** An Atom feed that this page belongs to. */
  feed?: { title: string; address: string }
  /** Schema.org objects. */
  jsonLd?: readonly Record<string, unknown>[]
}
