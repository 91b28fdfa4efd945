import { addDays, weekdayOf, type LocalDay } from '#platform/contract/dates.ts'
import { minutesIn, WEEKDAYS } from '#platform/web/voice/spoken-words.ts'
import { wordsOf } from '#platform/web/voice/words.ts'
import type { CardioKind } from '../../engine/kinds.ts'

/** A spoken session; null: not mentioned. `day` null: it ended just now. */
export type SpokenSession = { kind: CardioKind; minutes: number | null; metres: number | null; day: LocalDay | null }

/** Prefixes of words that name a kind, tested in this order: "mit dem Hund gelaufen" is a walk. */
const KINDS: readonly (readonly [CardioKind, readonly string[]])[] = [
  ['walk', ['walk', 'spazier', 'hund', 'dog', 'gegangen', 'stroll']],
  ['hike', ['hike', 'hiking', 'wander', 'gewandert', 'trek']],
  ['ride', ['cycl', 'bike', 'biking', 'ride', 'rode', 'radl', 'gerad', 'rad', 'fahrrad', 'spinning']],
  ['swim', ['swim', 'swam', 'swum', 'schwimm', 'geschwommen', 'bahnen', 'laps']],
  ['row', ['row', 'rude', 'geruder']],
  ['class', ['zumba', 'aerobic', 'kurs', 'class']],
  ['run', ['run', 'ran', 'jog', 'gejog', 'lauf', 'gelaufen', 'gerannt', 'renn', 'treadmill', 'parkrun', 'morgenlauf']],
]

const METRES: Readonly<Record<string, number>> = Object.fromEntries(
  [
    [1000, 'km k kilometre kilometres kilometer kilometers kilometern'],
    [1609.344, 'mile miles meile meilen'],
    [1, 'm metre metres meter meters metern'],
  ].flatMap(([metres, names]) =>
    String(names)
      .split(' ')
      .map((name) => [name, Number(metres)] as const),
  ),
)
const HALF = /^hal(?:f|be[nrs]?)$/

/** Reads a sentence about a past session, in English or German: kind, duration, distance and day, up to `today`. */
export function readSession(text: string, today: LocalDay): SpokenSession {
  const words = (wordsOf(text) ?? []).map(({ plain }) => plain)
  const kind = KINDS.find(([, beginnings]) => words.some((word) => beginnings.some((start) => word.startsWith(start))))?.[0] ?? 'other'
  return { kind, minutes: lengthOf(words), metres: distanceOf(words), day: dayOf(words, today) }
}

/** Minutes of a duration; "1 hour 20 minutes" has two parts. */
function lengthOf(words: readonly string[]): number | null {
  let rest = words.join(' ')
  let total = 0
  for (let found = minutesIn(rest); found; found = minutesIn(rest)) {
    total += found.minutes
    rest = found.rest
  }
  return total > 0 ? total : null
}

function distanceOf(words: readonly string[]): number | null {
  const at = words.findIndex((word, place) => METRES[word] !== undefined && place > 0)
  if (at < 0) return null
  const unit = METRES[words[at]!]!
  const number = Number(words[at - 1])
  if (words[at - 1] !== '' && Number.isFinite(number)) return number > 0 ? Math.round(number * unit) : null
  const isHalf = words.slice(Math.max(0, at - 2), at).some((word) => HALF.test(word))
  return isHalf ? Math.round(unit / 2) : /^(?:an?|eine[nm]?|ein)$/.test(words[at - 1]!) ? Math.round(unit) : null
}

function dayOf(words: readonly string[], today: LocalDay): LocalDay | null {
  if (words.some((word) => word === 'yesterday' || word === 'gestern')) return addDays(today, -1)
  if (words.includes('vorgestern')) return addDays(today, -2)
  if (words.includes('last') && words.includes('night')) return addDays(today, -1)
  const weekday = words.map((word) => WEEKDAYS[word]).find((day) => day !== undefined)
  return weekday === undefined ? null : addDays(today, -((weekdayOf(today) - weekday + 7) % 7 || 7))
}
