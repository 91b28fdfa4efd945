import type { Speech } from '../contract.ts'
import { lengthOf, type Length, type Theme, type Tone } from '../themes.ts'

export type Filters = {
  tones: readonly Tone[]
  theme: Theme | undefined
  language: 'en' | 'de' | 'both'
  lengths: readonly Length[]
  more: readonly ('favourites' | 'own')[]
}

export const noFilters = (language: Filters['language']): Filters => ({ tones: [], theme: undefined, language, lengths: [], more: [] })

/** Whether any filter besides the language is set. */
export const isFiltering = ({ tones, theme, lengths, more }: Filters): boolean =>
  tones.length > 0 || theme !== undefined || lengths.length > 0 || more.length > 0

/** The matching speeches: any chosen value within a filter, and all filters together. Own speeches appear in either language. */
export function matching(speeches: readonly Speech[], { tones, theme, language, lengths, more }: Filters): Speech[] {
  return speeches.filter(
    (speech) =>
      (tones.length === 0 || tones.includes(speech.tone)) &&
      (theme === undefined || speech.themes.includes(theme)) &&
      (language === 'both' || speech.isOwn || speech.language === language) &&
      (lengths.length === 0 || lengths.includes(lengthOf(speech.duration))) &&
      (!more.includes('favourites') || speech.isFavourite) &&
      (!more.includes('own') || speech.isOwn),
  )
}
