import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en } from './structure-messages.en.ts'

/** Names and purposes of built-in structures. */
export const structureMessages = defineMessages({ en, de: () => import('./structure-messages.de.ts').then((m) => m.de) })
