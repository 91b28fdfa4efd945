import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en } from './left-messages.en.ts'

export const leftMessages = defineMessages({ en, de: () => import('./left-messages.de.ts').then((file) => file.de) })
