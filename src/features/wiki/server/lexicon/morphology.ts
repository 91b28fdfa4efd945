import { createRequire } from 'node:module'
import type { Lexicon } from './database.ts'
import { POS, type Pos } from './parse.ts'

type Exceptions = Readonly<Record<string, string | undefined>>

let exceptions: Readonly<Record<Pos, Exceptions>> | undefined

/** WordNet's lists of irregular forms, as wink-lexicon carries them; 300 KB that are read with the first word. */
function exceptionsOf(pos: Pos): Exceptions {
  const require = createRequire(import.meta.url)
  const read = (name: string) => require(`wink-lexicon/src/wn-${name}-exceptions.js`) as Exceptions
  exceptions ??= { n: read('noun'), v: read('verb'), a: read('adjective'), r: {} }
  return exceptions[pos]
}

/** Reads the irregular forms ahead of the first word. */
export const warmForms = (): void => void exceptionsOf('n')

/** Endings that are taken off, and what comes in their place: morphy(7WN). */
const ENDINGS: Readonly<Record<Pos, readonly (readonly [string, string])[]>> = {
  n: [
    ['s', ''],
    ['ses', 's'],
    ['ves', 'f'],
    ['xes', 'x'],
    ['zes', 'z'],
    ['ches', 'ch'],
    ['shes', 'sh'],
    ['men', 'man'],
    ['ies', 'y'],
  ],
  v: [
    ['s', ''],
    ['ies', 'y'],
    ['es', 'e'],
    ['es', ''],
    ['ed', 'e'],
    ['ed', ''],
    ['ing', 'e'],
    ['ing', ''],
  ],
  a: [
    ['er', ''],
    ['est', ''],
    ['er', 'e'],
    ['est', 'e'],
  ],
  r: [],
}

/** Words of the dictionary that `form` may be a form of, as this part of speech; itself first where it has a sense. */
export function baseForms(lexicon: Lexicon, form: string, pos: Pos): string[] {
  const word = form.toLowerCase()
  const found = new Set<string>()
  if (lexicon.has(word, pos)) found.add(word)
  const irregular = Object.hasOwn(exceptionsOf(pos), word) ? exceptionsOf(pos)[word] : undefined
  if (irregular !== undefined && lexicon.has(irregular, pos)) found.add(irregular)
  if (pos === 'n' && word.endsWith('ful')) {
    // Spoonsful: the ending goes on again afterwards.
    for (const base of baseForms(lexicon, word.slice(0, -3), 'n')) if (lexicon.has(`${base}ful`, 'n')) found.add(`${base}ful`)
    return [...found]
  }
  if (pos === 'n' && (word.endsWith('ss') || word.length <= 2)) return [...found]
  for (const [ending, instead] of ENDINGS[pos]) {
    if (!word.endsWith(ending) || word.length <= ending.length) continue
    const base = word.slice(0, -ending.length) + instead
    if (lexicon.has(base, pos)) found.add(base)
    // "Stopped", "running", "bigger": the letter was doubled for the ending.
    const single = base.slice(0, -1)
    if (instead === '' && pos !== 'n' && base.length > 3 && base.at(-1) === base.at(-2) && lexicon.has(single, pos)) found.add(single)
  }
  return [...found]
}

/**
 * The one word of the dictionary that `form` leads to: itself, or what it is a form of. Plurals come before forms of verbs, and both
 * before those of adjectives. Undefined when it has no sense.
 */
export function resolve(lexicon: Lexicon, form: string): string | undefined {
  const word = form.toLowerCase()
  if (lexicon.has(word)) return word
  for (const pos of POS) {
    const [base] = baseForms(lexicon, word, pos)
    if (base !== undefined) return base
  }
  return collocation(lexicon, word)
}

/** "Bodies of water", "apple trees": of several words, the last or the first takes the form. */
function collocation(lexicon: Lexicon, word: string): string | undefined {
  const parts = word.split('_')
  if (parts.length < 2 || parts.length > 6) return undefined
  for (const at of [parts.length - 1, 0]) {
    for (const pos of ['n', 'v'] as const) {
      for (const base of baseForms(lexicon, parts[at]!, pos)) {
        const whole = parts.with(at, base).join('_')
        if (lexicon.has(whole)) return whole
      }
    }
  }
  return undefined
}

let plurals: Map<string, string> | undefined

/** The irregular plural of a single word, where it has one. */
export function irregularPlural(word: string): string | undefined {
  plurals ??= new Map(Object.entries(exceptionsOf('n')).flatMap(([plural, one]) => (one === undefined ? [] : [[one, plural] as const])))
  return plurals.get(word)
}
