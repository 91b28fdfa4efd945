import { defineMessages } from '#platform/web/i18n/messages.ts'
import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')

export const en = {
  skip: 'Skip to content',
  areas: 'Areas',
  bar: { hub: 'Hub', journal: 'Journal', mind: 'Mind', body: 'Body', soul: 'Soul', companion: 'Companion', profile: 'Profile' },
  home: PRODUCT_NAME,
  login: 'Log in',
  signup: 'Sign up',
  toHub: 'To your clearing',
  footNav: 'More pages',
  footNote: 'Yours, on your own machine. No ads. No trackers unless its owner turns them on.',
  unreachableTitle: 'We cannot reach the server',
  unreachableText: 'Nothing is lost. Check your connection, then try again.',
  errorTitle: 'This page did not open',
  errorText: 'Something went wrong on this page. Everything you wrote and did before is safe.',
  errorHome: 'Go to the home page',
  offline: 'You are offline.',
  offlineHint: 'You can continue; what you do here is sent later.',
  notLasting: 'This browser does not store anything (private window?). Unsent changes are lost when you close this page.',
  waiting: (n: number) => plural(n, { one: '# change is waiting to be sent.', other: '# changes are waiting to be sent.' }),
  sendNow: 'Send now',
  sending: 'Sending …',
  refused: (n: number) => plural(n, { one: '# change was not accepted.', other: '# changes were not accepted.' }),
  show: 'Show',
  waitingTitle: 'Waiting to be sent',
  waitingEmpty: 'Everything has arrived.',
  change: 'A change',
  tryAgain: 'Try again',
  discard: 'Discard',
  install: {
    title: `Add ${PRODUCT_NAME} to your home screen`,
    text: 'It opens like an app: quickly, and offline too.',
    steps: ['Tap the Share button in Safari.', 'Choose “Add to Home Screen”.'],
    add: 'Add',
    notNow: 'Not now',
    gotIt: 'Got it',
  },
  updating: 'Updating app...',
  updatedTitle: 'App Updated',
  updatedText: `${PRODUCT_NAME} has been updated with the latest features and improvements.`,
}

export const shellMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
