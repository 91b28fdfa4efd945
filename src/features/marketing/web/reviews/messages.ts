import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')

export const en = {
  title: 'What people here say of it',
  lead: 'By people with an account on this installation, under a name they chose. The person who runs it reads each one before it is shown. Nobody is invented, and nobody is paid.',
  list: 'Reviews',
  average: (value: string, count: number) => `${value} of 5 stars, from ${plural(count, { one: '# review', other: '# reviews' })}`,
  count: (count: number, least: number) =>
    `${plural(count, { one: '# review', other: '# reviews' })}. An average of fewer than ${least} would say nothing, so there is none.`,
  latest: (shown: number) => `The latest ${shown} are shown.`,
  stars: (n: number) => plural(n, { one: '# star of 5', other: '# stars of 5' }),
  empty: 'No review is shown yet',
  emptyText:
    'Nobody here has submitted one, or none has been accepted yet. We do not make any up. The questions and answers say what Fernwell can and cannot do.',
  faq: 'Questions and answers',
  loading: 'The reviews are on their way.',
  withoutScripts: 'The reviews come from the server, and need scripts in the browser to appear here.',
  failed: 'The reviews could not be loaded.',
  retry: 'Try again',
  own: {
    title: 'Your review',
    stranger: 'People with an account here can write a review.',
    login: 'Log in',
    lead: 'Say what you would tell a friend, good or bad. Please write nothing about your health that strangers should not read.',
    stars: 'Stars',
    star: (n: number) => `${n}`,
    name: 'Name to be shown',
    nameHint: 'Any name you like. It need not be yours.',
    text: 'Review',
    agreed: 'Everybody may read this review, with this name, once it was accepted.',
    send: 'Submit',
    save: 'Submit the change',
    cancel: 'Cancel',
    edit: 'Edit',
    remove: 'Delete',
    removed: 'Your review is deleted.',
    failed: 'That did not work.',
    unsent: 'Your text is still here.',
    editing: 'While a change waits to be accepted, the review is not shown.',
    states: {
      waiting: 'It waits for the person who runs this place to accept it.',
      accepted: 'Everybody can read it on this page.',
      declined: 'It was not accepted, and only you see it.',
    },
    reason: (reason: string) => `The reason: ${reason}`,
    needed: {
      stars: 'Please choose how many stars.',
      name: 'Please give a name to be shown.',
      text: 'Please write something.',
      agreed: 'Without your agreement it cannot be shown.',
    },
  },
}

export const reviewMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
