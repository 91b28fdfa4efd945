import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en } from './messages.en.ts'

/** Words of the small screens: fetched with them, not with the page. */
export const miniMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((file) => file.de) })
