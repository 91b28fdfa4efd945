import type { Species } from './botany/grow.ts'
import type { Language } from './i18n/locale-settings.ts'
import type { Area } from './ui/Page.tsx'

export type SuggestionWords = { title: string; text: string; action: string; /** Why it is this one; never a reproach. */ why: string }

/** A suggestion of a feature: its text, its link, and the plant beside it. The server half has the rule. */
export type SuggestionView = {
  words: Readonly<Record<Language, SuggestionWords>>
  to: string
  species: Species
  area: Area
  /** The feature's hub card that is shown in its place, if the day has one. */
  card?: string
}

/** By rule. */
export type SuggestionViews = Readonly<Record<string, SuggestionView>>
