import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en } from './row-messages.en.ts'

export const rowMessages = defineMessages({ en, de: () => import('./row-messages.de.ts').then((file) => file.de) })
