import { z } from 'zod'
import { PlausibleDay } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'

/** Maximum number of days of one report, both ends included. */
export const REPORT_MOST_DAYS = 366

export const printFood = endpoint({
  method: 'GET',
  path: '/api/nutrition/report',
  summary: 'Create a PDF report of a date range, at most 366 days, for a professional, with figures or in words',
  query: z.object({ from: PlausibleDay, to: PlausibleDay, language: z.enum(['en', 'de']), figures: z.enum(['yes', 'no']) }),
  response: bytes(['application/pdf']),
  errors: ['invalid', 'limit', 'unavailable'],
})
