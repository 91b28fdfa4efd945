import { z } from 'zod'

/** The service that looks up products by the number on their package, for people who turn it on. */
export type FoodFactsConfig = {
  /** Without a trailing slash. */
  url: string
  /** An address that Open Food Facts can write to when something is wrong with our requests; sent with each of them. */
  contact: string | undefined
}

const OPEN_FOOD_FACTS = 'https://world.openfoodfacts.org'

/** The variables, for the schema of all settings. */
export const foodFactsEnvironment = {
  OPEN_FOOD_FACTS_URL: z
    .string()
    .refine((value) => {
      const url = URL.parse(value)
      return (
        value === 'none' || (url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash)
      )
    }, `must be the base URL of Open Food Facts or of a copy of it, like ${OPEN_FOOD_FACTS}, or "none"`)
    .default(OPEN_FOOD_FACTS),
  OPEN_FOOD_FACTS_CONTACT: z.email('must be an e-mail address').optional(),
}

type Given = z.output<z.ZodObject<typeof foodFactsEnvironment>>

/** Undefined: nobody on this installation may look products up. */
export function foodFactsConfig({ OPEN_FOOD_FACTS_URL: url, OPEN_FOOD_FACTS_CONTACT: contact }: Given): FoodFactsConfig | undefined {
  return url === 'none' ? undefined : { url: url.replace(/\/+$/, ''), contact }
}
