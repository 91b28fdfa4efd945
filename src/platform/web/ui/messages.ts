import { defineMessages } from '../i18n/messages.ts'
import { words } from '../i18n/words.ts'

const { plural } = words('en')

export const en = {
  close: 'Close',
  loading: 'One moment …',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  optional: 'optional',
  notifications: 'Notices ({hotkey})',
  dismiss: 'Dismiss',
  showChart: 'Show as picture',
  showTable: 'Show as table',
  loadFailed: 'This could not be loaded',
  tryAgain: 'Try again',
  goBack: 'Go back',
  noMatch: 'No matches.',
  choices: (n: number) => plural(n, { one: '# choice', other: '# choices' }),
  remove: (what: string) => `Remove ${what}`,
  less: 'less',
  more: 'more',
  moods: ['Stormy', 'Grey', 'Hazy', 'Clearing', 'Sunny'],
}

export const uiMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
