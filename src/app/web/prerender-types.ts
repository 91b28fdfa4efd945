import type { PageMeta } from '#platform/page/meta.ts'

/** An address to prerender. */
export type PageAddress = {
  address: string
  title: string
  meta: PageMeta | undefined
  /** The language of its HTML, for a page that exists in several. */
  language?: 'en' | 'de'
  /** The same page in each of its languages, itself included. */
  alternates?: Readonly<Record<'en' | 'de', string>>
}

/** One route as the build and the server see it. Types only: also read where there is no JSX. */
export type PageInfo = {
  path: string
  access: 'public' | 'signed-in'
  area: string
  layout: 'app' | 'marketing' | 'bare'
  whenSignedIn: 'home' | undefined
  hidesBar: true | undefined
  inGerman: true | undefined
  hasParts: true | undefined
  /** The service worker fetches it ahead. */
  offline: true | undefined
  title: string
  meta: PageMeta | undefined
  /** The page's own file, from the project's root: the build adds `src` to `lazy`. */
  source: string | undefined
  /** Addresses to prerender; none for pages behind the sign-in and for those with unknown `:params`. */
  /** An address under which the page draws the frame that the server fills. */
  frameAddress: string | undefined
  addresses: readonly PageAddress[]
}
