import { defineReasons } from '#platform/contract/reasons.ts'

/** Reasons for refusals. */
export const wikiReasons = defineReasons('wiki', {
  no_trail: 'This trail was not found.',
  no_step: 'This step is not in the trail.',
  no_word: 'This word is not in your vocabulary.',
  no_sense: 'The dictionary has no such meaning.',
  not_by_model: 'Only the dictionary’s entry is available here.',
  too_many_trails: ({ most }: { most: number }) => `You have ${most} trails with a name, which is the limit. Delete one first.`,
  too_many_words: ({ most }: { most: number }) => `You have saved ${most} words, which is the limit. Remove one first.`,
  too_many_reviews: ({ most }: { most: number }) => `You have reviewed this word ${most} times. You know it.`,
})
