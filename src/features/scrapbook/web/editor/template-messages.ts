import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en } from './template-messages.en.ts'

export const templateMessages = defineMessages({ en, de: () => import('./template-messages.de.ts').then((m) => m.de) })
