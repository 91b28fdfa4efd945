import { editDistance } from './edit-distance.ts'
import { fold, wordsIn } from './fold.ts'

/** Typing mistakes that are forgiven in a word of so many letters. */
const typosFor = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** What a word costs: nothing when it is the word itself. */
const PREFIX = 1
const INSIDE = 3
const TYPO = 4
/** A word of `also` counts a little less than one of the title. */
const ALSO = 2

/**
 * How well a title fits what somebody typed: 0 is best, undefined is not at all. Every typed word has to be one of the title's or
 * of `also`, its beginning, a part of it, or one of these mistyped; case and accents do not matter.
 */
export function matchCost(query: string, title: string, also = ''): number | undefined {
  const own = wordsIn(title)
  const others = wordsIn(also)
  let cost = 0
  for (const typed of wordsIn(query)) {
    const best = Math.min(...own.map((word) => wordCost(typed, word)), ...others.map((word) => wordCost(typed, word) + ALSO))
    if (best === Infinity) return undefined
    cost += best
  }
  // Of two that fit, the one that begins with it, and the shorter.
  return cost + (fold(title).startsWith(fold(query.trim())) ? 0 : 0.5) + Math.min(own.length, 20) / 100
}

function wordCost(typed: string, word: string): number {
  if (word === typed) return 0
  if (word.startsWith(typed)) return PREFIX
  if (word.includes(typed)) return INSIDE
  const typos = typosFor(typed.length)
  const distance = typos > 0 ? editDistance(typed, word, typos, 'beginning') : Infinity
  return distance <= typos ? TYPO + distance : Infinity
}
