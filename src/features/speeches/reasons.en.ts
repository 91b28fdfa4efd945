import { defineReasons } from '#platform/contract/reasons.ts'

/** Reasons for refusals. */
export const speechesReasons = defineReasons('speeches', {
  not_here: 'This speech is not here.',
  id: 'This is not an id of a speech.',
  no_voice: 'This installation has no voice for this language. The words are on the page.',
  not_spoken: 'This speech could not be spoken right now. The words are on the page; try again in a minute.',
  title_missing: 'A speech needs a title.',
  content_missing: 'A speech needs a few words.',
  content_long: 'A speech can have 2,500 characters at most, which is about three minutes.',
  too_many: ({ most }: { most: number }) =>
    `You have ${most} speeches of your own, which is the limit. Delete one first; nothing was changed.`,
})
