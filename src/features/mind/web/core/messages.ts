import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en } from './messages.en.ts'

/** Texts of the pages; each game has its own beside its board. */
export const mindMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
