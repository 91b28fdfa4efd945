import { crisisIn, type CrisisKind } from './crisis.ts'
import { PhraseBook } from './phrases.ts'
import { CLASSES } from './vocabulary.ts'
import { sentencesOf } from './words.ts'

/** open: help is shown in full, and a language model is informed. held: help is one line, one tap away; the model is still informed. */
export type CareState = { state: 'none' } | { state: 'open' | 'held'; kind: CrisisKind }

/** Denials: all is well, or the words were not serious. */
const DENIALS = new PhraseBook<true>(
  `
  i am|was * fine|ok|okay|safe|good|alright|better|kidding|joking
  im * fine|ok|okay|safe|good|alright|better|kidding|joking
  just|only kidding|joking
  was a joke
  didnt|dont mean it|that
  not serious
  dont worry
  forget it|that|what|about
  never mind
  nevermind
  all good
  its nothing|fine|ok|okay
  i wont do it|anything
  i would never
  alles gut|ok|okay
  mir geht es|s * gut|besser
  mir gehts * gut|besser
  geht schon
  keine sorge|angst
  war * ein? * witz|scherz|spass
  nicht so|ernst * gemeint
  nicht ernst
  vergiss es|das
  schon gut
  ich bin * sicher|ok|okay
  bin * sicher|ok|okay
  ist nichts
  passt schon
  ich tue mir nichts
  ich mache nichts`
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((phrase) => [phrase, true] as const),
  CLASSES,
)

/** Messages without any sign until help folds, and until it ends. A sign about the distant past opens help for one message only. */
const HELD_AFTER = 6
const OVER_AFTER = 20
/** Denials that end it together with calm messages; several in the same message count once. */
const DENIALS_TO_END = 2

/** Whether somebody writes that they are safe, or that they were not serious. */
export function isDenial(text: string): boolean {
  for (const { words } of sentencesOf(text, DENIALS.words)) {
    for (const match of DENIALS.matchesIn(words)) if (match.rule) return true
  }
  return false
}

/**
 * The state of a conversation, from the person's own messages, oldest first. One denial never ends it: people in danger often
 * take their words back. It folds the help to one line; two denials and six calm messages, or twenty calm messages, end it.
 * A new sign always opens it again.
 */
export function careOf(messages: readonly string[]): CareState {
  let kind: CrisisKind | undefined
  let calm = 0
  let denials = 0
  for (const message of messages) {
    const sign = crisisIn(message)
    if (sign) {
      kind = sign.kind
      calm = 0
      denials = 0
      continue
    }
    calm++
    if (isDenial(message)) denials++
  }
  if (kind === undefined || calm >= OVER_AFTER || (denials >= DENIALS_TO_END && calm >= HELD_AFTER)) return { state: 'none' }
  const isHeld = denials > 0 || calm >= (kind === 'past' ? 1 : HELD_AFTER)
  return { state: isHeld ? 'held' : 'open', kind }
}
