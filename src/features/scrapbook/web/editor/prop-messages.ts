import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en } from './prop-messages.en.ts'

export const propMessages = defineMessages({ en, de: () => import('./prop-messages.de.ts').then((m) => m.de) })
