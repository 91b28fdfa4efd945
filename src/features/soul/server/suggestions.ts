import type { SuggestionRule } from '#platform/server/hub.ts'

const LOW_MOOD = 2
const EVENING = 20
const NIGHT_ENDS = 4
/** So many days without listening, and a short track is worth a thought. */
const QUIET_DAYS = 3

export const soulSuggestions: readonly SuggestionRule[] = [
  { rule: 'begin', when: 'first', rank: 10, applies: ({ isNewcomer }) => isNewcomer },
  { rule: 'breathe', when: 'first', rank: 20, applies: ({ mood }) => mood !== null && mood <= LOW_MOOD },
  {
    rule: 'windDown',
    when: 'first',
    rank: 30,
    applies: ({ hour, daysSince }) => (hour >= EVENING || hour < NIGHT_ENDS) && daysSince('listen') !== 0,
  },
  { rule: 'listen', when: 'in turn', rank: 10, applies: ({ daysSince }) => (daysSince('listen') ?? QUIET_DAYS) >= QUIET_DAYS },
]
