import { defineReasons } from '#platform/contract/reasons.ts'

export const habitReasons = defineReasons('habits', {
  not_here: 'This habit is not here.',
  too_many: ({ most }: { most: number }) => `${most} habits are the most there can be.`,
  groups_too_many: ({ most }: { most: number }) => `${most} groups are the most there can be.`,
  target_zero: 'A target must be greater than zero.',
  times_of_amount: 'Times a day are for habits that are done or not; a number has its target.',
  pause_backwards: 'A pause cannot end before it starts.',
  goal_zero: 'A goal must be greater than zero.',
  import_too_many: ({ habits, most }: { habits: number; most: number }) =>
    `With these there would be ${habits} habits; ${most} are the most there can be.`,
  date_order_open: 'This file leaves open whether its dates begin with the day or the month. Please say which.',
})
