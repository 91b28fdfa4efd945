import { defineReasons } from '#platform/contract/reasons.ts'

/** Reasons for its refusals. */
export const therapistReasons = defineReasons('therapist', {
  too_long: 'This is too long for one record. Shorten it, or split it in two. Nothing was changed.',
  too_many: ({ most }: { most: number }) => `You have reached the limit of ${most} records. Delete one first. Nothing was changed.`,
  unfinished: 'This form is not complete yet. Your answers are still on your device.',
  missing: 'Please fill this in.',
  out_of_range: ({ least, most }: { least: number; most: number }) => `Enter a number from ${least} to ${most}.`,
  not_offered: 'Please choose one of the answers.',
  not_readable: 'This could not be read.',
  letters: ({ most }: { most: number }) => `Use at most ${most} characters.`,
  other_kind: 'Something else is stored under this id.',
  in_future: 'This day is in the future.',
  too_many_shares: ({ most }: { most: number }) => `You have reached the limit of ${most} shared briefs. Delete ended ones first.`,
  expiry_past: 'This time is in the past.',
  link_needs_end: 'A link needs an end date. Please choose a day.',
  days_backwards: 'The last day must not be before the first.',
  no_account: 'There is no account with this name here. Please check the name. Nothing was shared.',
  own_account: 'This is your own account.',
  many_names: 'Too many names were tried. Please wait a while.',
  share_not_here: 'This is no longer available.',
  link_not_here: 'This link does not work. It may have ended or be incomplete.',
  opened_often: 'This was opened too often in one minute. Please try again in a moment.',
  enough_briefs: 'You have reached today’s limit for PDFs. Please try again tomorrow.',
  briefs_busy: 'Several PDFs are being made right now. Please try again in a minute.',
  account_deleted: 'This account was deleted while the brief was being made.',
})
