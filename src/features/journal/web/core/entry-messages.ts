import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en } from './entry-messages.en.ts'

export const entryMessages = defineMessages({ en, de: () => import('./entry-messages.de.ts').then((m) => m.de) })
