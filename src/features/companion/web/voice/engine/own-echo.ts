import { fold } from '#platform/contract/fold.ts'

const LEAST_WORDS = 3

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Whether what was heard is only what we said ourselves a moment ago, come back through the air. Short answers never are. */
export function isOwnEcho(heard: string, lately: string): boolean {
  const words = wordsOf(heard)
  return words.length >= LEAST_WORDS && ` ${wordsOf(lately).join(' ')} `.includes(` ${words.join(' ')} `)
}
