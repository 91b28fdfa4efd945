import { createContext, use } from 'react'
import type { WebPage } from '#platform/web/feature.ts'

/** The facts about a page that its layout needs. */
export type ShownPage = Pick<WebPage, 'path' | 'area' | 'whenSignedIn' | 'hidesBar' | 'inGerman'>

export type PageHandle = { page: WebPage }

export const PageContext = createContext<ShownPage | undefined>(undefined)

/** The page of the current address; undefined on addresses without a page. */
export const usePage = (): ShownPage | undefined => use(PageContext)
