import { defineReasons } from '#platform/contract/reasons.ts'

export const discoverReasons = defineReasons('discover', {
  course_not_here: 'This course does not exist.',
  run_skipped: 'The runs of a course must follow one another.',
  too_many_runs: ({ most }: { most: number }) => `A course can be started ${most} times at most.`,
  too_many_moods: ({ most }: { most: number }) => `You can save ${most} mood notes at most.`,
})
