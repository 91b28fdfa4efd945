import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en } from './terms.en.ts'

// Apart from those of privacy, so that a page fetches its own words alone.
export const termsMessages = defineMessages({ en, de: () => import('./terms.de.ts').then((file) => file.de) })
