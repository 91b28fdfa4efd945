import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'Get help now',
  lead: 'People who listen, and whom to call in an emergency. This page also opens without a connection.',
  hint: 'Helplines and emergency numbers, also offline',
}

export const helpMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
