import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.en.ts'

export const de: Translation<typeof en> = {
  title: 'Verlauf',
  none: 'Noch nichts. Deine Sätze dieser Übung erscheinen hier.',
  offline: 'Dein Verlauf wird geladen, sobald du wieder online bist.',
  records: 'Bestwerte',
  heaviest: 'Schwerstes',
  estimate: 'Etwa, für eine Wiederholung',
  most: 'Meiste in einem Satz',
  reps: (reps) => `Für ${reps}`,
  curve: 'Geschätzt für eine Wiederholung',
  curveText: (from, to) => `Von ${from} bis ${to}, nach der Formel von Epley.`,
  volume: 'Volumen eines Trainings',
  sets: 'Sätze',
  day: 'Tag',
  sessions: 'Frühere Trainings',
  allSessions: (count) => `Alle ${count} Trainings zeigen`,
}
