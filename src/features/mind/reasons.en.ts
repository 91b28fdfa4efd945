import { defineReasons } from '#platform/contract/reasons.ts'

/** Why it refuses things. */
export const mindReasons = defineReasons('mind', {
  not_here: 'This note is not here.',
  too_many: ({ most }: { most: number }) => `You have ${most} notes, the most there can be. Take one away first; nothing was changed.`,
})
