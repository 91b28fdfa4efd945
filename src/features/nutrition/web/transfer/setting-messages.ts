import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en } from './setting-messages.en.ts'

export const settingMessages = defineMessages({ en, de: () => import('./setting-messages.de.ts').then((file) => file.de) })
