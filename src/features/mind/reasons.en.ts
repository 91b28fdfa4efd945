import { defineReasons } from '#platform/contract/reasons.ts'

/** Reasons for refusals. */
export const mindReasons = defineReasons('mind', {
  not_here: 'This session was not found.',
  no_tree: 'There is no tree here.',
  cannot_be: 'This session does not match the rules or timing of the game, so it was not counted.',
  not_over: 'This session was not finished, so it was not counted.',
  known: 'The same answers are already saved under another session.',
  other_session: 'Another session already has this ID. Yours was not counted, and nothing was changed.',
  too_many: ({ most }: { most: number }) => `You have ${most} sessions, which is the limit. Nothing was changed.`,
  too_many_today: ({ most }: { most: number }) => `That is ${most} sessions in one day, the most that count. Time for a rest.`,
})
