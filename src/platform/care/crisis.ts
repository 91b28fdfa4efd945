import { isBelieved, isDenial, isDenied } from './denied.ts'
import { DIRECT_DE } from './direct-de.ts'
import { DIRECT_EN } from './direct-en.ts'
import { INDIRECT_DE } from './indirect-de.ts'
import { INDIRECT_EN } from './indirect-en.ts'
import { PhraseBook, type Match } from './phrases.ts'
import type { Rule } from './rule.ts'
import {
  ABOUT,
  AFTER_NEGATION,
  ANSWERS_NO,
  ARTICLES,
  ASKS,
  CLASSES,
  CONJUNCTIONS,
  DIE_OF,
  FAR_NEGATIONS,
  ENDED,
  HARMLESS,
  IS,
  isFigurative,
  isFirst,
  isGerman,
  LAST_DAYS,
  LONG_AGO,
  LONG_AGO_PAIRS,
  NEGATED_OPINION,
  NEGATIONS,
  NO_PERSON,
  OF_A_THING,
  PAST_VERBS,
  PERSON,
  PLACE_NEXT,
  PROMISE,
  RECENT,
  SECOND,
  THINGS,
  TOPIC,
  TOPIC_STARTS,
  WAS_ASKED,
  WHETHER,
  WORKPLACES,
  WURDE_GEFRAGT,
} from './vocabulary.ts'
import { sentencesOf, type Sentence } from './words.ts'

// Detects words about wanting to die or self-harm, so that help can be shown beside them: the same on every device and with
// every model or none. Both languages are always checked: people write in both. The result is neither stored nor sent.

/** direct: wanting to die or to hurt oneself. indirect: no way out, a burden, a goodbye. other: somebody else. past: in the past. */
export type CrisisKind = 'direct' | 'indirect' | 'other' | 'past'
export type CrisisSign = {
  kind: CrisisKind
  /** The matched words, as the rules read them. For tests: never to be logged or sent. */
  found: string
}

const BOOK = new PhraseBook<Rule>(
  [...DIRECT_EN, ...DIRECT_DE, ...INDIRECT_EN, ...INDIRECT_DE].flatMap(({ phrases, ...rule }) =>
    phrases
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((phrase) => [phrase, rule] as const),
  ),
  CLASSES,
)
const WEIGHT: Readonly<Record<CrisisKind, number>> = { direct: 4, other: 3, indirect: 2, past: 1 }
const FIGURES_OF_SPEECH = 4
/** "Asked everybody on the ward about". */
const ASKED_BEFORE = 6
const ASKED_AFTER = 2
/** "Do I want to die? No." */
const NO = new Set(['no', 'nein', 'nope', 'never', 'nie', 'not'])
/** Number of words that a "not" covers. */
const REACH = 6
/** Number of words before and after a phrase that are considered with it. */
const AROUND = 12
/** Number of words that a "never" covers. */
const FAR_REACH = 10

/**
 * The strongest sign of a crisis in a text, of any length; undefined when there is none. `isToPerson`: the text is addressed to the
 * person, so that "you" is them. Takes time in proportion to the length.
 */
export function crisisIn(text: string, { isToPerson = false }: { isToPerson?: boolean } = {}): CrisisSign | undefined {
  let strongest: CrisisSign | undefined
  const sentences = [...sentencesOf(text, BOOK.words)].map((one) => (isToPerson ? asOwn(one) : one))
  for (const [at, sentence] of sentences.entries()) {
    const next = sentences[at + 1]?.words ?? []
    if (sentence.isQuestion && NO.has(next[0] ?? '')) continue
    for (const match of BOOK.matchesIn(sentence.words)) {
      if (isDenial(next) && isBelieved(sentence.words, match)) continue
      const kind = kindOf(...around(sentence, match))
      if (!kind || (strongest && WEIGHT[strongest.kind] >= WEIGHT[kind])) continue
      strongest = { kind, found: sentence.words.slice(match.from, match.to).join(' ') }
      if (kind === 'direct') return strongest
    }
  }
  return strongest
}

/**
 * The words around a phrase. Many people write without a single full stop: a class, a game or a friend mentioned twenty words
 * earlier must not affect the phrase.
 */
function around({ words, clauseOf, isQuestion }: Sentence, match: Match<Rule>): [Sentence, Match<Rule>] {
  const start = Math.max(0, match.from - AROUND)
  const end = Math.min(words.length, match.to + AROUND)
  return [
    { words: words.slice(start, end), clauseOf: clauseOf.slice(start, end), isQuestion },
    { ...match, from: match.from - start, to: match.to - start, gap: match.gap.map((at) => at - start) },
  ]
}

