import { createRequire } from 'node:module'
import type { Lexicon } from './database.ts'
import { POS, type Pos } from './parse.ts'

type Exceptions = Readonly<Record<string, string | undefined>>

let exceptions: Readonly<Record<Pos, Exceptions>> | undefined

/** WordNet's lists of irregular forms, from wink-lexicon; 300 KB that are loaded on first use. */
function exceptionsOf(pos: Pos): Exceptions {
  const require = createRequire(import.meta.url)
  const read = (name: string) => require(`wink-lexicon/src/wn-${name}-exceptions.js`) as Exceptions
  exceptions ??= { n: read('noun'), v: read('verb'), a: read('adjective'), r: {} }
  return exceptions[pos]
}

/** Loads the irregular forms in advance. */
export const warmForms = (): void => void exceptionsOf('n')

/** Suffixes and their replacements: morphy(7WN). */
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

/** Words of the dictionary of which `form` may be an inflected form, as this part of speech; the form itself first if it has a sense. */
export function baseForms(lexicon: Lexicon, form: string, pos: Pos): string[] {
  const word = form.toLowerCase()
  const found = new Set<string>()
  if (lexicon.has(word, pos)) found.add(word)
  const irregular = Object.hasOwn(exceptionsOf(pos), word) ? exceptionsOf(pos)[word] : undefined
  if (irregular !== undefined && lexicon.has(irregular, pos)) found.add(irregular)
  if (pos === 'n' && word.endsWith('ful')) {
    // Spoonsful: the suffix is appended again afterwards.
    for (const base of baseForms(lexicon, word.slice(0, -3), 'n')) if (lexicon.has(`${base}ful`, 'n')) found.add(`${base}ful`)
    return [...found]
  }
  if (pos === 'n' && (word.endsWith('ss') || word.length <= 2)) return [...found]
  for (const [ending, instead] of ENDINGS[pos]) {
    if (!word.endsWith(ending) || word.length <= ending.length) continue
    const base = word.slice(0, -ending.length) + instead
    if (lexicon.has(base, pos)) found.add(base)
    // "Stopped", "running", "bigger": the letter is doubled before the suffix.
    const single = base.slice(0, -1)
    if (instead === '' && pos !== 'n' && base.length > 3 && base.at(-1) === base.at(-2) && lexicon.has(single, pos)) found.add(single)
  }
  return [...found]
}

/**
 * The dictionary word that `form` leads to: itself, or its base form. Noun forms come before verb forms, and both before adjective
 * forms. Undefined if it has no sense.
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

/** "Bodies of water", "apple trees": in several words, the last or the first is inflected. */
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

/** The irregular plural of a single word, if it has one. */
export function irregularPlural(word: string): string | undefined {
  plurals ??= new Map(Object.entries(exceptionsOf('n')).flatMap(([plural, one]) => (one === undefined ? [] : [[one, plural] as const])))
  return plurals.get(word)
}
