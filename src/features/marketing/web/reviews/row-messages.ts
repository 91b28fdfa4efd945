import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = { title: 'Your review', hint: 'Say on the public page what you think of it' }

export const rowMessages = defineMessages({ en, de: () => import('./row-messages.de.ts').then((m) => m.de) })
