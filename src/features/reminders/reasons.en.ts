import { defineReasons } from '#platform/contract/reasons.ts'

export const reminderReasons = defineReasons('reminders', {
  subject_not_here: 'The subject of this reminder no longer exists.',
  words_missing: 'Enter what to remind you of.',
  words_of_others: 'You cannot change the text of this reminder.',
  push_service: 'This browser uses a push service that this installation does not know. An admin can allow it with PUSH_HOSTS.',
  no_subscription: 'Notifications are not set up on this device.',
  enough_tests: 'You have sent enough tests for now. Please try again in a while.',
  no_mail_server: 'This installation has no mail server (SMTP_URL).',
  address_unconfirmed: 'Please confirm your e-mail address first.',
  calendar_not_here: 'This calendar does not exist.',
})
