import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en } from './terms.en.ts'

// Separate from the texts on privacy, so that a page only loads its own.
export const termsMessages = defineMessages({ en, de: () => import('./terms.de.ts').then((file) => file.de) })
