import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = { onlyEnglish: '' }

export const compareMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
