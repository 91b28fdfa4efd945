import type { Species } from '#platform/web/botany/grow.ts'
import type { SuggestionRule } from '../suggestion.ts'

/** Where each suggestion leads, and what grows beside it. `track`: the track of the day stands in it, when there is one. */
export const SUGGESTIONS: Readonly<Record<SuggestionRule, { to: string; page: string; species: Species; area: string; track?: true }>> = {
  begin: { to: '/soul', page: '/soul', species: 'fern', area: 'soul', track: true },
  breathe: { to: '/soul/category/breath', page: '/soul/category/:id', species: 'lupin', area: 'soul' },
  windDown: { to: '/soul/category/sleep', page: '/soul/category/:id', species: 'bluebell', area: 'soul' },
  listen: { to: '/soul', page: '/soul', species: 'fern', area: 'soul', track: true },
  write: { to: '/journal', page: '/journal', species: 'poppy', area: 'journal' },
  habit: { to: '/habits', page: '/habits', species: 'daisy', area: 'habits' },
  rest: { to: '/my-garden', page: '/my-garden', species: 'grass', area: 'hub' },
}
