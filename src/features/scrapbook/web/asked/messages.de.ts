import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.en.ts'

export const de: Translation<typeof en> = {
  title: 'Ein Bild malen lassen',
  lead: 'Ein Modell malt, was du beschreibst. Es ist kein Foto von etwas.',
  words: 'Was soll darauf sein?',
  wordsHint: 'Diese Worte werden gesendet, sonst nichts. Nenne keine Menschen und nichts, was bei dir bleiben soll.',
  shape: 'Form',
  shapes: { square: 'Quadrat', upright: 'Hoch', wide: 'Breit' },
  ask: 'Malen lassen',
  asked: 'Das Bild entsteht. Du kannst inzwischen weitermachen; wenn es fertig ist, liegt es bei deinen Bildern.',
  ready: 'Ein Bild ist fertig. Es ist das erste unter denen in deinen Sammelbüchern.',
  about: 'Was gesendet wird und an wen',
  list: 'Bilder, die entstehen',
  states: { waiting: 'Wartet', running: 'Entsteht gerade', failed: 'Nicht entstanden', cancelled: 'Abgebrochen' },
  failures: {
    away: 'Der Dienst war nicht zu erreichen. Gezählt wurde es nicht.',
    busy: 'Der Dienst ist gerade überlastet. Gezählt wurde es nicht; versuch es später noch einmal.',
    refused: 'Der Dienst hat dieses Bild nicht gemacht. Mit anderen Worten geht es vielleicht.',
    nonsense: 'Der Dienst hat etwas geantwortet, das kein Bild ist.',
    spent: 'Das war alles für heute. Morgen geht es wieder.',
    'not-agreed': 'Dem Dienst, der jetzt verwendet wird, hast du nicht zugestimmt.',
    full: 'Es ist kein Platz dafür: Speicher oder Bilder sind am Limit. Gezählt wurde es nicht.',
    other: 'Das Bild ließ sich nicht speichern. Gezählt wurde es nicht.',
  },
  clear: 'Entfernen',
  clearOf: (words) => `Entfernen: ${words}`,
  all: 'Abbrechen oder noch einmal versuchen unter „In Arbeit“',
  failed: 'Das hat nicht geklappt. Versuch es bitte noch einmal.',
  offline: 'Ein Bild malen zu lassen braucht ein Netz.',
  consent: {
    what: 'Ein Dienst, den diese Installation verwendet, malt Bilder nach Worten. Nichts in Fernwell braucht ihn.',
    sent: ['die Worte, die du für dieses Bild schreibst', 'ob es quadratisch, hoch oder breit werden soll'],
    notes: [
      'Nicht gesendet werden dein Name, dein Konto, deine Seiten, Fotos, dein Tagebuch und alles andere, was du hier hast.',
      'Die Worte sind hier versiegelt gespeichert, bis das Bild fertig ist, und werden dann vergessen. Das Bild wird wie deine anderen Bilder gespeichert. So ein Bild kann falsch oder seltsam sein und Werken anderer ähneln.',
    ],
    withdrawText: 'Bilder, die da sind, bleiben. Was gerade entsteht, wird abgebrochen.',
    used: (used, limit, when) => `${used} von ${limit} Bildern für heute sind verbraucht. Um ${when} beginnt die Zählung neu.`,
  },
}
