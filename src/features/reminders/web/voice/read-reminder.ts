import { addDays, weekdayOf, type LocalDay } from '#platform/contract/dates.ts'
import { EVERY_DAY } from '#platform/contract/reminders.ts'
import { WEEKDAYS } from '#platform/web/voice/spoken-words.ts'
import { wordsOf, type Word } from '#platform/web/voice/words.ts'
import { clockAt, DAY, HOUR, numeral } from './read-clock.ts'
import { DAYS, HOURS_OF_PARTS, LEADING, MONTHS, ORDINALS, PARTS, REPEATED, TRIGGERS, UNITS, type PartOfDay } from './reminder-vocabulary.ts'

/** The time information of a sentence; a field is undefined where the sentence does not state it. Minutes are after midnight. */
type When = { day?: LocalDay; minutes?: number; part?: PartOfDay; weekdays?: number; isExact?: true }
/** `day`: once on that day; null: repeatedly on the weekdays. `what` is the subject, empty when none was named. */
export type ReadReminder = { what: string; day: LocalDay | null; weekdays: number; minutes: number }
/** For a sentence without a time, only the subject is returned. */
export type Reading = ReadReminder | { what: string; day: undefined }

const NOON = 12 * HOUR
const MORNING = 9 * HOUR
/** A bare hour before this is read as an afternoon time: a reminder at three in the night must be stated explicitly. */
const FIRST_HOUR_OF_DAY = 7

/**
 * Parses a sentence that asks for a reminder, in English or German: its subject, and its time by the wall clock of `now`. A bare hour such
 * as "at 5" is the afternoon's from one to six, otherwise the next one to come; a time that has passed is tomorrow's.
 */
export function readReminder(text: string, now: { day: LocalDay; minutes: number }): Reading | undefined {
  const words = wordsOf(text)
  if (!words) return undefined
  const when: When = {}
  const left: Word[] = []
  for (let at = 0; at < words.length;) {
    const used = triggerAt(words, at) || timeAt(words, at, text, now, when)
    if (used === 0) left.push(words[at]!)
    at += used || 1
  }
  const what = wordingOf(left, words, text)
  if (Object.keys(when).length === 0) return { what, day: undefined }
  return { what, ...resolved(when, now) }
}

function resolved({ day, minutes, part, weekdays, isExact }: When, now: { day: LocalDay; minutes: number }): Omit<ReadReminder, 'what'> {
  let at = minutes ?? (part ? HOURS_OF_PARTS[part] * HOUR : MORNING)
  const hour = at / HOUR
  if (minutes !== undefined && !isExact && hour < 13) {
    if (part === 'morning') at %= NOON
    else if (part === 'night' && hour >= 12) at -= NOON
    else if (part !== undefined && part !== 'noon' && hour < 12) at += NOON
    else if (part === undefined && hour < FIRST_HOUR_OF_DAY && hour >= 1) at += NOON
    else if (
      part === undefined &&
      weekdays === undefined &&
      (day ?? now.day) === now.day &&
      at <= now.minutes &&
      at + NOON > now.minutes &&
      hour < 12
    )
      at += NOON
  }
  at %= DAY
  if (weekdays !== undefined) return { day: null, weekdays, minutes: at }
  const first = day ?? now.day
  return { day: first === now.day && at <= now.minutes ? addDays(first, 1) : first, weekdays: EVERY_DAY, minutes: at }
}

/** How many words from `at` on only ask for a reminder. */
function triggerAt(words: readonly Word[], at: number): number {
  for (const trigger of TRIGGERS) if (trigger.every((word, next) => word === words[at + next]?.plain)) return trigger.length
  return 0
}

/** How many words from `at` on state a time, which is stored in `when`. */
function timeAt(words: readonly Word[], at: number, text: string, now: { day: LocalDay; minutes: number }, when: When): number {
  const plain = (next: number): string => words[at + next]?.plain ?? ''
  return (
    ahead(words, at, now, when) ||
    repeated(plain, when) ||
    dayAt(words, at, now, when) ||
    timeOfDay(words, at, text, when) ||
    partAt(plain, when)
  )
}

/** "in two hours", "in einer halben Stunde". */
function ahead(words: readonly Word[], at: number, now: { day: LocalDay; minutes: number }, when: When): number {
  if (words[at]?.plain !== 'in') return 0
  let next = at + 1
  let amount = 1
  let isHalf = false
  for (; next < words.length && next < at + 4; next++) {
    const { plain } = words[next]!
    const figure = numeral(words[next])
    if (figure !== undefined) amount = figure
    else if (/^hal(?:f|be[nr]?)$/.test(plain)) isHalf = true
    else if (!/^(?:an?|eine[rmn]?|ein)$/.test(plain)) break
  }
  const unit = UNITS[words[next]?.plain ?? '']
  if (!unit) return 0
  const minutes = now.minutes + amount * unit * (isHalf ? 0.5 : 1)
  when.day = addDays(now.day, Math.floor(minutes / DAY))
  // For days and weeks the stated time of day applies, or the morning.
  if (unit < DAY) {
    when.minutes = Math.round(minutes % DAY)
    when.isExact = true
  }
  return next - at + 1
}

/** "every evening", "jeden Montag", "täglich", "on Mondays". */
function repeated(plain: (next: number) => string, when: When): number {
  const alone = REPEATED[plain(0)]
  if (alone !== undefined) {
    when.weekdays = alone
    return 1
  }
  if (!/^(?:every|each|jeden|jede|jedes)$/.test(plain(0))) return 0
  const unit = plain(1)
  if (WEEKDAYS[unit] !== undefined) {
    when.weekdays = 1 << WEEKDAYS[unit]
    return 2 + partAfter(plain, 2, when)
  }
  if (PARTS[unit]) {
    when.weekdays = EVERY_DAY
    when.part = PARTS[unit]
  } else if (/^(?:day|tag)$/.test(unit)) when.weekdays = EVERY_DAY
  else if (/^(?:weekday|werktag)$/.test(unit)) when.weekdays = REPEATED.werktags!
  else return 0
  return 2
}

