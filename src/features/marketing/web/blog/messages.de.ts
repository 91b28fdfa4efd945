import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  title: 'Notizen von der Lichtung',
  lead: 'Übers Schreiben, Schlafen, Bewegen und Essen, und darüber, wie man behält, was einem gehört. Ohne Konto zu gebrauchen, immer mit Quellen.',
  inEnglish: 'Die Beiträge sind auf Englisch.',
  topics: 'Themen',
  all: 'Alle Beiträge',
  tags: {
    writing: 'Schreiben',
    habits: 'Gewohnheiten',
    sleep: 'Schlaf',
    movement: 'Bewegung',
    food: 'Essen',
    mind: 'Geist',
    calm: 'Ruhe',
    privacy: 'Deine Daten',
  },
  minutes: (count) => (count === 1 ? '1 Minute Lesezeit' : `${count} Minuten Lesezeit`),
  back: 'Alle Beiträge',
  note: 'Gedanken mit ihren Quellen, kein ärztlicher Rat. Wenn dir etwas an deiner Gesundheit Sorgen macht, frag bitte eine Ärztin oder einen Arzt.',
  related: 'Weiterlesen',
  neighbours: 'Andere Beiträge',
  newer: 'Neuer',
  older: 'Älter',
  feed: 'Atom-Feed',
  failed: 'Der Text konnte nicht geladen werden. Lade die Seite neu, sobald du wieder online bist.',
  noneTitle: 'Diesen Beitrag gibt es nicht',
  noneText:
    'Vielleicht hat die Adresse unterwegs einen Buchstaben verloren, oder der Beitrag wurde zurückgezogen. Die anderen sind alle noch da.',
}
