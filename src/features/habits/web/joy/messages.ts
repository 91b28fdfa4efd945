import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  done: 'That’s it for today.',
  title: 'Small celebration',
  hint: 'Once a day, when you finish your last habit. On this device.',
  choices: { off: 'Off', quiet: 'Quiet', sound: 'With a sound' },
}

export const joyMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
