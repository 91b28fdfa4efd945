/** Stands for the origin (https://…) in built pages and files; the server puts in the one it is reached by. */
export const ORIGIN = '__ORIGIN__'

/** A file for the public, such as a feed; `ORIGIN` stands for the origin in its text. */
export type PublicFile = { address: string; type: string; text: string }

/** What search engines and link previews are told of a page. */
export type PageMeta = {
  /** Default: the page's. */
  title?: string
  description: string
  /** The address that search engines name, where the same page is there under another; only that one is in the sitemap. */
  canonical?: string
  /** Name of a social picture made at build, or a path from the root. Default: the page's own, else the product's. */
  image?: string
  /** The words on the page's own social picture. Default: the page's title. */
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
