import { instantOf, isZone, offsetAt, wallClock, type LocalDay } from '#platform/contract/dates.ts'
import type { When } from '../contract/records.ts'
import type { DraftWhen } from './source.ts'

const NOON = 12 * 60

/** A day that exists, `YYYY-MM-DD`, between the years 1000 and 2999; else null. */
export function dayOf(year: number, month: number, day: number): LocalDay | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (!(year >= 1000 && year <= 2999) || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  return date.toISOString().slice(0, 10)
}

/** A day written with its year first, as `2024-05-04`, `2024.5.4`, `2024_05_04`, `20240504`; or the day first when it cannot be the month. */
export function findDay(text: string): LocalDay | null {
  const yearFirst = /(?<!\d)(\d{4})([-._/])(\d{1,2})\2(\d{1,2})(?!\d)/.exec(text)
  if (yearFirst) return dayOf(Number(yearFirst[1]), Number(yearFirst[3]), Number(yearFirst[4]))
  const joined = /(?<!\d)([12]\d{3})(\d{2})(\d{2})(?!\d)/.exec(text)
  if (joined) return dayOf(Number(joined[1]), Number(joined[2]), Number(joined[3]))
  const last = /(?<!\d)(\d{1,2})([-._/])(\d{1,2})\2(\d{4})(?!\d)/.exec(text)
  if (!last) return findNamedDay(text)
  const [a, b, year] = [Number(last[1]), Number(last[3]), Number(last[4])]
  // 4/5/2024 is ambiguous and not guessed; 4.5.2024 is not, because dates with points have the day first.
  if (last[2] === '.' || a > 12 || a === b) return dayOf(year, b, a)
  return b > 12 ? dayOf(year, a, b) : null
}

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'fi', 'cs', 'tr']
let months: Map<string, number> | undefined

function monthNames(): Map<string, number> {
  if (months) return months
  months = new Map()
  for (const language of LANGUAGES) {
    for (const month of ['long', 'short'] as const) {
      for (const withDay of [true, false]) {
        const format = new Intl.DateTimeFormat(language, { month, ...(withDay ? { day: 'numeric' } : {}), timeZone: 'UTC' })
        for (let index = 0; index < 12; index++) {
          const part = format.formatToParts(new Date(Date.UTC(2024, index, 15))).find(({ type }) => type === 'month')
          const name = part?.value.toLowerCase().replace(/\.$/, '')
          if (name && !/\d/.test(name) && !months.has(name)) months.set(name, index + 1)
        }
      }
    }
  }
  return months
}

/** A day with its month's name: `4 May 2024`, `May 4, 2024`, `Samstag, 4. Mai 2024`; `year` where the text has none. */
export function findNamedDay(text: string, year?: number): LocalDay | null {
  const words = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? []
  const month = words.map((word) => monthNames().get(word)).find((found) => found !== undefined)
  const numbers = words.filter((word) => /^\d/.test(word)).map(Number)
  const inText = numbers.find((number) => number > 31)
  const day = numbers.find((number) => number >= 1 && number <= 31)
  const ofYear = inText ?? year
  return month && day && ofYear ? dayOf(ofYear, month, day) : null
}

/** A wall-clock time in 24 or 12 hours (`19:05`, `7:05 PM`, `7.05 p.m.`) as minutes after midnight. */
export function findTime(text: string): number | null {
  const match = /(?<!\d)(\d{1,2})[:.h](\d{2})(?::\d{2})?\s*(?:([ap])\.?\s?m\b)?/iu.exec(text.replace(/[  ]/g, ' '))
  if (!match) return null
  const half = match[3]?.toLowerCase()
  const written = Number(match[1])
  if (half && (written < 1 || written > 12)) return null
  const hour = half ? (written % 12) + (half === 'p' ? 12 : 0) : written
  return hour > 23 || Number(match[2]) > 59 ? null : hour * 60 + Number(match[2])
}

/** Time zones whose offset is not a whole hour. */
const BETWEEN_HOURS = [
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Asia/Kabul',
  'Asia/Yangon',
  'Asia/Pyongyang',
  'Australia/Adelaide',
  'Australia/Darwin',
  'Australia/Eucla',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'America/Caracas',
  'Pacific/Chatham',
  'Pacific/Marquesas',
]

/** A zone with this offset from UTC at an instant: the person's own if it matches, else one by its hours. */
function zoneAhead(offset: number, at: number, own: string): string {
  const hours = offset / 60
  // POSIX counts hours behind: Etc/GMT-9 is nine hours ahead.
  const named = hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
  return [own, named, ...BETWEEN_HOURS].find((zone) => isZone(zone) && offsetAt(at, zone) === offset * 60_000) ?? own
}

const FIRST = Date.parse('1000-01-02T00:00:00Z')
const LAST = Date.parse('2999-12-30T00:00:00Z')

/**
 * The instant, zone and day of an entry; the day is the source's own. A source without a time gives noon; one without a
 * zone uses `fallback`. Undefined when the source's date is invalid.
 */
export function whenOf({ at, day, minutes, zone, offset = null }: DraftWhen, fallback: string): When | undefined {
  const known = zone !== null && isZone(zone) ? zone : at !== null && offset !== null ? zoneAhead(offset, at, fallback) : fallback
  const instant = at ?? (day === null ? null : instantOf(day, minutes ?? NOON, known).getTime())
  if (instant === null || !(instant >= FIRST && instant <= LAST)) return undefined
  const date = new Date(instant)
  return { at: date.toISOString(), zone: known, localDay: day ?? wallClock(date, known).day }
}
