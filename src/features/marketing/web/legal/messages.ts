import { defineMessages } from '#platform/web/i18n/messages.ts'
import { en as counting } from './counting.en.ts'
import { en as privacy } from './privacy.en.ts'
import { en as terms } from './terms.en.ts'

export const privacyMessages = defineMessages({ en: privacy, de: () => import('./privacy.de.ts').then((file) => file.de) })
export const termsMessages = defineMessages({ en: terms, de: () => import('./terms.de.ts').then((file) => file.de) })
export const countingMessages = defineMessages({ en: counting, de: () => import('./counting.de.ts').then((file) => file.de) })
