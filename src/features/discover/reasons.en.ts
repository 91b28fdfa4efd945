import { defineReasons } from '#platform/contract/reasons.ts'

export const discoverReasons = defineReasons('discover', {
  course_not_here: 'There is no such course.',
  run_skipped: 'A course is begun again one time after the other.',
  too_many_runs: ({ most }: { most: number }) => `A course can be begun ${most} times at most.`,
  too_many_moods: ({ most }: { most: number }) => `${most} notes of your mood are the most there can be.`,
})
