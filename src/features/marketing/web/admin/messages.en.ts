import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')

export const en = {
  failed: 'That did not work',
  more: 'Show more',
  cancel: 'Cancel',
  saved: 'Saved',
  owner: {
    title: 'Who runs this place',
    lead: 'Strangers read this on the pages on privacy, terms and support. What is empty is said to be missing.',
    name: 'Name',
    address: 'Postal address',
    email: 'E-mail address',
    emailHint: 'Messages from the contact page go here when a mail server is set (SMTP_URL).',
    byEnvironment: 'Set in the server’s environment, which wins over this page.',
    save: 'Save',
  },
  reviews: {
    title: 'Reviews',
    lead: 'What people here wrote for the public page. Only what you accept is shown there.',
    state: 'Show',
    states: { waiting: 'Waiting', accepted: 'Shown', declined: 'Declined' },
    none: { waiting: 'No review waits.', accepted: 'No review is shown.', declined: 'No review was declined.' },
    stars: (n: number) => plural(n, { one: '# star of 5', other: '# stars of 5' }),
    accept: 'Accept',
    acceptFor: (name: string) => `Accept the review by ${name}`,
    decline: 'Decline',
    declineFor: (name: string) => `Decline the review by ${name}`,
    dialog: (name: string) => `Decline the review by ${name}?`,
    dialogLead: 'The author reads your reason, and can change the review and hand it in again.',
    reason: 'Reason',
    reasonMissing: 'Please say why, in a sentence.',
    reasonWas: (reason: string) => `Your reason: ${reason}`,
  },
  messages: {
    title: 'Messages',
    lead: (open: number) =>
      open === 0
        ? 'From the contact page. None is open.'
        : `From the contact page. ${plural(open, { one: '# is open.', other: '# are open.' })}`,
    none: 'Nobody has written yet.',
    unnamed: 'Without a name',
    unreadable: 'It cannot be opened: the secret “contact” in DATA_DIR/secrets is not the one that it was sealed with.',
    open: 'Open',
    answered: 'Answered',
    reply: 'Reply by mail',
    markAnswered: 'Mark as answered',
    markOpen: 'Mark as open',
    delete: 'Delete',
    deleteTitle: 'Delete this message?',
    deleteLead: (name: string) => `The message from ${name} is removed from this server. A mail that was sent with it is not.`,
    kept: (days: number) => `Messages are deleted by themselves after ${days} days.`,
  },
}