const OWN: Readonly<Record<string, string>> = {
  you: 'i',
  youre: 'im',
  youve: 'ive',
  your: 'my',
  yourself: 'myself',
  du: 'ich',
  dich: 'mich',
  dir: 'mir',
  dein: 'mein',
  deine: 'meine',
  deinem: 'meinem',
  deinen: 'meinen',
  deiner: 'meiner',
}
const asOwn = (sentence: Sentence): Sentence => ({ ...sentence, words: sentence.words.map((word) => OWN[word] ?? word) })

/** The most serious kind; undefined for none. */
export const strongestOf = (kinds: readonly CrisisKind[]): CrisisKind | undefined => kinds.toSorted((a, b) => WEIGHT[b] - WEIGHT[a])[0]

function kindOf(sentence: Sentence, match: Match<Rule>): CrisisKind | undefined {
  const { rule } = match
  const { words } = sentence
  if (isHarmless(words, match) || isQuestionAbout(words, match) || isDenied(words, match) || isOfAThing(words, match.from)) return undefined
  if (rule.isNegative ? false : isNegated(sentence, match)) return undefined
  const who = rule.who === 'mention' ? subjectOfMention(words, match) : subjectOf(words, match)
  if (!who) return undefined
  if (who === 'other') return isTopic(words) ? undefined : 'other'
  return isPast(words, match) ? 'past' : rule.kind
}

function isHarmless(words: readonly string[], { rule, from, to }: Match<Rule>): boolean {
  if (rule.guard === 'figure') {
    const near = [...words.slice(Math.max(0, from - FIGURES_OF_SPEECH), from), ...words.slice(to, to + FIGURES_OF_SPEECH)]
    return DIE_OF.has(words[to] ?? '') || near.some((word) => DIE_OF.has(word) && word.length > 3)
  }
  if (rule.kind === 'indirect' && isLastDayOfWork(words)) return true
  if (rule.guard === 'accident') return words.some((word) => HARMLESS.has(word)) || isPortion(words.slice(to, to + 2))
  if (rule.guard === 'place' && PLACE_NEXT.has(words[to] ?? '')) return true
  return (rule.guard === 'place' || rule.guard === 'thing') && words.some((word) => THINGS.has(word))
}

/** "I cut myself a slice", but not "a lot". */
const isPortion = ([article = '', noun = '']: readonly string[]): boolean =>
  (article === 'an' && noun !== 'hour') || article === 'some' || article === 'off' || (article === 'a' && noun !== 'lot' && noun !== 'few')

/** "Last day at the nursery, said goodbye to everyone". */
const isLastDayOfWork = (words: readonly string[]): boolean =>
  words.some(
    (word, at) => LAST_DAYS.has(`${words[at - 1] ?? ''} ${word}`) && words.slice(at + 1, at + 4).some((one) => WORKPLACES.has(one)),
  )

/** "She asked whether I think about suicide": the answer is what counts. */
function isQuestionAbout(words: readonly string[], match: Match<Rule>): boolean {
  const before = words.slice(0, match.from)
  const asked = before.findIndex((_, at) => isAskedThere(before, at))
  return isAskedAbout(words, match) || (asked >= 0 && before.slice(asked).some((word) => WHETHER.has(word)))
}

/** By somebody else: "asked whether", "wanted to know whether"; not "I asked myself whether", "ich wollte wissen, ob". */
function isAskedThere(words: readonly string[], at: number): boolean {
  if (ASKS.has(words[at]!)) return words[at + 1] !== 'myself' && words[at + 1] !== 'mich'
  if (words[at] === 'wissen') return words[at - 1] === 'wollte' && words[at - 2] !== 'ich'
  return words[at] === 'know' && words[at - 1] === 'to' && words[at - 2] === 'wanted' && words[at - 3] !== 'i'
}

/** "Tick no", "Nein ankreuzen"; not "no hope". */
const isTicked = (words: readonly string[], at: number): boolean =>
  /^(?:tick|answer|said)/.test(words[at - 1] ?? '') || /^(?:ankreuz|angekreuzt|gesagt)/.test(words[at + 1] ?? '')

