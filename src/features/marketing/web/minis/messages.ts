import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en } from './messages.en.ts'

/** Texts of the small screens: loaded with them, not with the page. */
export const miniMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((file) => file.de) })
