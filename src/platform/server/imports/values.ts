// Numbers, dates and durations as apps and spreadsheets write them.

/** A number with a point or a comma; null for an empty text, NaN for any other text. */
export function numberOf(text: string): number | null {
  const bare = text.replaceAll(/[\s\u00a0\u202f']/gu, '')
  if (bare === '') return null
  if (!/^[+-]?\d[\d.,]*$/.test(bare)) return Number.NaN
  const [comma, point] = [bare.lastIndexOf(','), bare.lastIndexOf('.')]
  // With both, the last one is the decimal sign.
  if (comma !== -1 && point !== -1) return Number(comma > point ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', ''))
  return Number(bare.replace(',', '.'))
}

/** Seconds of `1:02:03`, `02:30`, `1h 5min`, `45m`, `90`; null for an empty text, NaN for any other text. */
export function secondsOf(text: string): number | null {
  const bare = text.trim().toLowerCase()
  if (bare === '') return null
  const clock = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{1,2})(?:[.,]\d+)?$/.exec(bare)
  if (clock) return Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3])
  const parts = [...bare.slice(0, 40).matchAll(/(\d{1,6})\s?(h|st|m|s|d)/gu)]
  if (parts.length > 0) {
    const each: Record<string, number> = { d: 86_400, h: 3600, st: 3600, m: 60, s: 1 }
    return parts.reduce((sum, [, count, unit]) => sum + Number(count) * each[unit!]!, 0)
  }
  return numberOf(bare)
}

const pad = (value: number | string, digits = 2) => String(value).padStart(digits, '0')

/** `YYYY-MM-DD`, when there is such a day between 1970 and 2200. */
function dayOf(year: string | number, month: string | number, day: string | number): string | undefined {
  const text = `${pad(year, 4)}-${pad(month)}-${pad(day)}`
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) && Number(year) >= 1970 && Number(year) <= 2099 ? text : undefined
}

/** Likely phone languages of people with such an app. A name that means different months in two of them is ignored. */
const LANGUAGES = 'en de fr es it pt nl pl sv da nb fi cs sk hu ro tr ru uk el id vi ja ko zh ca'.split(' ')
let months: ReadonlyMap<string, number> | undefined

const bareWord = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .trim()

/** Months by their names, long and short, as used within a date and alone. */
function monthNames(): ReadonlyMap<string, number> {
  if (months) return months
  const found = new Map<string, number>()
  const unclear = new Set<string>()
  for (const language of LANGUAGES) {
    for (const month of ['short', 'long'] as const) {
      for (const options of [{ month }, { month, day: 'numeric' }] as const) {
        const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { ...options, timeZone: 'UTC' })
        for (let index = 0; index < 12; index++) {
          const part = format.formatToParts(Date.UTC(2024, index, 15)).find(({ type }) => type === 'month')
          const name = bareWord(part?.value ?? '')
          if (!/\p{L}/u.test(name)) continue
          for (const word of [name, name.slice(0, 3)]) {
            // The first three letters, for apps with abbreviations of their own.
            if (word !== name && (word.length < 3 || (language !== 'en' && language !== 'de'))) continue
            if ((found.get(word) ?? index + 1) !== index + 1) unclear.add(word)
            found.set(word, index + 1)
          }
        }
      }
    }
  }
  for (const word of unclear) found.delete(word)
  months = found
  return found
}

const TIME = /^(\d{1,2})[:.h](\d{2})(?:[:.](\d{2}))?(?:[.,]\d{1,9})?(?:Z|([ap])\.?m\.?)?$/iu
const NUMBERS = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?!\d)/

