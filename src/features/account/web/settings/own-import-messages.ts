import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en } from './own-import-messages.en.ts'

export const ownImportMessages = defineMessages({ en, de: () => import('./own-import-messages.de.ts').then((file) => file.de) })
