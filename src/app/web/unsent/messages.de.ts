import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.ts'

const { plural } = words('de')

export const de: Translation<typeof en> = {
  title: 'Noch ist nicht alles gesendet',
  text: (n) =>
    plural(n, {
      one: '# Änderung gibt es nur auf diesem Gerät. Beim Abmelden werden alle deine Daten von diesem Gerät entfernt.',
      other: '# Änderungen gibt es nur auf diesem Gerät. Beim Abmelden werden alle deine Daten von diesem Gerät entfernt.',
    }),
  notSent: 'Es ließ sich gerade nicht senden.',
  send: 'Jetzt senden',
  save: 'Als Datei sichern',
  saved: 'Als Datei gesichert. Wer die Datei hat, kann sie lesen.',
  notSaved: 'Die Datei ließ sich nicht erstellen.',
  discard: 'Abmelden und verwerfen',
  signOut: 'Abmelden',
  stay: 'Angemeldet bleiben',
  fileTitle: 'Noch nicht gesendet',
  fileLead: 'Bilder, Aufnahmen und Dateien liegen neben diesem Text; unsent.json enthält alles so, wie die App es gespeichert hat.',
}
