import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = { title: 'Your garden', hint: 'The plants your days have grown' }

export const profileRowMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
