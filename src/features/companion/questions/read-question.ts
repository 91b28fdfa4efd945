import { fold } from '#platform/contract/fold.ts'
import type { LocalDay } from '#platform/contract/dates.ts'
import { matchPattern, MOST_WORDS, patternsOf } from '#platform/contract/word-pattern.ts'
import type { AskedQuestion } from '../contract.ts'
import { periodIn } from './period.ts'
import { GOODBYES, PHRASES } from './phrases.ts'

/**
 * A typed text: a question, a goodbye, a statement of feeling low, or none of these. `topic`: the words that name the subject of an
 * unknown question, if any.
 */
export type Reading =
  | { kind: 'question'; question: AskedQuestion }
  | { kind: 'goodbye' }
  | { kind: 'low' }
  | { kind: 'unclear'; topic: string | null }

const RULES = PHRASES.map(({ ask, phrases }) => ({ ask, patterns: patternsOf(phrases) }))
const BYES = patternsOf(GOODBYES)

const set = (words: string) => new Set(words.split(' '))
/** Polite words before and after a question. */
const POLITE = set('please bitte hey hi hallo hello tell me sag mir and und so ok okay thanks thank you danke well also then dann gut')
const POLITE_END = set('please bitte thanks thank you danke then dann now jetzt eigentlich')
const BARE = set(
  'my the a an mein meine meinem meinen meiner meines dem den der die das einem einer ein eine einen hard harte harten hartem harter big grosse grossen my days with tagen',
)
const FILLERS = set('really so very this quite sehr richtig wirklich ganz ziemlich that like such eine einen ein the a')
const LIKE_THIS = set(
  'like this so that way same genauso today wie jetzt heute now i do the as am feel feeling such in dieser weise really wirklich again wieder',
)
/** Times at the end of a question about a habit: the answer compares the last four weeks with those before. */
const TIME_END = set(
  'this last past these week weeks month months year lately recently diese diesen dieser letzte letzten woche wochen monat',
)
const SELF = set('i im ive ich mir mich feeling fuhle bin')
const STATE = set('feel feeling felt am im bin fuhl fuhle geht gehts weine crying')
const LOW = set(
  'sad awful terrible horrible hopeless worthless useless lonely alone anxious scared afraid depressed low exhausted overwhelmed empty numb miserable stressed lost hurt broken ashamed desperate crying traurig schlecht mies elend hoffnungslos wertlos nutzlos einsam allein angstlich angst deprimiert niedergeschlagen erschopft uberfordert leer verzweifelt gestresst verloren verletzt kaputt furchtbar schrecklich weine',
)
const NEGATION = set('not no never dont nicht kein keine nie')
/** Whether somebody says of themselves that they feel low: "not so sad" is no such word. */
const isLow = (words: readonly string[]): boolean =>
  SELF.has(words[0]!) &&
  words.some((word) => STATE.has(word)) &&
  words.some((word, at) => LOW.has(word) && !words.slice(Math.max(0, at - 2), at).some((before) => NEGATION.has(before)))
const NO_HABIT = set('habit habits gewohnheit gewohnheiten it everything alles')

const MOST_LETTERS = 80
const cut = (words: readonly string[]) => words.join(' ').slice(0, MOST_LETTERS).trim()
const splitOf = (taken: string) => taken.split(' ').filter(Boolean)

/** Removes leading articles, and "hard", which labels of days do not contain. */
function bare(taken: string): string {
  const words = splitOf(taken)
  while (words.length > 1 && BARE.has(words[0]!)) words.shift()
  return cut(words)
}

function questionOf(ask: AskedQuestion['ask'], taken: string, words: readonly string[], today: LocalDay): AskedQuestion | undefined {
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
    case 'last': {
      const thing = bare(taken)
      return thing === '' ? undefined : { ask, thing }
    }
    case 'habit': {
      const spoken = splitOf(taken)
      while (spoken.length > 1 && TIME_END.has(spoken.at(-1)!)) spoken.pop()
      const habit = bare(spoken.join(' '))
      return { ask, habit: splitOf(habit).every((word) => NO_HABIT.has(word)) ? null : habit }
    }
    case 'helped':
    case 'slept':
    case 'yearAgo':
      return { ask }
  }
}

/** Words of questions that do not name a subject. */
const NO_TOPIC = set(
  `${[...POLITE].join(' ')} what whats wheres hows whos new neues gibts gibt when where who why how which whose did do does is are was were am be been have has had will would can could should i me my mine you your we us our it its this that these those the a an of on in at to for with from by about as if or not no any some ever never last time times lately recently often much many more most still again today yesterday ago day days week weeks month months year years really there here they he she him her his happened happen going go went get got make made like think know remember say said write wrote written mention mentioned feel felt was wann wo wer warum wie welche welcher welches welchen wem wen wozu woran worum habe hab hat hatte haben bin ist sind war waren werde wird wurde kann konnte soll muss ich mir mich mein meine meinen meinem meiner du dir dich dein deine wir uns unser es das der die den dem des ein eine einen einem einer von im am an auf in zu zum zur mit fur bei nach vor uber um als ob oder nicht kein keine je nie mal letzte letzten letztes zuletzt oft viel mehr noch wieder heute gestern tag tage tagen woche wochen monat jahr jahre jahren eigentlich denn da dort hier sie er ihm ihr sein seine passiert gehen geht ging gegangen machen macht gemacht gesehen getroffen geschrieben gesagt erwahnt gefuhlt weisst weiss`,
)
/** Subject of an unknown question: its words without those that are common to all questions; null for none or more than four. */
function topicOf(words: readonly string[]): string | null {
  const about = words.filter((word) => word.length > 1 && !NO_TOPIC.has(word) && !/^\d+$/.test(word))
  return about.length === 0 || about.length > 4 ? null : cut(about)
}

/** Lower-case words without accents or punctuation. */
const plain = (text: string): string[] =>
  fold(text.slice(0, 400))
    .replaceAll(/['’`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MOST_WORDS)

/** Reads a typed text in either language. `today` resolves "in May" to the latest May that has begun. */
export function readQuestion(text: string, today: LocalDay): Reading {
  const all = plain(text)
  if (all.length === 0) return { kind: 'unclear', topic: null }
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
  return isLow(trimmed) || isLow(all) ? { kind: 'low' } : { kind: 'unclear', topic: topicOf(all) }
}
