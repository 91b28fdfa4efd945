import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en } from './why-messages.en.ts'

/** Texts of reasons, loaded with the components that show them. */
export const whyMessages = defineMessages({ en, de: () => import('./why-messages.de.ts').then((m) => m.de) })
