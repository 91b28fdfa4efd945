import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en } from './counting.en.ts'

export const countingMessages = defineMessages({ en, de: () => import('./counting.de.ts').then((file) => file.de) })
