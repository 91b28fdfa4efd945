import { date, doublePrecision, integer, pgTable, primaryKey, text } from '#platform/server/db/pg-core.ts'
import { CONVERSION_FEATURES, CONVERSION_TYPES } from '#platform/contract/conversions.ts'

/** Sums of events. No row describes one person or one visit. */
export const analyticsCounts = pgTable(
  'analytics_counts',
  {
    /** The Monday of the week, in UTC. */
    week: date('week').notNull(),
    type: text('type', { enum: CONVERSION_TYPES }).notNull(),
    feature: text('feature', { enum: CONVERSION_FEATURES }).notNull(),
    source: text('source').notNull(),
    medium: text('medium').notNull(),
    campaign: text('campaign').notNull(),
    events: integer('events').notNull(),
    visits: integer('visits').notNull(),
    /** US dollars. */
    value: doublePrecision('value').notNull(),
  },
  (t) => [primaryKey({ columns: [t.week, t.type, t.feature, t.source, t.medium, t.campaign] })],
)
