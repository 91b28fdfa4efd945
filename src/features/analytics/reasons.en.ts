import { defineReasons } from '#platform/contract/reasons.ts'

/** Error messages of this feature. */
export const analyticsReasons = defineReasons('analytics', {
  tag_manager_form: 'The id of a tag manager looks like GTM-ABC123.',
  by_environment: ({ name }: { name: string }) => `This is set by ${name} in the server’s environment, so it cannot be changed here.`,
  too_many_events: 'Many events came from this network in the last hour. This one was not counted.',
})
