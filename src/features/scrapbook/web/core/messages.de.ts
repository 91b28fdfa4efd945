import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.en.ts'

export const de: Translation<typeof en> = {
  title: 'Sammelbuch',
  lead: 'Fotos, Worte, Stift und Papier: Seiten, die nur du siehst, solange du keinen Link erstellst.',
  refused: 'Das wurde abgelehnt',
  fullTitle: 'Diese Seite ist voll',
  fullText: (most) => `Eine Seite fasst ${most} Dinge. Mach auf einer anderen weiter; was hier ist, bleibt.`,
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
  offlineTitle: 'Kein Netz',
  offlineText: 'Das ist noch nicht auf diesem Gerät. Mit Netz öffnet es sich.',
  notHereTitle: 'Nicht hier',
  notHereText: 'Diese Seite ist nicht hier. Vielleicht wurde sie gelöscht.',
  untitled: 'Ohne Titel',
  pages: (n) => (n === 1 ? '1 Seite' : `${n} Seiten`),
}
