import { z } from 'zod'
import {
  CAMPAIGN_PARAMETERS,
  CONVERSION_FEATURES,
  CONVERSION_TYPES,
  MAX_CAMPAIGN_VALUE,
  TAG_MANAGER_ID,
} from '#platform/contract/conversions.ts'
import { LocalDay } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { analyticsReasons } from './reasons.en.ts'

/** Counts are stored and shown for this many weeks. */
export const MAX_WEEKS = 104
/** The most sources in the dashboard's list. */
export const MAX_SOURCES = 50

const CampaignText = z.string().max(MAX_CAMPAIGN_VALUE)

export const ConversionEvent = z.object({
  type: z.enum(CONVERSION_TYPES),
  feature: z.enum(CONVERSION_FEATURES).default('other'),
  quantity: z.int().min(1).max(1000).default(1),
  /** The first event of a browser session. */
  isVisit: z.boolean().default(false),
  /** The host of the referring page, without its path. */
  referrer: CampaignText.optional(),
  utm: z.object(Object.fromEntries(CAMPAIGN_PARAMETERS.map((name) => [name, CampaignText.optional()]))).default({}),
})
export type ConversionEvent = z.infer<typeof ConversionEvent>

export const recordConversion = endpoint({
  method: 'POST',
  path: '/api/analytics/conversion',
  summary: 'Count an event of a visit in the totals of its week and source; the event itself is not stored',
  auth: 'public',
  body: ConversionEvent,
  /** False if counting is off, or if this browser asks not to be tracked. */
  response: z.object({ counted: z.boolean() }),
  errors: ['limit'],
})

const Totals = {
  visits: z.int(),
  pageViews: z.int(),
  trials: z.int(),
  signups: z.int(),
  trialConversions: z.int(),
  emails: z.int(),
  limitsReached: z.int(),
  /** US dollars. */
  value: z.number(),
}

export const AnalyticsSettings = z.object({
  counting: z.boolean(),
  /** A container id, or empty for none. */
  tagManager: z.string(),
  /** Settings from the environment, which cannot be changed here. */
  byEnvironment: z.array(z.enum(['counting', 'tagManager'])),
})
export type AnalyticsSettings = z.infer<typeof AnalyticsSettings>

export const getAnalytics = endpoint({
  method: 'GET',
  path: '/api/admin/analytics',
  summary: 'Get totals of visits and sign-ups by week and by source, and the counting settings',
  auth: 'admin',
  query: z.object({ weeks: z.coerce.number().int().min(1).max(MAX_WEEKS).default(12) }),
  response: z.object({
    settings: AnalyticsSettings,
    /** In order of their Mondays; weeks without an event are omitted. */
    weeks: z.array(z.object({ week: LocalDay, ...Totals })),
    /** The busiest source first. */
    sources: z.array(z.object({ source: z.string(), medium: z.string(), campaign: z.string(), ...Totals })),
  }),
})
export type Analytics = z.infer<typeof getAnalytics.response>

export const setAnalytics = endpoint({
  method: 'PUT',
  path: '/api/admin/analytics',
  summary: 'Update the given fields: counting on or off, tag manager container id (empty for none)',
  auth: 'admin',
  freshProof: true,
  body: z.object({
    counting: z.boolean().optional(),
    tagManager: z.union([z.literal(''), z.string().regex(TAG_MANAGER_ID, analyticsReasons.tag_manager_form.id)]).optional(),
  }),
  response: AnalyticsSettings,
  errors: ['conflict'],
})

export const deleteCounts = endpoint({
  method: 'DELETE',
  path: '/api/admin/analytics',
  summary: 'Delete all totals',
  auth: 'admin',
  freshProof: true,
  response: z.object({ removed: z.int() }),
})
