import { fold } from '#platform/contract/fold.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import { matchPattern, MOST_WORDS, patternsOf } from '#platform/contract/word-pattern.ts'
import type { Question } from '../contract.ts'
import { periodIn } from './period.ts'
import { GOODBYES, PHRASES } from './phrases.ts'

/** What somebody typed into the field: a question, a goodbye, or neither. */
export type Reading = { kind: 'question'; question: Question } | { kind: 'goodbye' } | { kind: 'unclear' }

const RULES = PHRASES.map(({ ask, phrases }) => ({ ask, patterns: patternsOf(phrases) }))
const BYES = patternsOf(GOODBYES)

const set = (words: string) => new Set(words.split(' '))
/** Before and behind what is meant. */
const POLITE = set('please bitte hey hi hallo hello tell me sag mir and und so ok okay thanks thank you danke well also then dann gut')
const POLITE_END = set('please bitte thanks thank you danke then dann now jetzt eigentlich')
const BARE = set(
  'my the a an mein meine meinem meinen meiner meines dem den der die das einem einer ein eine einen hard harte harten hartem harter big grosse grossen my days with tagen',
)
const FILLERS = set('really so very this quite sehr richtig wirklich ganz ziemlich that like such eine einen ein the a')
const LIKE_THIS = set(
  'like this so that way same genauso today wie jetzt heute now i do the as am feel feeling such in dieser weise really wirklich again wieder',
)
const NO_HABIT = set('habit habits gewohnheit gewohnheiten it everything alles')

const MOST_LETTERS = 80
const cut = (words: readonly string[]) => words.join(' ').slice(0, MOST_LETTERS).trim()
const splitOf = (taken: string) => taken.split(' ').filter(Boolean)

/** Without articles, and without "hard", which days do not say. */
function bare(taken: string): string {
  const words = splitOf(taken)
  while (words.length > 1 && BARE.has(words[0]!)) words.shift()
  return cut(words)
}

function questionOf(ask: Question['ask'], taken: string, words: readonly string[], today: LocalDay): Question | undefined {
  switch (ask) {
    case 'feeling': {
      const spoken = splitOf(taken)
      if (spoken.every((word) => LIKE_THIS.has(word))) return { ask, feeling: null }
      while (spoken.length > 1 && FILLERS.has(spoken[0]!)) spoken.shift()
      return { ask, feeling: cut(spoken) }
    }
    case 'well':
    case 'best':
      return { ask, period: periodIn(words, today) }
    case 'sleep': {
      const before = bare(taken)
      return before === '' ? undefined : { ask, before }
    }
    case 'happier': {
      const on = bare(taken)
      return on === '' ? undefined : { ask, on }
    }
    case 'about': {
      const about = bare(taken)
      return about === '' ? undefined : { ask, words: about }
    }
    case 'habit': {
      const habit = bare(taken)
      return { ask, habit: splitOf(habit).every((word) => NO_HABIT.has(word)) ? null : habit }
    }
    case 'helped':
    case 'yearAgo':
      return { ask }
  }
}

/** Small letters without accents or signs. */
const plain = (text: string): string[] =>
  fold(text.slice(0, 400))
    .replaceAll(/['’`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS)

/** Reads what was typed, in either language. `today` makes "in May" the last one that has begun. */
export function readQuestion(text: string, today: LocalDay): Reading {
  const all = plain(text)
  if (all.length === 0) return { kind: 'unclear' }
  const trimmed = [...all]
  while (trimmed.length > 1 && POLITE.has(trimmed[0]!)) trimmed.shift()
  while (trimmed.length > 1 && POLITE_END.has(trimmed.at(-1)!)) trimmed.pop()
  if (BYES.some((bye) => matchPattern(bye, all) !== undefined || matchPattern(bye, trimmed) !== undefined)) return { kind: 'goodbye' }
  for (const words of [trimmed, all]) {
    for (const { ask, patterns } of RULES) {
      for (const pattern of patterns) {
        const match = matchPattern(pattern, words)
        const question = match && questionOf(ask, words.slice(...(match.taken.x ?? [0, 0])).join(' '), words, today)
        if (question) return { kind: 'question', question }
      }
    }
  }
  return { kind: 'unclear' }
}
