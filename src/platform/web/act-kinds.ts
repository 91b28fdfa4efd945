import type { LocalDay } from '#platform/contract/dates.ts'
import type { Language } from './i18n/locale-settings.ts'
import type { IconShape } from './ui/icons/shape.ts'

/** The display texts of a kind of act. */
export type ActKindWords = {
  /** Heading above a total: "Habits". */
  title: string
  /** A single one: "A habit". */
  one: string
  /** After "It grows from": "a habit". */
  from: string
  /** After "On days with": "habits". */
  with: string
}

/** The web half of a kind of act; the server half defines its area and its growth. */
export type ActKindView = {
  words: Readonly<Record<Language, ActKindWords>>
  icon: IconShape
  /** The address of the page of an act's subject. */
  linkOf?: (subject: string) => string
  /** The address of a day's acts together, for kinds whose acts have no subject. */
  linkOfDay?: (day: LocalDay) => string
}

export type ActKindViews = Readonly<Record<string, ActKindView>>

/** Each feature's file of them, fetched where kinds are first shown. */
export type ActKindSource = () => Promise<{ actKinds: ActKindViews }>

const sources: ActKindSource[] = []

/** The list of features calls this for each feature that records acts. */
export function addActKinds(source: ActKindSource): void {
  sources.push(source)
}

export const actKindSources: readonly ActKindSource[] = sources
