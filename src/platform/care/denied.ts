import type { Match } from './phrases.ts'
import type { Rule } from './rule.ts'
import { NEGATIONS } from './vocabulary.ts'

// Ways of saying that it is not so, other than a "not" in the clause: each is narrow, as a card that is not shown may cost more than one
// that is.

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))
const DENIES = set('denies denied deny denying verneint verneine verneinte bestreitet')
/** "Zero urge to", "the opposite of", "can't imagine wanting to". */
const DENIED_BEFORE =
  /\b(?:zero (?:urge|urges|intention|intentions|plans?|desire|thoughts|wish)(?: (?:of|to|for|about|whatsoever|ever)){0,2}|zero|far from|opposite of|crossed out(?: \w+){0,2}|(?:cant|couldnt|cannot) (?:imagine|picture)(?: ever)?(?: wanting)?(?: to)?|weit entfernt von|gegenteil von)$/
/** "Hasn't crossed my mind", "thoughts: none". */
const DENIED_BY_END = /^(?:(?:\w+ )?none\b(?! of)|(?:hasnt|havent|hadnt|never) crossed my|never comes?\b|umfallen\b)/
/** "They think I want to die, I don't": somebody else thought these very words, and a denial ends the sentence or is the next one. */
const BELIEVED =
  /\b(?:they|people|everyone|everybody|mum|mom|dad|he|she|alle|leute|mama|papa|er|sie) (?:thinks?|thought|assumes?|assumed|worr(?:y|ies|ied)|fears?|feared|denkt|denken|dachten?|glaub(?:t|en|te|ten))(?: that| dass)?(?: (?:i|im|id|ill|ive|ich))?$/
const DENIAL = /^(?:.* )?(?:i dont|im not|i am not|i do not|i wouldnt|i wont|will ich nicht|bin ich nicht|tu ich nicht)$/
/** "I marked zero on the suicide item." */
const FORM_ITEM = set('item items box field question questions')
const TICKED = set('zero empty blank no none')
const THEY = set('der die er sie man')
const WEARY = set('tired sick weary exhausted done finished am')
/** "Suicide isn't something I'd consider." "Isn't wrong" and "doesn't scare me" say the opposite. */
const DENIED_AFTER = set('isnt_something isnt_on isnt_an wasnt_something wasnt_on wasnt_an doesnt_appeal doesnt_tempt ich_spaeter')
const MEANS = set('mean meinte meine heisst bedeutet heissen bedeuten')
const THINKS = set('think believe')
const SERIOUS = set('but meant mean means serious seriously except although aber doch ernst meinte')
const HAS = set('ive have has got gives gave found find is shes hes theyre youre')
const COLLEAGUES = set('colleague colleagues coworkers team company class kollegen kolleginnen firma klasse verein club')

/** "Mum worried I'd", right before a phrase. */
export const isBelieved = (words: readonly string[], { from }: Match<Rule>): boolean => BELIEVED.test(words.slice(0, from).join(' '))
/** "I wouldn't.", and nothing else. */
export const isDenial = (words: readonly string[]): boolean =>
  words.length <= 4 && (DENIAL.test(words.join(' ')) || words.join(' ') === 'no' || words.join(' ') === 'nein')

/** Whether the words around a phrase deny it: "denies suicidal ideation", "not tired of life". */
export function isDenied(words: readonly string[], { rule, from, to }: Match<Rule>): boolean {
  const before = words.slice(Math.max(0, from - 8), from)
  const after = words.slice(to, to + 5)
  const phrase = words.slice(from, to)
  const ahead = before.join(' ')
  const rest = words.slice(to).join(' ')
  const last = before.at(-1) ?? ''
  if (before.slice(-2).some((word) => DENIES.has(word))) return true
  if (rule.isNegative && (last === 'not' || last === 'nicht') && WEARY.has(phrase[0]!)) return true
  if (DENIED_BEFORE.test(ahead) || DENIED_BY_END.test(rest)) return true
  if (phrase[0] === 'urge' && last === 'zero') return true
  if (BELIEVED.test(ahead) && DENIAL.test(rest)) return true
  if (FORM_ITEM.has(after[0] ?? '') && words.some((word) => TICKED.has(word))) return true
  if (phrase[0] === 'lebensmuede' && ((after[0] === 'wie' && THEY.has(after[1] ?? '')) || words.slice(0, from).includes('wer'))) return true
  if (DENIED_AFTER.has(`${after[0]}_${after[1]}`)) return true
  if (after.includes('nichts') && after.at(-1) === 'wissen') return true
  return isJoke(words, to) || isCorrected(before) || isDoubted(before, phrase) || isReasonHad(words, from) || isToColleagues(phrase, after)
}

/** "Said it as a joke", and not "as a joke, but I meant it". */
function isJoke(words: readonly string[], to: number): boolean {
  const after = words.slice(to, to + 5).join(' ')
  return /\b(?:as a joke|als witz|als scherz)\b/.test(after) && !words.some((word) => SERIOUS.has(word))
}

/** "Ich meinte nicht, dass ich sterben will." */
const isCorrected = (before: readonly string[]): boolean =>
  before.some((word, at) => word === 'nicht' && before[at + 1] === 'dass' && MEANS.has(before[at - 1] ?? ''))

/** "I don't think my family would be better off without me." */
const isDoubted = (before: readonly string[], phrase: readonly string[]): boolean =>
  phrase.includes('better') && phrase.includes('off') && before.some((word, at) => THINKS.has(word) && NEGATIONS.has(before[at - 1] ?? ''))

/** "I've a reason to live." */
const isReasonHad = (words: readonly string[], from: number): boolean =>
  (words[from] === 'a' || words[from] === 'the') &&
  words[from + 1] === 'reason' &&
  HAS.has(words[from - 1] ?? '') &&
  !words.slice(0, from).some((word) => NEGATIONS.has(word) || word === 'cant' || word === 'if' || word === 'until')

/** A farewell letter to the team. */
const isToColleagues = (phrase: readonly string[], after: readonly string[]): boolean =>
  phrase.some((word) => /^(?:letters?|notes?|message|abschiedsbrief\w*)$/.test(word)) && after.some((word) => COLLEAGUES.has(word))
