/**
 * What a phrase says, and how to weigh it.
 * who: `self` speaks of whoever writes, `other` of somebody else, `any` of whoever is its subject; a `mention` counts only where it is
 * said of a person.
 * guard: what makes it harmless. isNegative: "do not want to live": it carries its own negation, and another changes nothing.
 */
export type Rule = {
  kind: 'direct' | 'indirect'
  who: 'self' | 'other' | 'any' | 'mention'
  guard?: 'figure' | 'accident' | 'thing' | 'place'
  isNegative?: true
}
/** One phrase a line. */
export type RuleText = Rule & { phrases: string }
