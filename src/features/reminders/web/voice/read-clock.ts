import { WEEKDAYS } from '#platform/web/voice/spoken-words.ts'
import type { Word } from '#platform/web/voice/words.ts'
import { PART_OF_ITSELF, UNITS } from './reminder-vocabulary.ts'

export const HOUR = 60
export const DAY = 24 * HOUR
/** A time in minutes after midnight, and how many words express it. `isExact`: the half of the day is stated. */
export type Clock = { minutes: number; used: number; isExact: boolean }

/** Words before a time. Outside SURE_LEADS ("for", "auf") they count only if BEHIND_TIME or a weekday follows. */
const LEADS = /^(?:at|um|gegen|by|for|ab|around|auf)$/
const SURE_LEADS = /^(?:at|um|gegen)$/
const BEHIND_TIME = /^(?:to|on|in|this|today|tonight|tomorrow|am|pm|uhr|oclock|zum|zu|heute|morgen|ubermorgen|daran|bitte|please)?$/

export const numeral = (word: Word | undefined): number | undefined =>
  word && word.plain !== '' && Number.isFinite(Number(word.plain)) ? Number(word.plain) : undefined

const hourOf = (word: Word | undefined): number | undefined => {
  const hour = numeral(word)
  return hour !== undefined && Number.isInteger(hour) && hour <= 24 ? hour : undefined
}

/** Reads a time of day that begins at a word: "at half past three", "um 17 Uhr 30", "5:45", "7 pm", "noon". */
export function clockAt(words: readonly Word[], at: number, text: string): Clock | undefined {
  const lead = words[at]?.plain ?? ''
  const isLed = LEADS.test(lead)
  const from = isLed ? at + 1 : at
  const found = partOfItself(words, from) ?? besideHour(words, from, isLed) ?? hourAndMinutes(words, from, text, isLed)
  if (!found) return undefined
  const next = words[from + found.used]?.plain ?? ''
  if (isLed && !SURE_LEADS.test(lead) && !BEHIND_TIME.test(next) && WEEKDAYS[next] === undefined) return undefined
  return { ...found, minutes: ((found.minutes % DAY) + DAY) % DAY, used: found.used + (isLed ? 1 : 0) }
}

function partOfItself(words: readonly Word[], from: number): Clock | undefined {
  const minutes = PART_OF_ITSELF[words[from]?.plain ?? '']
  return minutes === undefined ? undefined : { minutes, used: 1, isExact: true }
}

/** "half past 3", "quarter to 5", "ten past five", "halb vier", "viertel nach vier". */
function besideHour(words: readonly Word[], from: number, isLed: boolean): Clock | undefined {
  const first = words[from]?.plain ?? ''
  if (first === 'halb' || first === 'dreiviertel') {
    const hour = hourOf(words[from + 1])
    return hour === undefined ? undefined : { minutes: hour * HOUR - (first === 'halb' ? 30 : 15), used: 2, isExact: false }
  }
  const minutes = first === 'half' ? 30 : first === 'quarter' || first === 'viertel' ? 15 : isLed ? numeral(words[from]) : undefined
  const way = words[from + 1]?.plain ?? ''
  const hour = hourOf(words[from + 2])
  if (minutes === undefined || minutes >= HOUR || hour === undefined || !/^(?:past|after|to|nach|vor)$/.test(way)) return undefined
  return { minutes: hour * HOUR + (/^(?:to|vor)$/.test(way) ? -minutes : minutes), used: 3, isExact: false }
}

function hourAndMinutes(words: readonly Word[], from: number, text: string, isLed: boolean): Clock | undefined {
  const plain = (next: number): string => words[next]?.plain ?? ''
  const isMinutes = (next: number): boolean => {
    const number = numeral(words[next])
    return number !== undefined && number < HOUR && UNITS[plain(next + 1)] === undefined
  }
  const word = words[from]
  if (!word) return undefined
  const written = /^(\d{1,2})[.,](\d\d)$/.exec(text.slice(word.from, word.to))
  const hour = written ? Number(written[1]) : hourOf(word)
  if (hour === undefined || UNITS[plain(from + 1)] !== undefined) return undefined
  let minutes = written ? Number(written[2]) : 0
  let isSure = isLed
  let next = from + 1
  const isColon = !written && text[word.to] === ':' && numeral(words[next]) !== undefined
  if (isColon || (!written && isLed && isMinutes(next) && numeral(words[next]) !== 0)) {
    minutes = numeral(words[next])!
    isSure ||= isColon
    next++
  }
  if (plain(next) === 'uhr' || plain(next) === 'oclock') {
    isSure = true
    next++
    if (isMinutes(next)) minutes = numeral(words[next++])!
  }
  const isApart = /^[ap]$/.test(plain(next)) && plain(next + 1) === 'm'
  const half = isApart ? `${plain(next)}m` : plain(next)
  // "um 5 am Montag" is not five in the morning.
  const isGerman = words[from - 1]?.plain === 'um' || WEEKDAYS[plain(next + 1)] !== undefined
  if (half === 'pm' || (half === 'am' && !isGerman)) {
    return { minutes: ((hour % 12) + (half === 'pm' ? 12 : 0)) * HOUR + minutes, used: next - from + (isApart ? 2 : 1), isExact: true }
  }
  return isSure && minutes < HOUR ? { minutes: hour * HOUR + minutes, used: next - from, isExact: false } : undefined
}
