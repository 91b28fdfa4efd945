import { CAMPAIGN_PARAMETERS, conversionValue, CURRENCY, type ConversionType } from '#platform/contract/conversions.ts'
import { beacon } from '../api/beacon.ts'
import { currentCampaign } from './campaign.ts'
import type { Conversion, StoredConversion } from './conversion.ts'
import { mayCount } from './consent.ts'
import { pushToTagManager } from './tag-manager.ts'
import { HISTORY_KEY, IDENTITY_KEY, readJson, writeJson } from './storage.ts'

export const HISTORY_LENGTH = 50

/** The events of this browser, the latest last. */
export function conversionHistory(): StoredConversion[] {
  const stored = readJson(localStorage, HISTORY_KEY)
  return Array.isArray(stored) ? (stored as StoredConversion[]) : []
}

/** Stores an event, sends it to this server, and tells the tag manager where there is one. Failures are only logged. `isVisit`: the first of a session. */
export function recordConversion(
  type: ConversionType,
  { feature = 'other', quantity = 1, email, userId }: Conversion,
  { isVisit = false }: { isVisit?: boolean } = {},
): void {
  if (!mayCount()) return
  const campaign = currentCampaign()
  const before = conversionHistory()
  const mayName = readJson(localStorage, IDENTITY_KEY) === true
  const event: StoredConversion = {
    type,
    feature,
    value: conversionValue(type, feature, quantity),
    currency: CURRENCY,
    timestamp: new Date().toISOString(),
    email: (mayName && email) || null,
    userId: (mayName && userId) || null,
    utm: campaign ?? {},
    customProperties: { quantity },
  }
  if (!writeJson(localStorage, HISTORY_KEY, [...before, event].slice(-HISTORY_LENGTH)))
    console.info('An event was not stored in this browser.')
  const isSent = beacon('/api/analytics/conversion', {
    type,
    feature,
    quantity,
    isVisit,
    ...(campaign?.referrer ? { referrer: new URL(campaign.referrer).host.slice(0, 120) } : {}),
    utm: Object.fromEntries(CAMPAIGN_PARAMETERS.flatMap((name) => (campaign?.[name] ? [[name, campaign[name]]] : []))),
  })
  if (!isSent) console.info('An event was not sent.')
  pushToTagManager(event)
  // A sign-up after something was tried out is a trial that led to an account.
  if (type === 'signup' && before.some((one) => one.type === 'trial_start'))
    recordConversion('trial_conversion', { feature, email, userId })
}
