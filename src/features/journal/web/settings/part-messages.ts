import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en } from './part-messages.en.ts'

export const partMessages = defineMessages({ en, de: () => import('./part-messages.de.ts').then((m) => m.de) })
