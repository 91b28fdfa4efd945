import { defineReasons } from '#platform/contract/reasons.ts'

/** Why it refuses things. */
export const therapistReasons = defineReasons('therapist', {
  too_long: 'This is longer than one record can be. Shorten it, or divide it into two; nothing was changed.',
  too_many: ({ most }: { most: number }) => `You have ${most} records, the most there can be. Delete one first; nothing was changed.`,
  unfinished: 'This form is not complete yet. What you filled in is still on your device.',
  missing: 'This is still open.',
  out_of_range: ({ least, most }: { least: number; most: number }) => `This can be from ${least} to ${most}.`,
  not_offered: 'This is none of the answers that can be chosen.',
  not_readable: 'This cannot be read.',
  letters: ({ most }: { most: number }) => `This can have ${most} letters at most.`,
  other_kind: 'Something else is stored under this id.',
  in_future: 'This day has not come yet.',
  too_many_shares: ({ most }: { most: number }) =>
    `You have given something ${most} times, the most there can be. Delete ended ones first.`,
  expiry_past: 'This moment has passed already.',
  link_needs_end: 'A link needs an end: choose a day on which it stops.',
  days_backwards: 'The last day is before the first.',
  no_account: 'There is no account of this name here. Please look at it once more; nothing was given.',
  own_account: 'This is your own account.',
  many_names: 'So many names were tried that it has to rest for a while.',
  share_not_here: 'This is not here any more.',
  link_not_here: 'This link opens nothing. It may have ended, or is not complete.',
  opened_often: 'This was opened too often in one minute. Please try again in a moment.',
  enough_briefs: 'You have made as many PDFs today as there can be. Tomorrow there are more.',
  briefs_busy: 'Several PDFs are being made right now. Please try again in a minute.',
  account_gone: 'This account was erased while the brief was made.',
})
