import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')

export const en = {
  title: 'Not everything has been sent yet',
  text: (n: number) =>
    plural(n, {
      one: '# change is on this device only. Signing out removes all your data from this device.',
      other: '# changes are on this device only. Signing out removes all your data from this device.',
    }),
  notSent: 'It could not be sent just now.',
  send: 'Send now',
  save: 'Save as a file',
  saved: 'Saved as a file. Anyone with the file can read it.',
  notSaved: 'The file could not be created.',
  discard: 'Sign out and discard',
  signOut: 'Sign out',
  stay: 'Stay signed in',
  fileTitle: 'Not sent yet',
  fileLead: 'Pictures, recordings and files are next to this text; unsent.json has everything as the app stored it.',
}

export const unsentMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