/** The time in a date: `HH:MM:SS`; undefined when it has none. */
export function timeOf(text: string): string | undefined {
  const words = text.replace(/(\d)T(\d)/, '$1 $2').split(/[ ,]/)
  // The day may be written with points, like a time.
  for (const [at, word] of [...words.entries()].slice(1)) {
    const match = TIME.exec(word)
    if (!match) continue
    const half = (match[4] ?? /^([ap])\.?m?\.?$/iu.exec(words[at + 1] ?? '')?.[1])?.toLowerCase()
    const hour = half ? (Number(match[1]) % 12) + (half === 'p' ? 12 : 0) : Number(match[1])
    if (hour > 23 || Number(match[2]) > 59 || Number(match[3] ?? 0) > 59) return undefined
    return `${pad(hour)}:${match[2]}:${match[3] ?? '00'}`
  }
  return undefined
}

/** Minutes since midnight of a time of day alone; undefined when it is none. */
export function minutesOf(text: string): number | undefined {
  const time = timeOf(`at ${text.replaceAll(/[\s\u00a0\u202f]+/gu, ' ').trim()}`)
  return time === undefined ? undefined : Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** The wall clock time of a date, `YYYY-MM-DDTHH:MM:SS`; noon where it has no time. Undefined for an invalid date. */
export function wallOf(given: string, order: 'dayFirst' | 'monthFirst' = 'dayFirst'): string | undefined {
  const text = given
    .slice(0, 80)
    .replaceAll(/[\s\u00a0\u202f]+/gu, ' ')
    .trim()
  const day = dayIn(text, order)
  if (day === undefined) return undefined
  const time = timeOf(text)
  if (time === undefined && /\d:\d/.test(text)) return undefined
  return `${day}T${time ?? '12:00:00'}`
}

function dayIn(text: string, order: 'dayFirst' | 'monthFirst'): string | undefined {
  const iso = /^(\d{4})[-/.年] ?(\d{1,2})[-/.月] ?(\d{1,2})(?!\d)/.exec(text)
  if (iso) return dayOf(iso[1]!, iso[2]!, iso[3]!)
  const [, first, second, year] = NUMBERS.exec(text) ?? []
  if (first && second && year) return order === 'dayFirst' ? dayOf(year, second, first) : dayOf(year, first, second)
  // `1 Mar 2024`, `1. März 2024`, `1 de mar. de 2024`, `Mar 1, 2024`.
  const named =
    /^(?:\p{L}+\.?,? )?(?<day>\d{1,2})\.?(?: de)? (?<month>[\p{L}\p{M}]+)\.?,?(?: de)? (?<year>\d{4})(?!\d)/u.exec(text) ??
    /^(?:\p{L}+\.?,? )?(?<month>[\p{L}\p{M}]+)\.? (?<day>\d{1,2}),? (?<year>\d{4})(?!\d)/u.exec(text)
  const month = named && monthNames().get(bareWord(named.groups!.month!))
  return month ? dayOf(named!.groups!.year!, month, named!.groups!.day!) : undefined
}

type Open = { text: string; dayFirst: string; monthFirst: string }

/** The order of day and month in a file, determined from all its dates together; `open` when they do not determine it. */
export class DateOrderOf {
  private isDayFirst = false
  private isMonthFirst = false
  private first: Open | null = null

  see(text: string): void {
    const [, first, second] = NUMBERS.exec(text.trim()) ?? []
    if (!first || !second) return
    if (Number(first) > 12) this.isDayFirst = true
    else if (Number(second) > 12) this.isMonthFirst = true
    const [dayFirst, monthFirst] = [wallOf(text, 'dayFirst'), wallOf(text, 'monthFirst')]
    if (!this.first && dayFirst && monthFirst && dayFirst !== monthFirst) {
      this.first = { text: text.trim().slice(0, 40), dayFirst: dayFirst.slice(0, 10), monthFirst: monthFirst.slice(0, 10) }
    }
  }

  get order(): 'dayFirst' | 'monthFirst' {
    return this.isMonthFirst && !this.isDayFirst ? 'monthFirst' : 'dayFirst'
  }

  get open(): Open | null {
    return this.isDayFirst || this.isMonthFirst ? null : this.first
  }
}
