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

/** Captures the campaign of the page that was loaded and counts a page view. Once for each document, where counting may be. */
export function startAnalytics(): void {
  const isVisit = captureCampaign(location, document.referrer)
  recordConversion('page_view', { feature: FEATURE_BY_PATH[location.pathname] ?? 'other' }, { isVisit })
  extendLinksOnClick()
  onLimitReached(() => recordConversion('micro_offer_gated', {}))
  const { tagManager } = ownerSettings()
  if (tagManager) loadTagManager(tagManager)
}

/** A change of page without a new document. */
export const countPageView = (): void => recordConversion('page_view', {})
