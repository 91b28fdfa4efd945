import { PRODUCT_NAME } from '#platform/contract/product.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')

export const en = {
  skip: 'Skip to content',
  areas: 'Areas',
  bar: { hub: 'Hub', journal: 'Journal', mind: 'Mind', body: 'Body', soul: 'Soul', companion: 'Companion', profile: 'Profile' },
  home: PRODUCT_NAME,
  login: 'Log in',
  signup: 'Begin',
  toHub: 'To your clearing',
  footNote: 'Yours, on your own machine. No ads, no trackers.',
  unreachableTitle: 'We cannot reach the server',
  unreachableText: 'Nothing is lost. Check your connection, then try again.',
  errorTitle: 'This page did not open',
  errorText: 'Something went wrong here, and only here: what you wrote and did before is safe.',
  errorHome: 'Go to the start',
  offline: 'You are offline.',
  offlineHint: 'You can go on; what you do here is sent later.',
  waiting: (n: number) => plural(n, { one: '# change waits to be sent.', other: '# changes wait to be sent.' }),
  sendNow: 'Send now',
  sending: 'Sending …',
  refused: (n: number) => plural(n, { one: '# change was not accepted.', other: '# changes were not accepted.' }),
  show: 'Show',
  waitingTitle: 'What waits to be sent',
  waitingEmpty: 'Everything has arrived.',
  change: 'A change',
  tryAgain: 'Try again',
  discard: 'Discard',
  close: 'Close',
  install: {
    title: `Keep ${PRODUCT_NAME} on your home screen`,
    text: 'It opens like an app, quickly, and without a network too.',
    steps: ['Press the Share button of Safari.', 'Choose “Add to Home Screen”.'],
    add: 'Add',
    notNow: 'Not now',
    gotIt: 'Got it',
  },
  updating: 'Updating app...',
  updatedTitle: 'App Updated',
  updatedText: `${PRODUCT_NAME} has been updated with the latest features and improvements.`,
}
