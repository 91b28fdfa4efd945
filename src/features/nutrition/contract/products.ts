import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { NutrientValues } from './diary.ts'
import { Barcode } from './things.ts'

/** Notes on values that were changed or left out, to show beside the product. */
export const PRODUCT_NOTES = ['impossible_left_out', 'fibre_taken_out', 'fibre_unclear', 'per_100_ml', 'as_prepared', 'no_values'] as const
export type ProductNote = (typeof PRODUCT_NOTES)[number]

/** A product of Open Food Facts, converted to our definitions and units; a draft that the person checks before saving. */
export const Product = z.object({
  code: z.string(),
  /** Empty if unknown. */
  name: z.string().max(200),
  brand: z.string().max(120),
  /** Per 100 g or 100 ml; a missing value is unknown. */
  nutrients: NutrientValues,
  /** Grams of one portion as stated on the package. */
  servingGrams: z.number().positive().nullable(),
  notes: z.array(z.enum(PRODUCT_NOTES)),
})
export type Product = z.infer<typeof Product>

export const getProductSource = endpoint({
  method: 'GET',
  path: '/api/nutrition/product-source',
  summary: 'Get the host of barcode lookups; null if the owner disabled them',
  response: z.object({ host: z.string().nullable() }),
})

/** A POST request, so that no log of addresses reveals what somebody eats. */
export const lookUpProduct = endpoint({
  method: 'POST',
  path: '/api/nutrition/product-lookups',
  summary: 'Look up a product at Open Food Facts by barcode, if enabled in the person’s settings; null if unknown',
  body: z.object({ code: Barcode, language: z.enum(['en', 'de']) }),
  response: z.object({ product: Product.nullable() }),
  errors: ['forbidden', 'limit', 'unavailable'],
})
