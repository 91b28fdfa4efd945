import type { LocalDay } from '#platform/contract/dates.ts'
import type { HubCard } from '#platform/contract/hub.ts'
import type { DayTotal, Standing } from './activity/activity.ts'
import type { App } from './app/app.ts'
import type { Person } from './auth/sessions.ts'

/** A card as its feature gives it. */
export type FeatureCard = Omit<HubCard, 'feature'> & {
  /** How many things of today still wait on it (habits that are due); the feature's suggestions look at it. */
  waiting?: number
}

/** What the hub has read of the ledger already. */
export type HubDay = {
  today: LocalDay
  /** On the person's wall clock, 0–23. */
  hour: number
  standing: Standing
  /** Sums of the last seven days, per kind. */
  totals: readonly DayTotal[]
}

/** What a feature shows on the hub. */
export type HubCardSource = {
  /**
   * A query for one value that changes with everything the feature gives to the hub (cards, mood, chosen areas), `$1` being the person: the
   * `xmin` of a row that each change writes, those of all rows (`rowVersions`), a counter. While the versions of all features stay the same, the
   * hub answers from memory; a feature without one has every answer made anew.
   */
  version?: string
  /** The cards as of now; they may depend on the hour of the person's clock, and on nothing shorter. Bounded statements, whatever the history. */
  read: (app: App, person: Person, day: HubDay) => Promise<FeatureCard[]>
}

/** What is known of a person's day when something is suggested. */
export type DayFacts = {
  /** On the person's wall clock, 0–23. */
  hour: number
  /** Nothing was ever done here. */
  isNewcomer: boolean
  /** Mean of today's moods, 1 (storm) to 5 (sun); null without one. */
  mood: number | null
  /** Whole days since the last act of a kind; null when the last seven days have none. */
  daysSince: (kind: string) => number | null
  /** Things of today that wait on the feature's own cards; null where none says so. */
  waiting: number | null
}

/** Something that a feature suggests on some days; its web half has the words, the reason and the way there. */
export type SuggestionRule = {
  rule: string
  /** first: before all others, the lowest rank of them. in turn: one of those that apply, another day another. last: when nothing else applies, whatever the person came for. */
  when: 'first' | 'in turn' | 'last'
  rank: number
  applies: (facts: DayFacts) => boolean
}

/** The `version` of a person's rows in a table: every insert, update and deletion changes it. For tables of at most some hundred rows a person. */
export const rowVersions = (table: string, condition = 'user_id = $1'): string =>
  `select md5(string_agg(xmin::text || ctid::text, ' ' order by ctid)) from ${table} where ${condition}`
