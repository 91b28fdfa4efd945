import { fold } from '#platform/contract/fold.ts'
import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import { foldTag, queryTerms } from './tokens.ts'
import type { Clause, HasWhat, IsWhat, MoodName, Query, Test } from './types.ts'

const MAX_CLAUSES = 32
const LONGEST_QUERY = 500

/** The app's own names of the five moods, in its languages, and plain words for them. Folded; index + 1 is the level. */
const MOODS: readonly (readonly string[])[] = [
  ['stormy', 'storm', 'awful', 'terrible', 'sturmisch', 'schrecklich', 'furchtbar'],
  ['grey', 'gray', 'bad', 'low', 'grau', 'schlecht'],
  ['hazy', 'okay', 'ok', 'meh', 'neutral', 'diesig', 'neblig', 'mittel', 'trub'],
  ['clearing', 'good', 'gut', 'aufklarend', 'heiter'],
  ['sunny', 'sun', 'great', 'rad', 'sonnig', 'super', 'toll'],
]

/** Maps each spelling to its value. */
const spelled = <T extends string>(spellings: Record<T, string>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries<string>(spellings).flatMap(([what, all]) => all.split(' ').map((one) => [one, what as T])))

const HAS = spelled<HasWhat>({
  photo: 'photo photos picture image foto fotos bild',
  audio: 'audio voice recording aufnahme ton',
  file: 'file files datei',
  text: 'text',
  place: 'place ort',
})
const IS = spelled<IsWhat>({
  starred: 'starred star favorite favourite stern',
  hard: 'hard schwer',
  trash: 'trash trashed papierkorb',
})
type Key = 'mood' | 'has' | 'is' | 'in' | 'before' | 'after' | 'on' | 'tag'
/** Keys in the app's languages. */
const KEYS = spelled<Key>({
  mood: 'mood stimmung',
  has: 'has mit',
  is: 'is ist',
  in: 'in place ort',
  before: 'before vor',
  after: 'after nach',
  on: 'on am im',
  tag: 'tag',
})

/** One piece of a query: optional minus, optional `key:`, then a quoted or a bare value. */
const PIECE = /\s*(-?)(?:(\p{L}{1,12}):)?(?:"([^"]*)("?)|([^\s"]+))/gu

type Piece = { not: boolean; key: string | undefined; value: string; quoted: boolean; raw: string; isLast: boolean }

/**
 * Parses a typed query. Never throws: invalid parts are listed in `problems` and left out. `moods`: the person's own
 * names. The last word counts as a prefix until a space follows it.
 */
