import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = { title: 'Measurements', hint: 'Weight and its trend, body measurements, photos' }

export const rowMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
