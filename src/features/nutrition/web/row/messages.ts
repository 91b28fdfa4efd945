import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en } from './messages.en.ts'

/** The profile shows two lines of this room, and needs no more of its words. */
export const rowMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((file) => file.de) })
