import { createContext, use } from 'react'
import type { WebPage } from '#platform/web/feature.ts'

/** What a layout knows of the page in it. */
export type ShownPage = Pick<WebPage, 'path' | 'area' | 'whenSignedIn' | 'hidesBar' | 'inGerman'>

export type PageHandle = { page: WebPage }

export const PageContext = createContext<ShownPage | undefined>(undefined)

/** The page that the address leads to; undefined on addresses that are no page. */
export const usePage = (): ShownPage | undefined => use(PageContext)
