import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  newTitle: 'Messen',
  editTitle: 'Eintrag bearbeiten',
  day: 'Tag',
  badDay: 'Wähl einen Tag bis heute.',
  nothing: 'Bitte trag mindestens einen Wert ein.',
  girths: 'Körpermaße',
  folds: 'Hautfalten',
  foldsHint:
    'In Millimetern mit einer Zange, auf der rechten Seite, das Mittel aus zwei oder drei. Bei Männern Brust, Bauch und Oberschenkel; bei Frauen Arm, Hüfte und Oberschenkel.',
  note: 'Notiz',
  savedPlaceholder: 'gespeichert, zum Ändern tippen',
}
