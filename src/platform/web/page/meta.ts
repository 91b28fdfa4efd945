/** What search engines and link previews are told of a page. */
export type PageMeta = {
  description: string
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
  /** Schema.org objects. */
  jsonLd?: readonly Record<string, unknown>[]
}
