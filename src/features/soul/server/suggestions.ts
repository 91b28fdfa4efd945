import type { SuggestionRule } from '#platform/server/hub.ts'
import { isNight } from '../day-track.ts'

const LOW_MOOD = 2
/** Days without listening after which a short track is suggested. */
const QUIET_DAYS = 3

export const soulSuggestions: readonly SuggestionRule[] = [
  { rule: 'begin', when: 'first', rank: 10, applies: ({ isNewcomer }) => isNewcomer },
  { rule: 'breathe', when: 'first', rank: 20, applies: ({ mood }) => mood !== null && mood <= LOW_MOOD },
  {
    rule: 'windDown',
    when: 'first',
    rank: 30,
    applies: ({ hour, daysSince }) => isNight(hour) && daysSince('listen') !== 0,
  },
  { rule: 'listen', when: 'in turn', rank: 10, applies: ({ daysSince }) => (daysSince('listen') ?? QUIET_DAYS) >= QUIET_DAYS },
]
