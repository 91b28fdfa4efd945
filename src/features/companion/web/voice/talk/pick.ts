import { fold } from '#platform/contract/fold.ts'

/** What can be said to a check-in besides its own answers. */
const WAYS = {
  back: ['back', 'go back', 'one step back', 'zurueck', 'zuruck', 'einen schritt zuruck'],
  leave: ['stop', 'enough', 'enough for now', 'goodbye', 'bye', 'genug', 'genug fur jetzt', 'tschuss', 'aufhoren', 'schluss'],
  repeat: [
    'repeat',
    'again',
    'say that again',
    'what',
    'once more',
    'pardon',
    'noch mal',
    'nochmal',
    'noch einmal',
    'wiederholen',
    'wie bitte',
  ],
  skip: ['skip', 'next', 'go on', 'weiter', 'uberspringen', 'nichts', 'nothing'],
} as const
export type Way = keyof typeof WAYS

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['1', 'one', 'first', 'eins', 'ein', 'erste', 'ersten', 'erstes'],
    ['2', 'two', 'second', 'zwei', 'zwo', 'zweite', 'zweiten', 'zweites'],
    ['3', 'three', 'third', 'drei', 'dritte', 'dritten', 'drittes'],
    ['4', 'four', 'fourth', 'vier', 'vierte', 'vierten', 'viertes'],
    ['5', 'five', 'fifth', 'funf', 'funfte', 'funften', 'funftes'],
    ['6', 'six', 'sixth', 'sechs', 'sechste', 'sechsten', 'sechstes'],
    ['7', 'seven', 'seventh', 'sieben', 'siebte', 'siebten', 'siebtes'],
    ['8', 'eight', 'eighth', 'acht', 'achte', 'achten', 'achtes'],
  ].flatMap((words, at) => words.map((word) => [word, at + 1])),
)
/** Around a number, and nothing by themselves. */
const AROUND = new Set([
  'number',
  'the',
  'option',
  'answer',
  'one',
  'please',
  'take',
  'nummer',
  'die',
  'das',
  'den',
  'der',
  'antwort',
  'bitte',
  'nimm',
])
/** Too common to tell one answer from another. */
const COMMON = new Set([
  // English
  'the',
  'and',
  'that',
  'this',
  'what',
  'have',
  'just',
  'with',
  'not',
  'for',
  'you',
  'can',
  'was',
  'are',
  'but',
  'something',
  'somebody',
  // German; words of both stand above.
  'der',
  'die',
  'das',
  'und',
  'ich',
  'ist',
  'ein',
  'eine',
  'einen',
  'nicht',
  'mit',
  'hat',
  'habe',
  'fur',
  'auch',
  'etwas',
  'jemand',
])

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** A way through a check-in, where nothing else was said. */
export function wayIn(heard: string): Way | undefined {
  const wording = wordsOf(heard).join(' ')
  return (Object.keys(WAYS) as Way[]).find((way) => (WAYS[way] as readonly string[]).includes(wording))
}

/**
 * Which of these is meant: by its number, its own words, or words that only it has. Where two are as near, neither is guessed.
 * A number counts only where nothing else is said: "two of us had an argument" is no "two".
 */
export function pick(labels: readonly string[], heard: string): number | undefined {
  const wording = wordsOf(heard)
  if (wording.length === 0) return undefined
  const numbers = wording.flatMap((word) => NUMBERS[word] ?? [])
  if (wording.every((word) => word in NUMBERS || AROUND.has(word)) && numbers.length > 0) {
    // "the second one": the last is none.
    const at = numbers[0]! - 1
    if (at < labels.length && (numbers.length === 1 || wording.at(-1) === 'one')) return at
  }
  const own = labels.map(wordsOf)
  const exact = own.findIndex((words) => words.join(' ') === wording.join(' '))
  if (exact !== -1) return exact
  const scores = own.map((words) => scoreOf(words, wording))
  const best = Math.max(...scores)
  if (best <= 0) return undefined
  return scores.filter((score) => score === best).length === 1 ? scores.indexOf(best) : undefined
}

/** Words of the answer that were said, the telling ones for more. */
function scoreOf(words: readonly string[], wording: readonly string[]): number {
  const telling = words.filter((word) => word.length > 2 && !COMMON.has(word))
  const shared = telling.filter((word) => wording.includes(word)).length
  if (shared > 0) return shared + shared / telling.length
  // "No", "Yes, mostly": short answers begin with what tells them apart.
  const first = words[0]
  return first !== undefined && first === wording[0] && !COMMON.has(first) && wording.length <= 3 ? 0.5 : 0
}
