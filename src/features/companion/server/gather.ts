import type { LocalDay } from '#platform/contract/dates.ts'
import { fold } from '#platform/contract/fold.ts'
import type { HasClock, HasCollect, HasDb, HasServices } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { InsightFactor } from '#platform/server/day-facts.ts'
import type { DayFigure, LifeRecord } from '#platform/server/life-facts.ts'

/** Services that answers need. */
export type Answering = HasClock & HasCollect & HasDb & HasServices

/** Most days whose records are requested at once, and most sources of one day. */
export const MOST_DAYS = 8
const MOST_SOURCES_A_DAY = 4

/** Factors and figures of days, from all features. */
export async function daysOf(
  app: HasCollect,
  person: Person,
  from: LocalDay,
  to: LocalDay,
): Promise<{ factors: InsightFactor[]; figures: DayFigure[] }> {
  const [factors, days] = await Promise.all([
    Promise.all(app.collect('insightFactors').map(({ value }) => value(person, from, to))),
    Promise.all(app.collect('lifeDays').map(({ value }) => value(person, from, to))),
  ])
  return {
    factors: [...factors.flat(), ...days.flatMap(({ factors: own = [] }) => own)].filter(({ days: had }) => had.length > 0),
    figures: days.flatMap(({ figures = [] }) => figures),
  }
}

/** Sort rank of a record: written text first, then actions, then a mood without words. */
const tellingOf = ({ title, mood }: LifeRecord): number => (title === '' ? 2 : mood === null ? 1 : 0)

/** Records of these days, by day; at most four a day, those with words first. */
export async function recordsByDay(app: HasCollect, person: Person, days: readonly LocalDay[]): Promise<Map<LocalDay, LifeRecord[]>> {
  const asked = days.slice(0, MOST_DAYS)
  if (asked.length === 0) return new Map()
  const all = (await Promise.all(app.collect('lifeRecords').map(({ value }) => value(person, asked)))).flat()
  const byDay = new Map<LocalDay, LifeRecord[]>()
  for (const record of all) byDay.set(record.day, [...(byDay.get(record.day) ?? []), record])
  return new Map(
    [...byDay].map(([day, records]) => [day, records.toSorted((a, b) => tellingOf(a) - tellingOf(b)).slice(0, MOST_SOURCES_A_DAY)]),
  )
}

/** The beginning of a word, so that forms of it match: `race` and `races`, `Training` and `Trainings`. */
const stemOf = (word: string): string => (word.length > 4 ? word.slice(0, Math.max(4, word.length - 3)) : word)
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** A word, and without the "ge" of a German participle: `gelaufen`, `laufen`. */
const formsOf = (word: string): string[] => (word.length > 6 && word.startsWith('ge') ? [word, word.slice(2)] : [word])
const isFormOf = (word: string, own: string) => own.startsWith(stemOf(word)) || (own.length > 3 && word.startsWith(stemOf(own)))

/**
 * The factor that words name: an exact match of its name, else one whose words begin like all of these; of several the one with the most
 * days.
 */
export function factorNamed(factors: readonly InsightFactor[], words: string): InsightFactor | undefined {
  const wanted = wordsOf(words)
  const sorted = factors.toSorted((a, b) => b.days.length - a.days.length)
  const exact = sorted.find(({ label }) => wordsOf(label).join(' ') === wanted.join(' '))
  return (
    exact ??
    sorted.find(({ label }) => {
      const own = wordsOf(label)
      return wanted.length > 0 && wanted.every((word) => formsOf(word).some((form) => own.some((one) => isFormOf(form, one))))
    })
  )
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
/** To two decimal places: further digits have no meaning here. */
export const rounded = (value: number): number => Math.round(value * 100) / 100
