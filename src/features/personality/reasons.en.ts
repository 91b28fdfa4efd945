import { defineReasons } from '#platform/contract/reasons.ts'

/** Reasons for its refusals. */
export const personalityReasons = defineReasons('personality', {
  not_here: 'We could not find this result. It may have been deleted.',
  taken_away: 'This quiz was deleted on another device. Your answers are still on this one.',
  unknown_instrument: 'We do not know this questionnaire. It may belong to a newer version of the app; your answers stay on your device.',
  unknown_item: 'One of the answers does not belong to this questionnaire. Nothing was changed.',
  answer_out_of_range: ({ most }: { most: number }) => `An answer has to be between 1 and ${most}. Nothing was changed.`,
  unknown_group: 'We do not know this comparison group. Nothing was changed.',
  too_few_answers: 'There are too few answers for a result yet. They are all saved.',
  not_finished: 'This quiz is not finished yet.',
  too_many: ({ most }: { most: number }) => `You have reached the limit of ${most} results. Delete one first. Nothing was changed.`,
  too_many_shares: ({ most }: { most: number }) => `You have reached the limit of ${most} links. Revoke one first.`,
  unknown_scale: 'A part that was chosen is not in this result. Nothing is shared.',
  expiry_past: 'The link would have ended already. Choose a later day.',
  link_not_here: 'This link does not work. It may have been revoked or have expired.',
  no_preview: 'This link has no picture.',
  opened_often: 'This was opened very often in a short time. Try again in a minute.',
  not_comparable: 'The person who shared this does not want it to be compared.',
  nothing_of_mine: 'You have not finished this questionnaire yet.',
  tip_not_here: 'We could not find this suggestion.',
  enough_reports: 'You have reached today’s limit for reports. Please try again tomorrow.',
  reports_busy: 'Other reports are being made right now. Try again in a moment.',
  import_too_many: ({ results, most }: { results: number; most: number }) =>
    `With this file you would have ${results} results; the limit is ${most}. Nothing was changed.`,
})
