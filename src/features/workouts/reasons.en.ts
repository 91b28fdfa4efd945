import { defineReasons } from '#platform/contract/reasons.ts'

/** Why it refuses things. */
export const workoutsReasons = defineReasons('workouts', {
  gym_not_here: 'This place is not here. It may have been taken away.',
  gym_name: 'A place needs a name.',
  gym_weight: 'A weight has to be more than 0 and at most 500.',
  gym_count: 'There have to be between 1 and 60 of a weight.',
  gym_too_much: 'That is more than one place can have. Leave out what you never use.',
  gym_stack: 'The lightest pin cannot be heavier than the heaviest.',
  too_many_gyms: ({ most }: { most: number }) => `You have ${most} places, the most there can be. Take one away first.`,
  exercise_name: 'An exercise needs a name.',
  exercise_muscle: 'Say at least one muscle that it is for.',
  too_many_exercises: ({ most }: { most: number }) => `You have ${most} exercises of your own, the most there can be.`,
  too_many_notes: ({ most }: { most: number }) => `You have notes on ${most} exercises, the most there can be. Empty one first.`,
  session_not_here: 'This session is not here. It may have been taken away.',
  session_taken_away: 'This session was taken away on another device. It can be brought back for thirty days.',
  session_too_large: 'That is more than one session can hold. Finish this one and begin another.',
  weight: 'A weight has to be between 0 and 2500.',
  amount: 'That is more than a set can have, or less than nothing.',
  too_many_sessions: ({ most }: { most: number }) => `You have ${most} sessions, the most there can be.`,
  import_too_many: ({ sessions, most }: { sessions: number; most: number }) =>
    `With these there would be ${sessions} sessions, more than the ${most} there can be. Nothing was brought in.`,
  import_date_open: 'Say first which day is meant: the dates of this file can be read in two ways.',
  import_unit_open: 'Say first in which unit this file is. It does not tell.',
  import_exercise_open: 'Say first what each exercise is that we do not know.',
  plan_not_here: 'This plan is not here. It may have been taken away.',
  plan_changed: 'This plan was changed elsewhere in the meantime. Look at it again, then change it once more; nothing was overwritten.',
  plan_broken: 'A week of this plan names a day that it does not have. Nothing was changed.',
  too_many_plans: ({ most }: { most: number }) => `You have ${most} plans, the most there can be. Take one away first.`,
})
