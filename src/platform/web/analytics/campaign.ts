import { v7 as uuidv7 } from 'uuid'
import { CAMPAIGN_PARAMETERS, campaignValue, type CampaignParameter } from '#platform/contract/conversions.ts'
import { CAMPAIGN_KEY, readJson, writeJson } from './storage.ts'

/** How a browser session came here. */
export type Campaign = Partial<Record<CampaignParameter, string>> & {
  /** ISO instant. */
  timestamp: string
  /** Path without query. */
  landingPage: string
  userAgent: string
  /** Origin of the page that led here; empty: none, or this site. */
  referrer: string
  sessionId: string
  /** On the persistent copy. */
  capturedAt?: string
}

/** The campaign parameters of an address, cut and cleaned; absent and empty ones left out. */
export function campaignParameters(search: string): Partial<Record<CampaignParameter, string>> {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    CAMPAIGN_PARAMETERS.flatMap((name) => (campaignValue(query.get(name) ?? '') ? [[name, campaignValue(query.get(name)!)]] : [])),
  )
}

/** The campaign of this session. */
export const currentCampaign = (): Campaign | null => asCampaign(readJson(sessionStorage, CAMPAIGN_KEY))
/** The latest campaign that led to this browser, also of an earlier session. */
export const latestCampaign = (): Campaign | null => asCampaign(readJson(localStorage, CAMPAIGN_KEY))

const asCampaign = (value: unknown): Campaign | null =>
  typeof value === 'object' && value !== null && typeof (value as Campaign).sessionId === 'string' ? (value as Campaign) : null

/** Stores how this session came here, at its first page and whenever an address names a campaign. True: a new session began. */
export function captureCampaign({ search, pathname, origin }: Pick<Location, 'search' | 'pathname' | 'origin'>, referrer: string): boolean {
  const before = currentCampaign()
  const parameters = campaignParameters(search)
  const isNamed = Object.keys(parameters).length > 0
  if (before && !isNamed) return false
  const now = new Date().toISOString()
  const from = URL.parse(referrer)?.origin ?? ''
  const campaign: Campaign = {
    ...parameters,
    timestamp: now,
    landingPage: pathname,
    userAgent: navigator.userAgent,
    referrer: from === origin ? '' : from,
    sessionId: before?.sessionId ?? uuidv7(),
  }
  writeJson(sessionStorage, CAMPAIGN_KEY, campaign)
  if (isNamed) writeJson(localStorage, CAMPAIGN_KEY, { ...campaign, capturedAt: now })
  return !before
}

/** An address of this site with the parameters of the session's campaign; its own parameters stay. Other addresses stay unchanged. */
export function withCampaign(address: string, base: string): string {
  const url = URL.parse(address, base)
  const campaign = currentCampaign()
  if (!url || url.origin !== new URL(base).origin || !campaign) return address
  const missing = CAMPAIGN_PARAMETERS.filter((name) => campaign[name] && !url.searchParams.has(name))
  if (missing.length === 0) return address
  for (const name of missing) url.searchParams.set(name, campaign[name]!)
  return url.pathname + url.search + url.hash
}

/** Appends the campaign's parameters to links within this site at the moment they are pressed. */
export function extendLinksOnClick(): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      const address = link?.getAttribute('href')
      if (!link || !address || address.startsWith('#') || link.hasAttribute('download')) return
      const extended = withCampaign(address, location.href)
      if (extended !== address) link.setAttribute('href', extended)
    },
    { capture: true },
  )
}
