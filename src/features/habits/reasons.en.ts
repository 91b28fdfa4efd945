import { defineReasons } from '#platform/contract/reasons.ts'

export const habitReasons = defineReasons('habits', {
  not_here: 'This habit is not here.',
  too_many: ({ most }: { most: number }) => `You can have ${most} habits at most.`,
  groups_too_many: ({ most }: { most: number }) => `You can have ${most} groups at most.`,
  target_zero: 'A target must be greater than zero.',
  times_of_amount: 'Only a habit that is done or not can be set to several times a day. For a number, set a target.',
  pause_backwards: 'A pause cannot end before it starts.',
  goal_zero: 'A goal must be greater than zero.',
  import_too_many: ({ habits, most }: { habits: number; most: number }) =>
    `With these you would have ${habits} habits; you can have ${most} at most.`,
  date_order_open: 'The dates in this file could begin with the day or the month. Please choose which.',
})
