import { createContext, use } from 'react'
import type { WebFeature } from '#platform/web/feature.ts'
import { BAR_ENTRIES, homeOf, type BarEntry } from './navigation.ts'

/** The app as the registered features define it: its paths, the entries of the bar, and the home page. */
export type AppMap = {
  paths: ReadonlySet<string>
  bar: readonly BarEntry[]
  home: string
  /** English titles of the pages, by path. */
  titles: Readonly<Record<string, string>>
}

/** The map of pages, given by path and title. */
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
