import { defineMessages } from '../i18n/messages.ts'
import { words } from '../i18n/words.ts'

const { plural } = words('en')

export const en = {
  stored: (n: number) =>
    plural(n, {
      one: '# unsent change is locked on this device. It is sent when the person who made it signs in here.',
      other: '# unsent changes are locked on this device. They are sent when the person who made them signs in here.',
    }),
  discard: 'Discard',
  sure: 'Discard for good? This cannot be undone.',
  keep: 'Keep',
  lost: (n: number) =>
    plural(n, {
      one: '# change could not be locked when the session ended. It was deleted from this device, so that no one else can read it.',
      other: '# changes could not be locked when the session ended. They were deleted from this device, so that no one else can read them.',
    }),
  understood: 'Got it',
}

export const leavingMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
