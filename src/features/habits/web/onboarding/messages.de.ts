import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  own: 'Alle lassen sich später ändern, und eigene legst du auf der Seite der Gewohnheiten an.',
  pick: 'Gewohnheiten für den Anfang',
}
