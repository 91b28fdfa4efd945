import type { FastifyRequest } from 'fastify'
import { campaignValue, conversionValue } from '#platform/contract/conversions.ts'
import { addDays, weekdayOf, type LocalDay } from '#platform/contract/dates.ts'
import type { HasClock, HasConfig, HasDb, HasSecret } from '#platform/server/app/app.ts'
import { limitByNetwork } from '#platform/server/http/limit-attempts.ts'
import { MAX_WEEKS, type Analytics, type ConversionEvent } from '../contract.ts'
import { analyticsReasons } from '../reasons.en.ts'
import { settingsOf } from './settings.ts'
import { addEvent, deleteCountsBefore, totalsBySource, totalsByWeek, type Source } from './store.ts'

const PER_NETWORK = { seconds: 3600, limit: 600, reason: analyticsReasons.too_many_events() }

/** The Monday of an instant's week, in UTC. */
export function weekOf(at: Date): LocalDay {
  const day = at.toISOString().slice(0, 10)
  return addDays(day, -weekdayOf(day))
}

/** Global Privacy Control and Do Not Track. */
const asksNotToBeTracked = ({ headers }: FastifyRequest): boolean => headers['sec-gpc'] === '1' || headers.dnt === '1'

const plain = (value: string | undefined): string => campaignValue(value ?? '').toLowerCase()

/** Without a campaign, the referring page is the source. A click on an advertisement without campaign parameters is named by its kind. */
function sourceOf({ utm, referrer }: ConversionEvent): Source {
  const source = plain(utm.utm_source) || (utm.gclid ? 'google' : plain(referrer)) || 'direct'
  return { source, medium: plain(utm.utm_medium) || (utm.gclid ? 'cpc' : ''), campaign: plain(utm.utm_campaign) }
}

export async function countEvent(
  app: HasClock & HasConfig & HasDb & HasSecret,
  request: FastifyRequest,
  event: ConversionEvent,
): Promise<{ counted: boolean }> {
  if (asksNotToBeTracked(request) || !(await settingsOf(app)).counting) return { counted: false }
  await limitByNetwork(app, request, 'analytics', PER_NETWORK)
  const { type, feature, quantity, isVisit } = event
  await addEvent(app.db, {
    week: weekOf(app.clock.now()),
    type,
    feature,
    ...sourceOf(event),
    events: 1,
    visits: isVisit ? 1 : 0,
    value: conversionValue(type, feature, quantity),
  })
  return { counted: true }
}

export async function analyticsOf(app: HasClock & HasConfig & HasDb, weeks: number): Promise<Analytics> {
  const from = addDays(weekOf(app.clock.now()), -7 * (weeks - 1))
  const [settings, byWeek, bySource] = await Promise.all([settingsOf(app), totalsByWeek(app.db, from), totalsBySource(app.db, from)])
  return { settings, weeks: byWeek, sources: bySource }
}

export const deleteOldCounts = (app: HasClock & HasDb): Promise<void> =>
  deleteCountsBefore(app.db, addDays(weekOf(app.clock.now()), -7 * MAX_WEEKS))
