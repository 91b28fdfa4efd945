import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en } from './messages.en.ts'

export const askedMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
