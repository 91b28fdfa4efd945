import type { ConversionFeature, ConversionType, CURRENCY } from '#platform/contract/conversions.ts'
import type { Campaign } from './campaign.ts'

/** An event as code reports it. */
export type Conversion = { feature?: ConversionFeature; quantity?: number; email?: string | undefined; userId?: string | undefined }

/** An event as this browser keeps it. */
export type StoredConversion = {
  type: ConversionType
  feature: ConversionFeature
  /** US dollars. */
  value: number
  currency: typeof CURRENCY
  /** ISO instant. */
  timestamp: string
  email: string | null
  userId: string | null
  utm: Partial<Campaign>
  customProperties: { quantity: number }
}
