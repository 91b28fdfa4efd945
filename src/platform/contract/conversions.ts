/** Conversion events, their values in US dollars, and how they are named to a tag manager. */
export const CONVERSION_TYPES = ['page_view', 'trial_start', 'trial_conversion', 'signup', 'micro_offer_gated', 'email_signup'] as const
export type ConversionType = (typeof CONVERSION_TYPES)[number]

export const CONVERSION_FEATURES = ['journal', 'meditation', 'fitness', 'mind', 'companion', 'habits', 'other'] as const
export type ConversionFeature = (typeof CONVERSION_FEATURES)[number]

/** A container of the Google tag manager. */
export const TAG_MANAGER_ID = /^GTM-[A-Z0-9]{4,12}$/

export const CURRENCY = 'USD'

const BASE_VALUES: Record<ConversionType, number> = {
  page_view: 0.1,
  trial_start: 0.5,
  trial_conversion: 2,
  signup: 10,
  micro_offer_gated: 5,
  email_signup: 3,
}
const FEATURE_FACTORS: Partial<Record<ConversionFeature, number>> = { journal: 1.2, meditation: 1, fitness: 1.1 }

/** US dollars, rounded to a thousandth. */
export function conversionValue(type: ConversionType, feature: ConversionFeature = 'other', quantity = 1): number {
  return Math.round(BASE_VALUES[type] * (FEATURE_FACTORS[feature] ?? 1) * quantity * 1000) / 1000
}

/** The parameters of a campaign link, as its address carries them. */
export const CAMPAIGN_PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid'] as const
export type CampaignParameter = (typeof CAMPAIGN_PARAMETERS)[number]

/** Longer values of a campaign parameter are cut. */
export const MAX_CAMPAIGN_VALUE = 120

/** A campaign value without control characters and spaces at its ends, and not longer than others. */
export const campaignValue = (value: string): string =>
  value
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_CAMPAIGN_VALUE)