export function parseQuery(text: string, moods: readonly MoodName[] = []): Query {
  const clauses: Clause[] = []
  const problems: string[] = []
  const typed = text.slice(0, LONGEST_QUERY)
  const add = (test: Test | readonly Test[] | undefined, piece: Piece) => {
    if (test === undefined) return void problems.push(piece.raw)
    for (const one of Array.isArray(test) ? (test as readonly Test[]) : [test as Test]) clauses.push({ ...one, not: piece.not })
  }
  for (const piece of piecesOf(typed)) {
    if (clauses.length >= MAX_CLAUSES) break
    const key = piece.key === undefined ? undefined : keyOf(piece.key)
    if (key === undefined && piece.key !== undefined) {
      // `12:30`, `note:`: not one of our keys, so plain text.
      add(wordsOf({ ...piece, value: `${piece.key}:${piece.value}` }), piece)
    } else if (key === undefined) {
      if (/^#./u.test(piece.value) && !piece.quoted) add(tagOf(piece.value.slice(1), piece), piece)
      else add(wordsOf(piece), piece)
    } else add(keyed(key, piece, moods), piece)
  }
  return { clauses, problems }
}

const keyOf = (typed: string): Key | undefined => (Object.hasOwn(KEYS, fold(typed)) ? KEYS[fold(typed)] : undefined)

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  PIECE.lastIndex = 0
  // `#"new york"` is one piece.
  const joined = text.replace(/#"([^"]*)"?/g, (_, tag: string) => `#${tag.trim().replace(/\s+/g, '-')}`)
  for (const found of joined.matchAll(PIECE)) {
    const [whole, minus, key, quote, closing, bare] = found
    const quoted = quote !== undefined
    const ends = found.index + whole.length === joined.length
    const value = quoted ? quote : bare!
    // A lone minus, empty quotes, or a key without a value yet: the person is still typing.
    if (value.trim() === '' || (key === undefined && !quoted && Object.hasOwn(KEYS, fold(value).replace(/:$/, '')) && value.endsWith(':')))
      continue
    pieces.push({ not: minus === '-', key, value, quoted, raw: whole.trim(), isLast: ends && (!quoted || closing === '') })
  }
  return pieces
}

/** Returns [] for a piece without any word (`…`, `:)`), which then has no effect. */
function wordsOf({ value, quoted, isLast, not }: Piece): Test | readonly Test[] {
  const starred = value.endsWith('*')
  const terms = queryTerms(value)
  // An excluded word is no prefix: half a word would exclude too much.
  const prefix = starred || (isLast && !quoted && !not)
  if (terms.length === 0) return []
  if (terms.length === 1 && !quoted) return { kind: 'word', term: terms[0]!, prefix }
  return { kind: 'phrase', terms, prefix: prefix || (quoted && isLast), exact: quoted }
}

function tagOf(value: string, { isLast }: Piece): Test | readonly Test[] {
  const starred = value.endsWith('*')
  const tag = foldTag(starred ? value.slice(0, -1) : value)
  return tag === '' ? [] : { kind: 'tag', tag, prefix: starred || isLast }
}

function keyed(key: Key, piece: Piece, moods: readonly MoodName[]): Test | readonly Test[] | undefined {
  const value = fold(piece.value.trim())
  switch (key) {
    case 'mood':
      return moodOf(value, moods)
    case 'has':
      return Object.hasOwn(HAS, value) ? { kind: 'has', what: HAS[value]! } : undefined
    case 'is':
      return Object.hasOwn(IS, value) ? { kind: 'is', what: IS[value]! } : undefined
    case 'tag':
      return tagOf(piece.value.replace(/^#/, ''), piece)
    case 'in': {
      const terms = queryTerms(piece.value)
      return terms.length === 0 ? undefined : { kind: 'place', terms, prefix: piece.isLast || piece.value.endsWith('*') }
    }
    default:
      return dayOf(key, value)
  }
}

function moodOf(value: string, moods: readonly MoodName[]): Test | undefined {
  const compared = /^(>=|<=|>|<|=)?([1-5])$/.exec(value)
  if (compared) {
    const level = Number(compared[2])
    switch (compared[1]) {
      case '>':
        return { kind: 'mood', min: level + 1, max: 5 }
      case '>=':
        return { kind: 'mood', min: level, max: 5 }
      case '<':
        return { kind: 'mood', min: 1, max: level - 1 }
      case '<=':
        return { kind: 'mood', min: 1, max: level }
      default:
        return { kind: 'mood', min: level, max: level }
    }
  }
  const range = /^([1-5])(?:-|\.\.)([1-5])$/.exec(value)
  if (range) return { kind: 'mood', min: Math.min(+range[1]!, +range[2]!), max: Math.max(+range[1]!, +range[2]!) }
  const own = moods.filter(({ name }) => fold(name.trim()) === value || foldTag(name) === foldTag(value))
  if (own.length > 0) return { kind: 'moodId', ids: own.map(({ id }) => id) }
  const level = MOODS.findIndex((names) => names.includes(value)) + 1
  return level > 0 ? { kind: 'mood', min: level, max: level } : undefined
}

/** The first and last day of `2024`, `2024-03` or `2024-03-09`; undefined: no date. */
export function daysOf(value: string): { first: LocalDay; last: LocalDay } | undefined {
  const found = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/.exec(value)
  if (!found) return undefined
  const [, year, month, day] = found
  if (year === '0000') return undefined
  if (month === undefined) return { first: `${year}-01-01`, last: `${year}-12-31` }
  const start = `${year}-${month.padStart(2, '0')}`
  if (+month < 1 || +month > 12) return undefined
  if (day === undefined)
    return { first: `${start}-01`, last: `${start}-${String(new Date(Date.UTC(+year!, +month, 0)).getUTCDate()).padStart(2, '0')}` }
  const whole = `${start}-${day.padStart(2, '0')}`
  const time = Date.parse(`${whole}T00:00:00Z`)
  // 30 February is invalid, although Date would convert it to another day.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== whole) return undefined
  return { first: whole, last: whole }
}

function dayOf(key: 'before' | 'after' | 'on', value: string): Test | undefined {
  const days = daysOf(value)
  if (!days) return undefined
  if (key === 'before') return { kind: 'day', from: null, to: addDays(days.first, -1) }
  if (key === 'after') return { kind: 'day', from: addDays(days.last, 1), to: null }
  return { kind: 'day', from: days.first, to: days.last }
}
