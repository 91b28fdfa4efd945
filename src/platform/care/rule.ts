/**
 * The meaning of a phrase, and its weight.
 * who: `self` speaks of the writer, `other` of somebody else, `any` of the sentence's subject; a `mention` counts only when its
 * subject is a person.
 * guard: the context that makes it harmless. isNegative: "do not want to live": it contains its own negation; another one has no effect.
 */
export type Rule = {
  kind: 'direct' | 'indirect'
  who: 'self' | 'other' | 'any' | 'mention'
  guard?: 'figure' | 'accident' | 'thing' | 'place'
  isNegative?: true
}
/** One phrase per line. */
export type RuleText = Rule & { phrases: string }
