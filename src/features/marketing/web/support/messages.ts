import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'Support and contact',
  lead: 'There is no support line behind Fernwell. Your message goes to the person who runs this installation, and to nobody else.',
  crisis: 'Nobody may read this form today. If you or somebody else is in danger, or you need to talk now:',
  crisisLink: 'Helplines by country',
  form: {
    title: 'Write a message',
    name: 'Name',
    email: 'Your e-mail address',
    emailHint: 'So that an answer can reach you. It is used for nothing else.',
    text: 'Message',
    textHint: 'Please no passwords, and nothing from your journal that need not be in it.',
    trap: 'Leave this empty',
    send: 'Send',
    retention: (days: number) =>
      `The message is stored sealed on this server, tied to no account, and deleted after ${days} days. The person who runs it can read it.`,
    withoutScripts: 'The form needs scripts in your browser.',
    failed: 'Your message was not sent.',
    unsent: 'Your text is still here.',
    needed: { email: 'Please give an address that an answer can go to.', text: 'Please write something.' },
  },
  sent: {
    title: 'Your message is here',
    mailed: (email: string) => `It was also passed on by mail. If an answer comes, it goes to ${email}.`,
    stored: (email: string) =>
      `Mail is not set up on this installation, so it waits on the admin page until somebody looks there. If an answer comes, it goes to ${email}.`,
    another: 'Write another message',
  },
  state: {
    title: 'This installation',
    reachable: 'The server answers.',
    version: (version: string) => `Fernwell ${version}`,
    mails: 'Mail is set up: messages also go to the mailbox of the person who runs it.',
    noMail: 'Mail is not set up: messages wait on the admin page, and an answer may take longer.',
    who: 'Who runs it',
  },
  links: {
    title: 'Perhaps it is answered already',
    faq: 'Questions and answers',
    how: 'How it works',
    privacy: 'Privacy',
    help: 'Helplines by country',
  },
}

export const supportMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
