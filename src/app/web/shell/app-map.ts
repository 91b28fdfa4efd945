import { createContext, use } from 'react'
import type { WebFeature } from '#platform/web/feature.ts'
import { BAR_ENTRIES, homeOf, type BarEntry } from './navigation.ts'

/** What the registered features make of the app: which paths there are, which entries the bar has, where home is. */
export type AppMap = {
  paths: ReadonlySet<string>
  bar: readonly BarEntry[]
  home: string
  /** English titles of the pages, by path. */
  titles: Readonly<Record<string, string>>
}

/** The map of so many pages, given by path and title. */
export function appMapFrom(titles: Readonly<Record<string, string>>): AppMap {
  const paths = new Set(Object.keys(titles))
  return { paths, bar: BAR_ENTRIES.filter((entry) => paths.has(entry.path)), home: homeOf(paths), titles }
}

export function appMapOf(features: readonly WebFeature[]): AppMap {
  const pages = features.flatMap((feature) => feature.pages)
  return appMapFrom(Object.fromEntries(pages.map(({ path, title }) => [path, title])))
}

export const AppMapContext = createContext<AppMap>(appMapFrom({}))

export const useAppMap = (): AppMap => use(AppMapContext)
export const useHome = (): string => use(AppMapContext).home