/** "She asked about suicide", and not: "I asked about suicide". */
function isAskedAbout(words: readonly string[], { from, to }: Match<Rule>): boolean {
  if (!ABOUT.has(words[from - 1] ?? '')) return false
  // "The question about suicide: I could tick no."
  const isFormsQuestion = words[from - 2] === 'question' || words[from - 2] === 'frage'
  if (isFormsQuestion && words.some((word, at) => (word === 'no' || word === 'nein') && isTicked(words, at)))
    return !words.some((word) => word === 'yes' || word === 'ja')
  const start = Math.max(0, from - ASKED_BEFORE)
  const asked = words.findIndex((word, at) => at >= start && at < to + ASKED_AFTER && (at < from || at >= to) && ASKS.has(word))
  if (asked < 0) return false
  const isOwnQuestion = words
    .slice(0, from)
    .some((word) => word === 'i' || word === 'ive' || word === 'ich' || word === 'we' || word === 'wir')
  return !isOwnQuestion || WAS_ASKED.has(words[asked - 1] ?? '') || words.some((word) => WURDE_GEFRAGT.has(word))
}

/** "My plants commit suicide": only the verb is between the thing and the word. */
function isOfAThing(words: readonly string[], from: number): boolean {
  let at = from - 1
  while (at >= 0 && OF_A_THING.has(words[at]!)) at--
  return NO_PERSON.has(words[at] ?? '')
}

function isNegated({ words, clauseOf }: Sentence, { from, to, gap }: Match<Rule>): boolean {
  const why = words.slice(Math.max(0, from - 4), to).some((word) => word === 'why' || word === 'warum')
  if (why) return false
  if (isNotPromised(words.slice(0, from))) return false
  if (gap.some((at) => NEGATIONS.has(words[at]!))) return true
  if (ANSWERS_NO.has(words[to] ?? '') && (to + 1 === words.length || clauseOf[to + 1] !== clauseOf[to])) return true
  // "The urge to cut is gone", and "is not gone".
  const after = words.slice(to, to + 4)
  const endedAt = IS.has(after[0] ?? '') ? after.findIndex((word) => ENDED.has(word)) : -1
  if (endedAt > 0) return !after.slice(1, endedAt).some((word) => NEGATIONS.has(word))
  if (isRuledOut(words.slice(to, to + 7)) || isNegatedAfter(words, clauseOf, to)) return true
  // "Es ist nicht so, dass": a German clause begins there; an English "not that" is in the same clause.
  const start = clauseOf.indexOf(clauseOf[from]!)
  if (words[start] === 'dass' && words[start - 1] === 'so' && words[start - 2] === 'nicht') return true
  // An infinitive is a clause of its own in German: "ich habe nicht vor, mein Leben zu beenden".
  const first = clauseOf[from]! - (isInfinitive(words.slice(from, to)) ? 1 : 0)
  let hasSubject = false
  for (let at = from - 1; at >= 0 && at >= from - FAR_REACH && clauseOf[at]! >= first; at--) {
    const word = words[at]!
    if (at < from - REACH && !FAR_NEGATIONS.has(word)) continue
    if (CONJUNCTIONS.has(word)) return false
    if (isFirst(words, at) && word !== 'myself' && word !== 'mir' && word !== 'mich' && word !== 'me') hasSubject = true
    if (!NEGATIONS.has(word)) continue
    const next = words[at + 1] ?? ''
    if (AFTER_NEGATION.has(next) && !(word === 'no' || word === 'keine')) return false
    return !hasSubject || FAR_NEGATIONS.has(word) || NEGATED_OPINION.has(next)
  }
  return false
}

const isInfinitive = (words: readonly string[]): boolean =>
  words.some((word) => word === 'zu' || /^(?:um|an|aus|weiter)zu/.test(word)) || (words.includes('tot') && words.includes('sein'))

const isNotPromised = (before: readonly string[]): boolean =>
  before.some(
    (word, at) =>
      PROMISE.has(word) && before.slice(Math.max(0, at - 3), at).some((one) => NEGATIONS.has(one) || one === 'cant' || one === 'kann'),
  )

/** "An Selbstmord habe ich nie gedacht": in German the verb comes last, after the negation. */
function isNegatedAfter(words: readonly string[], clauseOf: readonly number[], to: number): boolean {
  for (let at = to; at < words.length && at < to + REACH && clauseOf[at] === clauseOf[to - 1]; at++) {
    const word = words[at]!
    if (CONJUNCTIONS.has(word) || word === 'dass' || word === 'weiss' || word === 'wenn') return false
    if (word === 'nicht' || FAR_NEGATIONS.has(word)) return isGerman(words) && !AFTER_NEGATION.has(words[at + 1] ?? '')
  }
  return false
}

