import { defineReasons } from '#platform/contract/reasons.ts'

/** Why it refuses things. */
export const cardioReasons = defineReasons('cardio', {
  not_here: 'This session is not here.',
  taken_away: 'This session was deleted. Restore it first; nothing was changed.',
  in_future: 'This session would begin in the future. Please look at day and time; nothing was saved.',
  too_many: ({ most }: { most: number }) => `You have ${most} sessions, the most there can be. Delete one first; nothing was changed.`,
  zones_rising: 'Each zone begins higher than the one before it. Please look at the five limits; nothing was changed.',
  rest_below_max: 'The resting heart rate is lower than the maximum. Please look at both; nothing was changed.',
  no_track: 'This session has no recording, so there is no file of it.',
})
