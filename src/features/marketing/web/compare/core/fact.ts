/**
 * S1: the owner's own text. S2: a dated record of the owner's page by a third party. S3: press, a blog or a competitor; the page
 * always names the source. A claim that nobody can verify has no grade and is not used.
 */
export type Grade = 'S1' | 'S2' | 'S3'

export type Source = {
  /** Completes "according to …". */
  by: string
  url?: string
  /** YYYY-MM-DD. */
  readOn: string
  grade: Grade
}

export const TOPICS = ['price', 'free', 'runs', 'account', 'offline', 'export', 'privacy', 'inside'] as const
export type Topic = (typeof TOPICS)[number]

/** A sentence, or part of one, about another app. */
export type Fact = { topic: Topic; text: string; source: Source }

/** In US dollars. `upTo`: the owner lists several prices without saying what each buys. */
export type Price = { plan: string; usd: number; upTo?: number; per: 'month' | 'half-year' | 'year' | 'once' | 'unstated'; source: Source }

/** A point in which the other app is better. `judgement`: our own opinion, labelled as such. */
export type Strength = { name: string; text: string; here: string; source: Source | 'judgement' }

export type OtherApp = {
  name: string
  /** The owner's own page; linked instead of an outdated price. */
  url?: string
  prices: readonly Price[]
  facts: readonly Fact[]
  strengths: readonly Strength[]
}

/** The day on which all facts were last checked. */
export const CHECKED_ON = '2026-11-21'

const PRICE_LASTS_DAYS = 180
const DAY_MS = 86_400_000

/** Whether a price read on `readOn` may be shown in pages built on `buildDay` (both YYYY-MM-DD). */
export function isCurrent(readOn: string, buildDay: string): boolean {
  const age = (Date.parse(buildDay) - Date.parse(readOn)) / DAY_MS
  return age <= PRICE_LASTS_DAYS
}

export const currentPrices = (app: OtherApp, buildDay: string): Price[] =>
  app.prices.filter(({ source }) => isCurrent(source.readOn, buildDay))

/** Reasons against publishing an app's facts; empty if there are none. */
export function problemsOf(app: OtherApp): string[] {
  const named = [
    ...app.facts.map(({ text, source }) => ({ text, source })),
    ...app.prices.map(({ plan, source }) => ({ text: `price of ${plan}`, source })),
    ...app.strengths.flatMap(({ name, source }) => (source === 'judgement' ? [] : [{ text: name, source }])),
  ]
  const problems = named.flatMap(({ text, source }) => sourceProblems(source).map((problem) => `${app.name}, ${text}: ${problem}`))
  for (const { plan, source } of app.prices)
    if (source?.grade === 'S3') problems.push(`${app.name}, price of ${plan}: a price needs the owner's own page`)
  if (app.prices.length > 0 && !app.url) problems.push(`${app.name}: has prices and no page of the owner's to link to when they are old`)
  return problems
}

function sourceProblems(source: Partial<Source> | undefined): string[] {
  if (!source) return ['no source']
  const { by, readOn = '', grade = '' } = source
  return [
    ...(by?.trim() ? [] : ['no source']),
    ...(/^\d{4}-\d\d-\d\d$/.test(readOn) && readOn <= CHECKED_ON && !Number.isNaN(Date.parse(readOn)) ? [] : ['no date']),
    ...(['S1', 'S2', 'S3'].includes(grade) ? [] : ['no grade']),
  ]
}

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** `2026-08-30` → `30 August 2026`. */
export const longDay = (day: string): string => long.format(new Date(day))
