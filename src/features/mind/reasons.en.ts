import { defineReasons } from '#platform/contract/reasons.ts'

/** Why it refuses things. */
export const mindReasons = defineReasons('mind', {
  not_here: 'This session is not here.',
  no_tree: 'No tree stands here.',
  cannot_be: 'This session does not fit its own rules or its own time, so it was not counted.',
  not_over: 'This session was not played to its end, so it was not counted.',
  known: 'The very same answers are here already, under another session.',
  other_session: 'Another session has this id already. Yours was not counted; what is here stays as it is.',
  too_many: ({ most }: { most: number }) => `You have ${most} sessions, the most there can be. What is here stays as it is.`,
  too_many_today: ({ most }: { most: number }) => `That is ${most} sessions in one day, the most that are counted. Time for a rest.`,
})