/** "… was never an option." */
function isRuledOut(after: readonly string[]): boolean {
  const is = after.findIndex(
    (word) => word === 'was' || word === 'is' || word === 'war' || word === 'ist' || word === 'waere' || word === 'has',
  )
  return is >= 0 && is < 3 && after.slice(is).some((word) => NEGATIONS.has(word))
}

function subjectOf(words: readonly string[], { rule, from, to }: Match<Rule>): 'self' | 'other' | undefined {
  if (rule.who === 'other') {
    const isRelative = RELATIVE.has(words[from - 1] ?? '')
    return isRelative && !words.some((word) => PERSON.has(word)) ? undefined : 'other'
  }
  // "They would be better off without me".
  if (rule.kind === 'indirect' && words.slice(from, to).some((word) => word === 'me' || word === 'mich')) return 'self'
  for (let at = (rule.who === 'self' ? from : to) - 1; at >= 0; at--) {
    const word = words[at]!
    if (isFirst(words, at) && !(word === 'me' || word === 'mir')) return 'self'
    if (rule.who !== 'any') continue
    if (PERSON.has(word)) return 'other'
    if (at < from && rule.kind === 'direct' && SECOND.has(word) && !words.includes('ever')) return undefined
  }
  if (rule.who === 'self') return 'self'
  if (words.some((_, at) => at >= to && at < to + 3 && isFirst(words, at))) return 'self'
  if (words.slice(0, from).some((word) => word === 'me' || word === 'mir')) return 'self'
  if (rule.guard === 'figure' && ARTICLES.has(words[from - 2] ?? '') && words[from - 1] !== 'part') return undefined
  return isTopic(words) || THIRD_PERSON.has(words[from]!) ? undefined : 'self'
}

const RELATIVE = new Set(['der', 'die', 'das', 'who'])
const THIRD_PERSON = new Set(['wants', 'wishes', 'needs', 'deserves', 'hopes'])
const MINE = new Set(['my', 'mein', 'meine', 'meinem', 'meinen', 'meiner', 'own'])
const DONE = new Set(['committed', 'commits', 'begangen', 'begeht'])
const OF_ONESELF = /^(?:suicidal|suizidal(?!i)|selbstmordged|suizidged|selbstmordvers|suizidvers|lebensmuede)/

/** The subject of a mention of "suicide": a person in the sentence, or nobody. */
function subjectOfMention(words: readonly string[], { from, to }: Match<Rule>): 'self' | 'other' | undefined {
  const word = words[from]!
  if (
    (!word.startsWith('self') && isFigurative(word.includes('al') ? undefined : words[from - 1], words[to])) ||
    TOPIC_STARTS.some((start) => word.startsWith(start))
  )
    return undefined
  const isOwn = OF_ONESELF.test(word)
  const isDone = DONE.has(words[from - 1] ?? '') || DONE.has(words[to] ?? '')
  for (let at = from - 1; at >= 0; at--) {
    const one = words[at]!
    if (SECOND.has(one)) return undefined
    if (PERSON.has(one)) return 'other'
    if (isFirst(words, at) && one !== 'me' && one !== 'mir') return isTopic(words) && !isOwn ? undefined : 'self'
  }
  if (isTopic(words)) return undefined
  const after = words.slice(to)
  if (after.some((_, at) => isFirst(words, to + at)) || (!isDone && words.slice(Math.max(0, from - 4), from).some((one) => MINE.has(one))))
    return 'self'
  if (after.some((one) => PERSON.has(one))) return 'other'
  return isOwn ||
    word.startsWith('abschied') ||
    (words.length <= 6 && !DONE.has(words[to] ?? words[from - 1] ?? '') && !DONE.has(words[from - 1] ?? ''))
    ? 'self'
    : undefined
}

const isTopic = (words: readonly string[]): boolean =>
  words.some((word) => TOPIC.has(word) || TOPIC_STARTS.some((start) => word.startsWith(start)))

function isPast(words: readonly string[], { from, to }: Match<Rule>): boolean {
  const text = ` ${words.join(' ')} `
  if (LONG_AGO_PAIRS.some((pair) => text.includes(` ${pair} `)) || words.some((word) => LONG_AGO.has(word) || isYear(word))) return true
  // "We laughed, and I thought about it, and I am going to": the nearest verb determines the tense.
  const beside = words.slice(Math.max(0, from - 3), to)
  const isNow = beside.some((word) => PRESENT.has(word)) && !beside.some((word) => PAST_VERBS.has(word))
  return !isNow && words.some((word) => PAST_VERBS.has(word)) && !words.some((word) => RECENT.has(word))
}

const PRESENT = new Set(['am', 'im', 'going', 'ill', 'werde', 'bin'])
const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word)
