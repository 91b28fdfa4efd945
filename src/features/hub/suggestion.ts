import { stableHash } from '#platform/contract/stable-hash.ts'
/** What the hub may suggest, each with a rule of its own. */
export const SUGGESTION_RULES = ['begin', 'breathe', 'windDown', 'listen', 'write', 'habit', 'rest'] as const
export type SuggestionRule = (typeof SUGGESTION_RULES)[number]

/** What is known of a person's day when something is suggested. */
export type DayFacts = {
  /** Of the person and the day: where several things would fit, it decides, and decides the same all day. */
  seed: string
  /** On the person's wall clock, 0–23. */
  hour: number
  /** Nothing was ever done here. */
  isNewcomer: boolean
  /** Mean of today's moods, 1 (storm) to 5 (sun); null without one. */
  mood: number | null
  /** Whole days since the last act of a kind; null when the last seven days have none. */
  daysSince: Readonly<Record<'listen' | 'write', number | null>>
  /** Things of today that features say still wait (habits that are due); null where none of them says. */
  waiting: number | null
  /** Areas that are there and that the person came for: what is not among them is never suggested. */
  areas: ReadonlySet<string>
}

const LOW_MOOD = 2
const EVENING = 20
const NIGHT_ENDS = 4
/** So many days without listening, and a short track is worth a thought. */
const QUIET_DAYS = 3

type Rule = { rule: SuggestionRule; applies: (facts: DayFacts) => boolean }

/** The first of these that applies is it. */
const FIRST: readonly Rule[] = [
  { rule: 'begin', applies: ({ isNewcomer, areas }) => isNewcomer && areas.has('soul') },
  { rule: 'breathe', applies: ({ mood, areas }) => mood !== null && mood <= LOW_MOOD && areas.has('soul') },
  {
    rule: 'windDown',
    applies: ({ hour, daysSince, areas }) => (hour >= EVENING || hour < NIGHT_ENDS) && daysSince.listen !== 0 && areas.has('soul'),
  },
]

/** Of these, the day picks one that applies: a person who never writes is not asked to every day. */
const IN_TURN: readonly Rule[] = [
  { rule: 'listen', applies: ({ daysSince, areas }) => (daysSince.listen === null || daysSince.listen >= QUIET_DAYS) && areas.has('soul') },
  { rule: 'write', applies: ({ daysSince, areas }) => daysSince.write === null && areas.has('journal') },
  { rule: 'habit', applies: ({ waiting, areas }) => waiting !== null && waiting > 0 && areas.has('habits') },
]

/** The one gentle suggestion: always exactly one, the same for the same facts. Where nothing is called for, it is rest. */
export function suggest(facts: DayFacts): SuggestionRule {
  const first = FIRST.find(({ applies }) => applies(facts))
  if (first) return first.rule
  const fitting = IN_TURN.filter(({ applies }) => applies(facts))
  return fitting[stableHash(facts.seed) % fitting.length]?.rule ?? 'rest'
}
