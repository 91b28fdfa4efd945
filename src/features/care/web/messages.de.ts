import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  title: 'Jetzt Hilfe finden',
  lead: 'Menschen, die zuhören, und wen du im Notfall anrufst. Diese Seite öffnet sich auch ohne Verbindung.',
  hint: 'Hilfetelefone und Notrufnummern, auch offline',
}
