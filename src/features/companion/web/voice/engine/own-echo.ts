import { fold } from '#platform/contract/fold.ts'

const LEAST_WORDS = 3

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Whether the recognised words are only our own recent speech, picked up by the microphone. A short answer never counts as an echo. */
export function isOwnEcho(heard: string, lately: string): boolean {
  const words = wordsOf(heard)
  return words.length >= LEAST_WORDS && ` ${wordsOf(lately).join(' ')} `.includes(` ${words.join(' ')} `)
}
