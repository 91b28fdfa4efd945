import { defineReasons } from '#platform/contract/reasons.ts'

/** Reasons for refused requests. */
export const cardioReasons = defineReasons('cardio', {
  not_here: 'This session was not found.',
  taken_away: 'This session was deleted. Restore it first. Nothing was changed.',
  in_future: 'This session would start in the future. Please check the day and time. Nothing was saved.',
  too_many: ({ most }: { most: number }) => `You have ${most} sessions, the maximum. Delete one first. Nothing was changed.`,
  zones_rising: 'Each zone must start higher than the one before it. Please check the five limits. Nothing was changed.',
  rest_below_max: 'The resting heart rate must be lower than the maximum. Please check both. Nothing was changed.',
  no_track: 'This session has no recording, so there is no file of it.',
})
