import { z } from 'zod'
import { count, modelName, serviceAddress, serviceKey } from './service-fields.ts'

/** A service that makes pictures of words, and how many a person may have made in a day (UTC). */
export type ImagesConfig = {
  /** Without `/v1/images/generations`. */
  url: string
  apiKey: string | undefined
  model: string
  perDay: number
}

/** The variables, for the schema of all settings. */
export const imagesEnvironment = {
  IMAGES_URL: serviceAddress('http://localhost:8080').optional(),
  IMAGES_API_KEY: serviceKey.optional(),
  IMAGES_MODEL: modelName.optional(),
  IMAGES_PER_DAY: count(1000).default(10),
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
