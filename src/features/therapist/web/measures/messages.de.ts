import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  start: 'Beginnen',
  about: 'Über diesen Fragebogen',
  empty: 'Es dauert zwei bis drei Minuten. Du kannst ihn höchstens alle zwei Wochen ausfüllen, weil er nach den letzten zwei Wochen fragt.',
  next: (day) => `Er fragt nach den letzten zwei Wochen. Du kannst ihn ab ${day} wieder ausfüllen.`,
  care: 'Du hast geantwortet, dass du Gedanken hast, tot zu sein oder dir etwas anzutun. Viele Menschen kennen solche Gedanken, und man kann darüber sprechen. Bitte sprich heute mit jemandem.',
  notADiagnosis:
    'Er misst, wie sehr bestimmte Beschwerden belastet haben, und stellt keine Diagnose: Das kann nur ein Gespräch. Er kann helfen, Veränderungen zu sehen und dieses Gespräch zu beginnen.',
  latest: 'Letztes Ergebnis',
  of: (most) => `von ${most}`,
  band: (words) => `Der veröffentlichte Name für diesen Bereich: ${words}`,
  above: (cutoff) => `Ab ${cutoff} wird ein Gespräch in einer ärztlichen oder psychotherapeutischen Praxis empfohlen.`,
  below: (cutoff) =>
    `Das liegt unter ${cutoff}. Ab diesem Wert wird ein Gespräch empfohlen. Wenn du leidest, ist das Grund genug für eines.`,
  change: {
    better: (before, now, day) => `Seit ${day} fiel die Summe von ${before} auf ${now}: eine verlässliche Besserung.`,
    worse: (before, now, day) =>
      `Seit ${day} stieg die Summe von ${before} auf ${now}: ein verlässlicher Anstieg. Darüber zu sprechen lohnt sich.`,
    none: (before, now, day) => `Seit ${day} ging die Summe von ${before} auf ${now}: zu wenig, um es vom Zufall zu unterscheiden.`,
  },
  reliable: (points) => `Verlässlich ist eine Veränderung ab ${points} Punkten; weniger kann Ungenauigkeit des Fragebogens sein.`,
  trend: 'Summen im Verlauf',
  trendText: (cutoff) => `Niedriger ist besser. Die Querlinie liegt bei ${cutoff}.`,
  day: 'Tag',
  score: 'Summe',
  called: 'Bereich',
  all: 'Alle Ergebnisse',
  remove: (day) => `Ergebnis vom ${day} löschen`,
  noneTitle: 'Fragebogen nicht gefunden',
  noneText: 'Dieser Link führt zu einem Fragebogen, den es nicht gibt.',
}
