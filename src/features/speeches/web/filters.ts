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

/** Whether something besides the language is chosen. */
export const isFiltering = ({ tones, theme, lengths, more }: Filters): boolean =>
  tones.length > 0 || theme !== undefined || lengths.length > 0 || more.length > 0

/** The speeches that fit: any of what is chosen of one kind, all kinds together. One's own are there in either language. */
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
