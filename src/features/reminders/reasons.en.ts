import { defineReasons } from '#platform/contract/reasons.ts'

export const reminderReasons = defineReasons('reminders', {
  subject_not_here: 'The thing that this reminder is about is not here.',
  words_missing: 'Please say in a few words what to remind you of.',
  words_of_others: 'This reminder takes its words from what it is about.',
  push_service: 'This browser uses a push service that this installation does not know. An admin can allow it by PUSH_HOSTS.',
  no_subscription: 'A subscription of this device is not here.',
  enough_tests: 'That was enough trying for now. Please come back in a while.',
  no_mail_server: 'This installation has no mail server (SMTP_URL).',
  address_unconfirmed: 'Please confirm your e-mail address first.',
  calendar_not_here: 'This calendar is not here.',
})
