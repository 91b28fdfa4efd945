import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = { title: 'Cardio' }

export const rowMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
