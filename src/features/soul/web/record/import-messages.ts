import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en } from './import-messages.en.ts'

export const mindfulMessages = defineMessages({ en, de: () => import('./import-messages.de.ts').then((m) => m.de) })
