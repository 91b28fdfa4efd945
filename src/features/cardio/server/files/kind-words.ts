import type { CardioKind } from '../../engine/kinds.ts'

/** Patterns of whole words; German joins several words into one. */
const WORDS: readonly (readonly [CardioKind, RegExp])[] = [
  [
    'run',
    /^(?:runs?|running|ran|jog|jogs|jogging|joggen|footing|parkrun|trailrun|trailrunning|laufen|lauftraining|laufrunde|laufeinheit|(?:ultra|halb)?marathon)$/,
  ],
  [
    'ride',
    /^(?:(?:e|mountain)?bik(?:e|es|ed|ing)|mtb|cycl(?:e|es|ed|ing)|rides?|riding|v[eé]lo|spin|spinning|(?:fahr|renn|e)?rad(?:fahren|fahrt|tour|touren|training|runde|ausflug)?|radeln)$/,
  ],
  ['hike', /^(?:hik(?:e|es|ed|ing)|\p{L}*wander(?:n|ung|tour)|mountaineering|trek|trekking|snowshoe|snowshoeing)$/u],
  ['walk', /^(?:walk(?:s|ed|ing)?|\p{L}*spaziergang|spazieren|spazierengehen|nordicwalking)$/u],
  ['swim', /^(?:swim|swims|swam|swimming|\p{L}*schwimmen)$/u],
  ['row', /^(?:row|rows|rowed|rowing|rower|rudern|rudergerät|ruderergometer)$/],
  ['class', /^(?:aerobics?|danc(?:e|es|ing)|hiit|yoga|pilates|zumba)$/],
]
/** A German compound such as Waldlauf or Morgenlauf is a run, except those of NO_RUN. */
const GERMAN_RUN = /^\p{L}*lauf$/u
const NO_RUN = /^(?:ab|ver|an|auf|um|kreis|wasser|ski|schi|eis|schnee|schlittschuh|roll|rollschuh|inline|\p{L}*lang)lauf$/u
/** Words that decide only if no other word does: people also walk on a treadmill, and "schwimmen gehen" is swimming. */
const WEAK_WORDS: readonly (readonly [CardioKind, RegExp])[] = [
  ['run', /^(?:treadmill|laufband)$/],
  ['walk', /^gehen$/],
  ['class', /^(?:class|classes|cardio|training|kurs)$/],
]
/** Rides on a horse or with an engine are no cycling. */
const OTHER_RIDE = /^(?:horse|horseback|motorcycle|motorbike|motor)$/

function kindOfWord(word: string): CardioKind | undefined {
  if (GERMAN_RUN.test(word) && !NO_RUN.test(word)) return 'run'
  return WORDS.find(([, pattern]) => pattern.test(word))?.[0]
}

/** The words of a name or of a device's term: `TrailRun`, `trail_running`, "Trail run". */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []

/**
 * Finds our kind of sport in texts of a device or a person: the first text that names one decides. A text that names two decides nothing.
 * null where no text decides.
 */
export function kindOf(...texts: readonly (string | undefined)[]): CardioKind | null {
  for (const text of texts) {
    const words = wordsOf(text?.slice(0, 500) ?? '')
    if (words.some((word) => OTHER_RIDE.test(word))) continue
    const kinds = new Set(words.flatMap((word) => kindOfWord(word) ?? []))
    const found = kinds.size > 0 ? kinds : new Set(words.flatMap((word) => WEAK_WORDS.find(([, pattern]) => pattern.test(word))?.[0] ?? []))
    const [kind] = found
    if (kind && found.size === 1) return kind
  }
  return null
}
