import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  title: 'Ein Bild malen lassen',
  lead: 'Ein Modell malt, was du beschreibst. Es ist kein Foto von etwas.',
  words: 'Was soll darauf sein?',
  wordsHint: 'Nur diese Worte werden gesendet. Lass Namen und Privates weg.',
  shape: 'Form',
  shapes: { square: 'Quadrat', upright: 'Hoch', wide: 'Breit' },
  ask: 'Malen lassen',
  asked: 'Das Bild entsteht. Du kannst inzwischen weitermachen; wenn es fertig ist, liegt es bei deinen Bildern.',
  ready: 'Dein Bild ist fertig. Es steht bei den Bildern in deinen Sammelbüchern an erster Stelle.',
  about: 'Was gesendet wird und an wen',
  list: 'Bilder, die entstehen',
  states: { waiting: 'Wartet', running: 'Entsteht gerade', failed: 'Nicht entstanden', cancelled: 'Abgebrochen' },
  failures: {
    away: 'Der Dienst war nicht zu erreichen. Dieser Versuch zählt nicht.',
    busy: 'Der Dienst ist gerade überlastet. Dieser Versuch zählt nicht. Versuch es später noch einmal.',
    refused: 'Der Dienst hat dieses Bild nicht erstellt. Versuch es mit anderen Worten.',
    nonsense: 'Der Dienst hat kein Bild geliefert.',
    spent: 'Das war alles für heute. Morgen geht es wieder.',
    'not-agreed': 'Dem Dienst, der jetzt verwendet wird, hast du nicht zugestimmt.',
    full: 'Es ist kein Platz dafür: Speicher oder Zahl der Bilder sind am Limit. Dieser Versuch zählt nicht.',
    other: 'Das Bild ließ sich nicht speichern. Dieser Versuch zählt nicht.',
  },
  clear: 'Entfernen',
  clearOf: (words) => `Entfernen: ${words}`,
  all: 'Abbrechen oder noch einmal versuchen unter „In Arbeit“',
  failed: 'Das hat nicht geklappt. Versuch es bitte noch einmal.',
  offline: 'Um ein Bild malen zu lassen, brauchst du eine Verbindung.',
  consent: {
    what: 'Ein Dienst, den diese Installation verwendet, malt Bilder nach Worten. Er ist freiwillig: Nichts in Fernwell braucht ihn.',
    sent: ['die Worte, die du für dieses Bild schreibst', 'die Form: quadratisch, hoch oder breit'],
    notes: [
      'Nicht gesendet werden dein Name, dein Konto, deine Seiten, Fotos, dein Tagebuch und alles andere von dir.',
      'Die Worte sind hier verschlüsselt gespeichert, bis das Bild fertig ist, und werden dann gelöscht. Das Bild wird wie deine anderen Bilder gespeichert. So ein Bild kann falsch oder seltsam sein und Werken anderer ähneln.',
    ],
    withdrawText: 'Vorhandene Bilder bleiben. Bilder, die gerade entstehen, werden abgebrochen.',
    used: (used, limit, when) => `${used} von ${limit} Bildern für heute sind verbraucht. Um ${when} beginnt die Zählung neu.`,
  },
}
