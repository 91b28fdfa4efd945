import type { ConversionFeature } from '#platform/contract/conversions.ts'
import { captureCampaign, extendLinksOnClick } from './campaign.ts'
import { onLimitReached } from '../api/error-of.ts'
import { ownerSettings } from './consent.ts'
import { recordConversion } from './conversions.ts'
import { loadTagManager } from './tag-manager.ts'

/** By public page; every other page counts as `other`. */
const FEATURE_BY_PATH: Readonly<Record<string, ConversionFeature>> = {
  '/personaljournal': 'journal',
  '/journaling-with-ai': 'journal',
  '/ai-journaling-alternatives': 'journal',
  '/daylio-alternative': 'journal',
  '/meditation': 'meditation',
  '/meditation-and-mindfulness': 'meditation',
  '/free-meditation-app': 'meditation',
  '/headspace-alternative': 'meditation',
  '/calm-alternative': 'meditation',
  '/fitness': 'fitness',
  '/ai-workout-plans-calorie-tracking': 'fitness',
  '/ai-workout-alternatives': 'fitness',
  '/brain-games-sharpen-mind': 'mind',
  '/ai-habit-tracker-alternatives': 'habits',
  '/calorie-tracking-alternatives': 'nutrition',
}

const featureOf = (path: string): ConversionFeature => FEATURE_BY_PATH[path] ?? 'other'

/** Captures the campaign of the page that was loaded and counts a page view. Once for each document, where counting may be. */
export function startAnalytics(): void {
  const isVisit = captureCampaign(location, document.referrer)
  recordConversion('page_view', { feature: featureOf(location.pathname) }, { isVisit })
  extendLinksOnClick()
  countTrials()
  onLimitReached(() => recordConversion('micro_offer_gated', {}))
  const { tagManager } = ownerSettings()
  if (tagManager) loadTagManager(tagManager)
}

/** Something that a public page lets people try (`data-demo`, `data-mini`) is a trial at its first press or letter. */
function countTrials(): void {
  const tried = new Set<string>()
  const onUse = ({ target }: Event) => {
    const place = target instanceof Element ? target.closest<HTMLElement>('[data-demo], [data-mini]') : null
    const name = place?.dataset.demo ?? place?.dataset.mini
    if (name === undefined || tried.has(name)) return
    tried.add(name)
    recordConversion('trial_start', { feature: featureOf(location.pathname) })
  }
  for (const type of ['click', 'input']) document.addEventListener(type, onUse, { capture: true })
}

/** A change of page without a new document. */
export const countPageView = (): void => recordConversion('page_view', {})
