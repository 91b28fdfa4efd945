import type { InputOf } from '#platform/contract/endpoint.ts'
import { fold } from '#platform/contract/fold.ts'
import { matchCost } from '#platform/contract/match-cost.ts'
import { keyOfListenable, type Listenable } from '#platform/server/listenables.ts'
import type { findItems, FoundItem, LENGTHS } from '../contract.ts'

export type Asked = InputOf<typeof findItems>['query']

/** Penalty for words that occur only in the script: such items come after matches in title or description. */
const IN_SCRIPT = 100

const lengthOf = (seconds: number): (typeof LENGTHS)[number] => {
  const minutes = Math.max(1, Math.round(seconds / 60))
  return minutes <= 5 ? 'upTo5' : minutes <= 10 ? 'upTo10' : minutes <= 20 ? 'upTo20' : 'longer'
}

export const foundItem = (one: Listenable): FoundItem => {
  const { kind, title, description, seconds, needs, language, voice, address } = one
  return { key: keyOfListenable(one), kind, title, description, seconds, needs: [...needs], language, voice, address }
}

/** Items that match all filters; with words the best match first, else in their own order. */
export function findIn(all: readonly Listenable[], { text = '', need, length, voice, language, kind }: Asked): Listenable[] {
  const fitting = all.filter(
    (one) =>
      (need === undefined || one.needs.includes(need)) &&
      (length === undefined || lengthOf(one.seconds) === length) &&
      (voice === undefined || one.voice === voice) &&
      // Items without speech match every language.
      (language === undefined || one.language === null || one.language.startsWith(language)) &&
      (kind === undefined || one.kind === kind),
  )
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  if (words.length === 0) return fitting
  return fitting
    .flatMap((one) => {
      const cost = matchCost(text, one.title, one.description) ?? (inScript(words, one) ? IN_SCRIPT : undefined)
      return cost === undefined ? [] : [{ one, cost }]
    })
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ one }) => one)
}

function inScript(words: readonly string[], { title, description, text }: Listenable): boolean {
  const all = fold(`${title} ${description} ${text}`)
  return words.every((word) => all.includes(word))
}
