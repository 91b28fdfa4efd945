import { defineReasons } from '#platform/contract/reasons.ts'

/** Why it refuses things. */
export const wikiReasons = defineReasons('wiki', {
  no_trail: 'This trail is not here.',
  no_step: 'The trail has no such step.',
  no_word: 'This word is not in your vocabulary.',
  no_sense: 'The dictionary has no such meaning.',
  not_by_model: 'For this, there is only the dictionary’s entry.',
  too_many_trails: ({ most }: { most: number }) => `You have ${most} trails with a name, the most there can be. Delete one first.`,
  too_many_words: ({ most }: { most: number }) => `You have saved ${most} words, the most there can be. Remove one first.`,
  too_many_reviews: ({ most }: { most: number }) => `This word was asked ${most} times. You know it.`,
})
