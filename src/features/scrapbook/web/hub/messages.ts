import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  kicker: 'Scrapbook',
  untitled: 'Your newest page',
  objects: (n: number) => (n === 1 ? '1 thing on it' : `${n} things on it`),
}

export const hubMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
