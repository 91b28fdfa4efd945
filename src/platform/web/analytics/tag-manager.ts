import { CAMPAIGN_PARAMETERS, type ConversionType } from '#platform/contract/conversions.ts'
import { ownerSettings } from './consent.ts'
import type { StoredConversion } from './conversion.ts'

type DataLayer = Record<string, unknown>[]
const dataLayer = (): DataLayer => ((globalThis as { dataLayer?: DataLayer }).dataLayer ??= [])

const MAPPED: Partial<Record<ConversionType, string>> = {
  trial_start: 'trial_initiated',
  trial_conversion: 'trial_converted',
  signup: 'sign_up_completed',
  micro_offer_gated: 'trial_limit_reached',
  email_signup: 'email_collected',
}

/** Pushes an event to the data layer under the specification's names, with only the keys below. */
export function pushToTagManager({ type, feature, value, currency, timestamp, email, userId, utm }: StoredConversion): void {
  if (!ownerSettings().tagManager) return
  const campaign = Object.fromEntries(CAMPAIGN_PARAMETERS.flatMap((name) => (utm[name] ? [[name, utm[name]]] : [])))
  const who = { ...(email && { email }), ...(userId && { user_id: userId }) }
  const facts = { conversion_type: type, feature, value, currency, timestamp, ...campaign, ...who }
  dataLayer().push({ event: 'conversion_with_utm', ...facts })
  const mapped = MAPPED[type]
  if (mapped) dataLayer().push({ event: mapped, feature, value, currency, ...who })
}

/** Loads the owner's tag manager. The server allows its hosts on public pages alone. */
export function loadTagManager(id: string): void {
  if (document.querySelector('script[data-tag-manager]')) return
  // The event has only a start time; it contains neither the page's address nor its title.
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  script.async = true
  script.dataset.tagManager = id
  script.addEventListener('error', () => console.info('The tag manager could not be loaded.'))
  document.head.append(script)
}
