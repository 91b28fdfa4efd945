import type { ConversionFeature } from '#platform/contract/conversions.ts'
import type { Area } from '../ui/Page.tsx'
import { captureCampaign, extendLinksOnClick } from './campaign.ts'
import { onLimitReached } from '../api/error-of.ts'
import { ownerSettings } from './consent.ts'
import { recordConversion } from './conversions.ts'
import { loadTagManager } from './tag-manager.ts'

/** By the area of a public page; every other page counts as `other`. */
const FEATURE_BY_AREA: Partial<Record<Area, ConversionFeature>> = {
  journal: 'journal',
  soul: 'meditation',
  body: 'fitness',
  mind: 'mind',
  companion: 'companion',
  habits: 'habits',
}

/** Captures the campaign of the page that was loaded and counts a page view. Once for each document, where counting may be. */
export function startAnalytics(area?: Area): void {
  const feature = (area && FEATURE_BY_AREA[area]) ?? 'other'
  const isVisit = captureCampaign(location, document.referrer)
  recordConversion('page_view', { feature }, { isVisit })
  extendLinksOnClick()
  countTrials(feature)
  onLimitReached(() => recordConversion('micro_offer_gated', {}))
  const { tagManager } = ownerSettings()
  if (tagManager) loadTagManager(tagManager)
}

/** Something that a public page lets people try (`data-demo`, `data-mini`) is a trial at its first press or letter. */
function countTrials(feature: ConversionFeature): void {
  const tried = new Set<string>()
  const onUse = ({ target }: Event) => {
    const place = target instanceof Element ? target.closest<HTMLElement>('[data-demo], [data-mini]') : null
    const name = place?.dataset.demo ?? place?.dataset.mini
    if (name === undefined || tried.has(name)) return
    tried.add(name)
    recordConversion('trial_start', { feature })
  }
  for (const type of ['click', 'input']) document.addEventListener(type, onUse, { capture: true })
}

/** A change of page without a new document. */
export const countPageView = (): void => recordConversion('page_view', {})
