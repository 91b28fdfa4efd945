import type { Language } from './i18n/locale-settings.ts'
import type { IconShape } from './ui/icons/shape.ts'

/** What people read of a kind of act. */
export type ActKindWords = {
  /** Over a sum of them: "Habits". */
  title: string
  /** One of them: "A habit". */
  one: string
  /** After "It grows from": "a habit". */
  from: string
  /** After "On days with": "habits". */
  with: string
}

/** A kind of act as the web half of its feature describes it; the server half says where it belongs and how it grows. */
export type ActKindView = {
  words: Readonly<Record<Language, ActKindWords>>
  icon: IconShape
  /** Where the thing that an act was about can be seen. */
  linkOf?: (subject: string) => string
}

export type ActKindViews = Readonly<Record<string, ActKindView>>

/** Each feature's file of them, fetched where kinds are first shown. */
export type ActKindSource = () => Promise<{ actKinds: ActKindViews }>

const sources: ActKindSource[] = []

/** The list of features says which of them record acts. */
export function addActKinds(source: ActKindSource): void {
  sources.push(source)
}

export const actKindSources: readonly ActKindSource[] = sources
