import { defineReasons } from '#platform/contract/reasons.ts'

/** Why it refuses things. */
export const personalityReasons = defineReasons('personality', {
  not_here: 'This result is not here. It may have been deleted.',
  taken_away: 'This quiz was deleted on another device. Your answers are still on this one.',
  unknown_instrument:
    'This questionnaire is not known here. It may belong to a newer version of the app; your answers stay on your device.',
  unknown_item: 'One of the answers belongs to no question of this questionnaire. Nothing was changed.',
  answer_out_of_range: ({ most }: { most: number }) => `An answer has to be between 1 and ${most}. Nothing was changed.`,
  unknown_group: 'This comparison group is not known here. Nothing was changed.',
  too_few_answers: 'There are too few answers for a result yet. They are all kept.',
  not_finished: 'This quiz is not finished yet.',
  too_many: ({ most }: { most: number }) => `You have ${most} results, the most there can be. Delete one first; nothing was changed.`,
  too_many_shares: ({ most }: { most: number }) => `You have ${most} links, the most there can be. Revoke one first.`,
  unknown_scale: 'A part that was chosen is not in this result. Nothing is shared.',
  expiry_past: 'The link would have ended already. Choose a later day.',
  link_not_here: 'This link leads nowhere. It may have been revoked, or its time is over.',
  no_preview: 'This link has no picture.',
  opened_often: 'This was opened very often in a short time. Try again in a minute.',
  not_comparable: 'The person who shared this would like it not to be compared.',
  nothing_of_mine: 'There is no finished result of yours by this questionnaire yet.',
  tip_not_here: 'This suggestion is not here.',
  enough_reports: 'That is enough reports for one day. There can be more tomorrow.',
  reports_busy: 'Other reports are being made right now. Try again in a moment.',
  import_too_many: ({ results, most }: { results: number; most: number }) =>
    `With this file you would have ${results} results; ${most} is the most there can be. Nothing was changed.`,
})
