import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = { title: 'Scrapbook', hint: 'Pages of photos, words and pressed plants' }

export const profileRowMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
