import { z } from 'zod'

/** A service that makes pictures of words, and how many a person may have made in a day (UTC). */
export type ImagesConfig = {
  /** Without `/v1/images/generations`. */
  url: string
  apiKey: string | undefined
  model: string
  perDay: number
}

const address = z.string().refine((value) => {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash
}, 'must be the base URL of a service, like http://localhost:8080, with nothing secret in it')

/** The variables, for the schema of all settings. */
export const imagesEnvironment = {
  IMAGES_URL: address.optional(),
  IMAGES_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be one word of plain characters')
    .optional(),
  IMAGES_MODEL: z.string().min(1).max(200, 'must be at most 200 characters').optional(),
  IMAGES_PER_DAY: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(1000, 'must be at most 1000')
    .default(10),
}

type Given = z.output<z.ZodObject<typeof imagesEnvironment>>

/** Rules between the variables, for `superRefine`. */
export function checkImages(given: Given, context: z.RefinementCtx): void {
  const wrong = (variable: string, message: string) => context.addIssue({ code: 'custom', path: [variable], message })
  if (given.IMAGES_URL && !given.IMAGES_MODEL) wrong('IMAGES_MODEL', 'must name the model to use at IMAGES_URL')
  for (const name of ['IMAGES_API_KEY', 'IMAGES_MODEL'] as const)
    if (given[name] && !given.IMAGES_URL) wrong(name, 'means nothing without IMAGES_URL (the address of the service that makes pictures)')
}

export function imagesConfig(given: Given): ImagesConfig | undefined {
  if (!given.IMAGES_URL || !given.IMAGES_MODEL) return undefined
  return { url: given.IMAGES_URL, apiKey: given.IMAGES_API_KEY, model: given.IMAGES_MODEL, perDay: given.IMAGES_PER_DAY }
}
