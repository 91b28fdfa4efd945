import type { LocalDay } from '#platform/contract/dates.ts'

const MONTHS: readonly string[][] = [
  'january jan januar janner',
  'february feb februar',
  'march mar marz',
  'april apr',
  'may mai',
  'june jun juni',
  'july jul juli',
  'august aug',
  'september sep sept',
  'october oct oktober okt',
  'november nov',
  'december dec dezember dez',
].map((names) => names.split(' '))
const set = (words: string) => new Set(words.split(' '))
const LAST = set('last previous letzte letzten letzter letztes letztem vorige vorigen voriges vorigem vergangene vergangenen vergangenes')
const MONTH = set('month months monat monate monats')
const YEAR = set('year jahr jahre jahres')

const isYear = (word: string) => /^(?:19|20)\d\d$/.test(word)
const monthOf = (year: number, month: number): string => new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 7)

/** The month or year that words name; without any, this month. A month without a year is the latest one that has begun. */
export function periodIn(words: readonly string[], today: LocalDay): string {
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const has = (some: ReadonlySet<string>) => words.some((word) => some.has(word))
  const year = words.find(isYear)
  const named = MONTHS.findIndex((names) => words.some((word) => names.includes(word))) + 1
  if (named > 0) return monthOf(year ? Number(year) : named > thisMonth ? thisYear - 1 : thisYear, named)
  if (year) return year
  if (has(YEAR)) return String(thisYear - (has(LAST) ? 1 : 0))
  return monthOf(thisYear, thisMonth - (has(LAST) && has(MONTH) ? 1 : 0))
}

/** First and last day of a period; the last is not after today. */
export function daysOfPeriod(period: string, today: LocalDay): { from: LocalDay; to: LocalDay } {
  const [year, month] = period.split('-').map(Number) as [number, number?]
  const from = month === undefined ? `${period}-01-01` : `${period}-01`
  const end = month === undefined ? `${period}-12-31` : new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  return { from, to: from <= today && today < end ? today : end }
}
