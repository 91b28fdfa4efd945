import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en } from './privacy.en.ts'

export const privacyMessages = defineMessages({ en, de: () => import('./privacy.de.ts').then((file) => file.de) })
