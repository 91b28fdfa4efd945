import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en } from './messages.en.ts'

/** Messages for the rows on the profile and Body home pages, so that these pages load no others. */
export const rowMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((file) => file.de) })
