import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.en.ts'

export const de: Translation<typeof en> = {
  done: 'Das war heute.',
  title: 'Ein kleiner Moment',
  hint: 'Wenn die letzte Gewohnheit des Tages erledigt ist, einmal am Tag. Auf diesem Gerät.',
  choices: { off: 'Aus', quiet: 'Still', sound: 'Mit Klang' },
}
