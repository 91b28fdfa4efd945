import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  title: 'Sammelbuch',
  lead: 'Fotos, Worte, Stift und Papier: Seiten, die nur du siehst, solange du keinen Link erstellst.',
  refused: 'Das hat nicht geklappt',
  fullTitle: 'Diese Seite ist voll',
  fullText: (most) => `Eine Seite fasst ${most} Dinge. Mach auf einer anderen weiter; hier bleibt alles erhalten.`,
  undo: 'Rückgängig',
  cancel: 'Abbrechen',
  save: 'Speichern',
  delete: 'Löschen',
  restore: 'Wiederherstellen',
  close: 'Schließen',
  waitingBook: 'Ein Sammelbuch',
  waitingPage: 'Eine Seite eines Sammelbuchs',
  waitingPicture: 'Ein Bild für ein Sammelbuch',
  back: 'Sammelbücher',
  failedTitle: 'Das ließ sich nicht laden',
  failedText: 'Es ist nichts verloren. Bitte versuch es noch einmal.',
  offlineTitle: 'Du bist offline',
  offlineText: 'Das ist noch nicht auf diesem Gerät. Stell eine Verbindung her, um es zu öffnen.',
  notHereTitle: 'Nicht gefunden',
  notHereText: 'Diese Seite wurde nicht gefunden. Vielleicht wurde sie gelöscht.',
  untitled: 'Ohne Titel',
  pages: (n) => (n === 1 ? '1 Seite' : `${n} Seiten`),
}
