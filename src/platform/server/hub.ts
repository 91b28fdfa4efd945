import type { LocalDay } from '#platform/contract/dates.ts'
import type { HubCard } from '#platform/contract/hub.ts'
import type { DayTotal, Standing } from './activity/activity.ts'
import type { App } from './app/app.ts'
import type { Person } from './auth/sessions.ts'

/** A card as its feature returns it. */
export type FeatureCard = Omit<HubCard, 'feature'> & {
  /** How many things of today are still open on it (habits that are due); the feature's suggestions use it. */
  waiting?: number
}

/** Data that the hub has already read from the ledger. */
export type HubDay = {
  today: LocalDay
  /** On the person's wall clock, 0–23. */
  hour: number
  standing: Standing
  /** Sums of the last seven days, per kind. */
  totals: readonly DayTotal[]
}

/** A feature's source of cards for the hub. */
export type HubCardSource = {
  /**
   * A query for one value that changes with all data that the feature supplies to the hub (cards, mood, chosen areas), `$1` being the
   * person: the `xmin` of a row that each change writes, those of all rows (`rowVersions`), a counter. While no feature's version
   * changes, the hub answers from memory; with a feature that has none, every response is computed anew.
   */
  version?: string
  /** The cards as of now; they may change at most with the hour of the person's clock. Bounded statements for any amount of data. */
  read: (app: App, person: Person, day: HubDay) => Promise<FeatureCard[]>
}

/** Facts of a person's day for the choice of a suggestion. */
export type DayFacts = {
  /** On the person's wall clock, 0–23. */
  hour: number
  /** They have never done anything here. */
  isNewcomer: boolean
  /** Mean of today's moods, 1 (storm) to 5 (sun); null without one. */
  mood: number | null
  /** Whole days since the last act of a kind; null when the last seven days have none. */
  daysSince: (kind: string) => number | null
  /** Open things of today on the feature's own cards; null where no card reports them. */
  waiting: number | null
}

/** A suggestion of a feature for some days; its web half has the texts, the reason and the link. */
export type SuggestionRule = {
  rule: string
  /** first: before all others, lowest rank first. in turn: the applicable ones alternate by day. last: when nothing else applies. */
  when: 'first' | 'in turn' | 'last'
  rank: number
  applies: (facts: DayFacts) => boolean
}

/** The `version` of a person's rows in a table: every insert, update and deletion changes it. For at most some hundred rows per person. */
export const rowVersions = (table: string, condition = 'user_id = $1'): string =>
  `select md5(string_agg(xmin::text || ctid::text, ' ' order by ctid)) from ${table} where ${condition}`
