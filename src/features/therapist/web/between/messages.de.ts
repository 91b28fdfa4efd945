import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  title: 'Zwischen den Sitzungen',
  lead: 'Themen für das nächste Mal, Hausaufgaben, Notizen und Termine. Auch offline.',
  done: 'Erledigt',
  more: 'Ältere zeigen',
}
