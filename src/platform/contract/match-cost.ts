import { editDistance } from './edit-distance.ts'
import { fold, wordsIn } from './fold.ts'

/** Number of typing mistakes allowed in a word of so many letters. */
const typosFor = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** Costs of inexact matches; an exact word costs nothing. */
const PREFIX = 1
const INSIDE = 3
const TYPO = 4
/** Extra cost of a word of `also`, compared with one of the title. */
const ALSO = 2

/**
 * How well a title matches a query: 0 is best, undefined is no match. Every typed word must be a word of the title or
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
  // Of two matches, prefer the one that begins with the query, and the shorter one.
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
