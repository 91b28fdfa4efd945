import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  missing: 'This picture is not available: it was deleted or needs a connection.',
  place: 'A place for a photo',
  noCard: 'A card',
  cards: { mood: 'My moods', grown: 'My garden', route: 'A route' },
}

export const canvasMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
