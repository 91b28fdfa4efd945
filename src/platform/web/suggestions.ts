import type { Species } from './botany/grow.ts'
import type { Language } from './i18n/locale-settings.ts'
import type { Area } from './ui/Page.tsx'

export type SuggestionWords = { title: string; text: string; action: string; /** Why it is this one; never a reproach. */ why: string }

/** Something that a feature suggests: its words, where it leads, and what grows beside it. The server half has the rule. */
export type SuggestionView = {
  words: Readonly<Record<Language, SuggestionWords>>
  to: string
  species: Species
  area: Area
  /** The feature's hub card that stands in it instead, when the day brought one. */
  card?: string
}

/** By rule. */
export type SuggestionViews = Readonly<Record<string, SuggestionView>>
