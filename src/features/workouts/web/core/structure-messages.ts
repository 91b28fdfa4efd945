import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en } from './structure-messages.en.ts'

/** Names of built-in structures, and what each is for. */
export const structureMessages = defineMessages({ en, de: () => import('./structure-messages.de.ts').then((m) => m.de) })
