import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en } from './messages.en.ts'

/** The words of the journal's rows elsewhere, apart from those of its pages, which would come with them. */
export const rowMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