/** "tomorrow", "on Friday", "nächsten Mittwoch", "am Ersten", "on the 3rd of March". */
function dayAt(words: readonly Word[], at: number, now: { day: LocalDay }, when: When): number {
  const plain = (next: number): string => words[at + next]?.plain ?? ''
  if (plain(0) === 'day' && plain(1) === 'after' && plain(2) === 'tomorrow') {
    when.day = addDays(now.day, 2)
    return 3
  }
  const days = DAYS[plain(0)]
  if (days !== undefined) {
    when.day = addDays(now.day, days)
    if (plain(0) === 'tonight') when.part = 'evening'
    return 1 + partAfter(plain, 1, when)
  }
  let next = 0
  while (/^(?:on|this|next|am|nachste[nr]?|kommende[nr]?|diesen|coming|the|by|bis|der|den)$/.test(plain(next)) && next < 3) next++
  const isNext = Array.from({ length: next }, (_, n) => plain(n)).some((word) => /^nachste|^next$/.test(word))
  if (isNext && /^(?:week|woche)$/.test(plain(next))) {
    when.day = addDays(now.day, 7)
    return next + 1
  }
  const weekday = weekdayIn(plain(next))
  if (weekday) {
    const days = (weekday.day - weekdayOf(now.day) + 7) % 7
    when.day = addDays(now.day, days === 0 ? 7 : days)
    if (weekday.part) when.part = weekday.part
    return next + 1 + partAfter(plain, next + 1, when)
  }
  return next > 0 ? dateAt(words, at, next, now, when) : 0
}

/** A part of the day right behind a day: "tomorrow morning", "Freitag Abend". */
function partAfter(plain: (next: number) => string, next: number, when: When): number {
  const part = PARTS[plain(next)]
  if (!part) return 0
  when.part = part
  return 1
}

/** Splits a word like "Donnerstagabend" into a weekday and a part of the day. */
function weekdayIn(word: string): { day: number; part?: PartOfDay } | undefined {
  const whole = WEEKDAYS[word]
  if (whole !== undefined) return { day: whole }
  for (const [name, day] of Object.entries(WEEKDAYS)) {
    const part = word.startsWith(name) ? PARTS[word.slice(name.length)] : undefined
    if (part) return { day, part }
  }
  return undefined
}

/** The next such day of a month, behind "on the" or "am". */
function dateAt(words: readonly Word[], at: number, next: number, { day: today }: { day: LocalDay }, when: When): number {
  const word = words[at + next]
  const number = ORDINALS[word?.plain ?? ''] ?? numeral(word)
  if (number === undefined || !Number.isInteger(number) || number < 1 || number > 31) return 0
  let used = next + 1
  const isOrdinal = /^(?:st|nd|rd|th)$/.test(words[at + used]?.plain ?? '')
  if (isOrdinal) used++
  else if (/^(?:uhr|oclock|pm|minuten?|minutes?)$/.test(words[at + used]?.plain ?? '')) return 0
  if (words[at + used]?.plain === 'of') used++
  const month = MONTHS[words[at + used]?.plain ?? '']
  if (month !== undefined) used++
  // "the 2 cats", "the first chapter" are no days.
  if (!isOrdinal && month === undefined && !/^(?:on|am|by|bis)$/.test(words[at]!.plain)) return 0
  for (let ahead = 1; ahead < 400; ahead++) {
    const day = addDays(today, ahead)
    if (Number(day.slice(8)) !== number || (month !== undefined && Number(day.slice(5, 7)) !== month)) continue
    when.day = day
    return used
  }
  return 0
}

/** A time by the clock, noted in `when`. */
function timeOfDay(words: readonly Word[], at: number, text: string, when: When): number {
  const clock = clockAt(words, at, text)
  if (!clock) return 0
  when.minutes = clock.minutes
  if (clock.isExact) when.isExact = true
  return clock.used
}

/** "in the evening", "am Morgen", "abends". */
function partAt(plain: (next: number) => string, when: When): number {
  const led = [['in', 'the'], ['in', 'der'], ['this'], ['am'], ['at'], ['zu']].find((lead) =>
    lead.every((word, next) => plain(next) === word),
  )
  const part = PARTS[plain(led?.length ?? 0)]
  // Without a lead, only unambiguous words count: in "two nights in Rome" the nights are no time of day.
  if (!part || (!led && !/^(?:fruh|morgens|vormittags|mittags|nachmittags|abends|nachts)$/.test(plain(0)))) return 0
  when.part = part
  return (led?.length ?? 0) + 1
}

/** The remaining words as typed, without joining words at the beginning and end. */
function wordingOf(left: readonly Word[], all: readonly Word[], text: string): string {
  const chosen = [...left]
  while (chosen[0] && LEADING.has(chosen[0].plain)) chosen.shift()
  while (chosen.length > 0 && /^(?:please|bitte|thanks|danke|nicht|to|an|daran|um)$/.test(chosen.at(-1)!.plain)) chosen.pop()
  const parts: string[] = []
  for (const [at, word] of chosen.entries()) {
    const before = chosen[at - 1]
    const isNext = before && all.indexOf(word) === all.indexOf(before) + 1
    if (isNext) parts.push(text.slice(before.to, word.from))
    else if (before) parts.push(' ')
    parts.push(text.slice(word.from, word.to))
  }
  return parts.join('').trim()
}
