import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = { title: 'Therapist area', hint: 'Tools from therapy, and your safety plan' }

export const rowMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
