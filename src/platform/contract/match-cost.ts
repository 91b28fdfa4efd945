import { fold } from '#platform/contract/fold.ts'

/** Typing mistakes that are forgiven in a word of so many letters. */
const typosFor = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** What a word costs: nothing when it is the word itself. */
const PREFIX = 1
const INSIDE = 3
const TYPO = 4
/** A word of `also` counts a little less than one of the title. */
const ALSO = 2

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * How well a title fits what somebody typed: 0 is best, undefined is not at all. Every typed word has to be one of the title's or
 * of `also`, its beginning, a part of it, or one of these mistyped; case and accents do not matter.
 */
export function matchCost(query: string, title: string, also = ''): number | undefined {
  const own = wordsOf(title)
  const others = wordsOf(also)
  let cost = 0
  for (const typed of wordsOf(query)) {
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
  const distance = typos > 0 ? distanceToBeginning(typed, word, typos) : Infinity
  return distance <= typos ? TYPO + distance : Infinity
}

/**
 * Least number of letters to insert, drop, change or swap with their neighbour (optimal string alignment distance) until `typed` is
 * a beginning of `word`.
 */
export function distanceToBeginning(typed: string, word: string, most: number): number {
  const [a, b] = [[...typed], [...word].slice(0, [...typed].length + most)]
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const next = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let least = Math.min(last[column - 1]! + (same ? 0 : 1), last[column]! + 1, next[column - 1]! + 1)
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        least = Math.min(least, before[column - 2]! + 1)
      }
      next.push(least)
    }
    before = last
    last = next
  }
  return Math.min(...last)
}
