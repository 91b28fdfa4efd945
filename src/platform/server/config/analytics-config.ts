import { z } from 'zod'
import { TAG_MANAGER_ID } from '#platform/contract/conversions.ts'

/** Counting of visits. Undefined: as the admin chose, which is off at first. */
export type AnalyticsConfig = { counting: boolean | undefined; tagManager: string | undefined }

/** The variables, for the schema of all settings. */
export const analyticsEnvironment = {
  COUNT_VISITS: z.enum(['on', 'off'], 'must be "on" or "off"').optional(),
  TAG_MANAGER_ID: z.string().regex(TAG_MANAGER_ID, 'must look like GTM-ABC123').optional(),
}

type Given = z.output<z.ZodObject<typeof analyticsEnvironment>>

export const analyticsConfig = (given: Given): AnalyticsConfig => ({
  counting: given.COUNT_VISITS === undefined ? undefined : given.COUNT_VISITS === 'on',
  tagManager: given.TAG_MANAGER_ID,
})
