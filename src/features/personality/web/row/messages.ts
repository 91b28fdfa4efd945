import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = { title: 'Personality', hint: 'A questionnaire about how you tend to be' }

export const profileRowMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
