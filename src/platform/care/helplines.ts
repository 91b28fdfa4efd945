import table from './helplines.json' with { type: 'json' }

// Whom to call or write to, country by country: made by scripts/helplines.ts from facts compiled for this project. No list is complete
// and numbers change, so findahelpline.com is shown beside them everywhere.

export type Helpline = {
  /** As the operator writes it, in its own language. */
  name: string
  /** `shown` as people write it, `dial` for a `tel:` link within the country. */
  phone?: { shown: string; dial: string }
  /** `body`: the word to send. */
  sms?: { shown: string; to: string; body?: string }
  chat?: { shown: string; url: string }
  /** Missing: not established, so nothing is said. limited: not round the clock. Times are the country's own. */
  hours?: 'always' | 'limited' | { days: 'daily' | 'mon-sat'; from: string; to: string }
  free?: boolean
  website?: string
  audience?: 'young'
  /** BCP 47, where it is not the country's own or one of several. */
  language?: string
}
export type Country = {
  /** ISO 3166-1 alpha-2. */
  country: string
  emergency: readonly string[]
  lines: readonly Helpline[]
}
export type HelplineTable = {
  /** The day of the newest source, `YYYY-MM-DD`. */
  collected: string
  /** Helplines of countries that are not here. */
  fallback: string
  countries: readonly Country[]
}

export const helplines = table as HelplineTable

/** Helplines of a country; undefined where the table has none, and general advice is to be given. */
export const helplinesOf = (country: string | undefined): Country | undefined => helplines.countries.find((one) => one.country === country)
