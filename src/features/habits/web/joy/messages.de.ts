import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  done: 'Das war’s für heute.',
  title: 'Kleine Feier',
  hint: 'Einmal am Tag, wenn du die letzte Gewohnheit erledigst. Auf diesem Gerät.',
  choices: { off: 'Aus', quiet: 'Still', sound: 'Mit Klang' },
}
