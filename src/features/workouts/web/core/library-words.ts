import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en } from './library-words.en.ts'

/** Names of muscles, equipment and movements. */
export const libraryWords = defineMessages({ en, de: () => import('./library-words.de.ts').then((m) => m.de) })
