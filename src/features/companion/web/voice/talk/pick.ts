import { fold } from '#platform/contract/fold.ts'

/** Spoken commands of a check-in, beside its own answers. */
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
/** Words around a number that mean nothing by themselves. */
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
/** Too common to distinguish two answers. */
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
  // German; words of both languages are in the English list.
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

/** A command, if the utterance contains nothing else. */
export function wayIn(heard: string): Way | undefined {
  const wording = wordsOf(heard).join(' ')
  return (Object.keys(WAYS) as Way[]).find((way) => (WAYS[way] as readonly string[]).includes(wording))
}

/**
 * Which of these labels an utterance names: by number, by its own words, or by words that only it has. A tie is never guessed. A number
 * counts only without other words: "two of us had an argument" is no "two".
 */
export function pick(labels: readonly string[], heard: string): number | undefined {
  const wording = wordsOf(heard)
  if (wording.length === 0) return undefined
  const numbers = wording.flatMap((word) => NUMBERS[word] ?? [])
  if (wording.every((word) => word in NUMBERS || AROUND.has(word)) && numbers.length > 0) {
    // "the second one": the final "one" is no number.
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

/** Score of the label's words that were spoken; distinctive words count more. */
function scoreOf(words: readonly string[], wording: readonly string[]): number {
  const telling = words.filter((word) => word.length > 2 && !COMMON.has(word))
  const shared = telling.filter((word) => wording.includes(word)).length
  if (shared > 0) return shared + shared / telling.length
  // Short answers such as "No" or "Yes, mostly" are distinguished by their first word.
  const first = words[0]
  return first !== undefined && first === wording[0] && !COMMON.has(first) && wording.length <= 3 ? 0.5 : 0
}
