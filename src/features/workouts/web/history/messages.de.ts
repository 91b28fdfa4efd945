import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.ts'

export const de: Translation<typeof en> = {
  title: 'Verlauf',
  none: 'Noch nichts. Deine Sätze dieser Übung erscheinen hier.',
  offline: 'Dein Verlauf wird geladen, sobald du wieder online bist.',
  heaviest: 'Schwerstes',
  estimate: 'Geschätztes Maximum (1RM)',
  most: 'Meiste in einem Satz',
  reps: (reps) => `Für ${reps}`,
  curve: 'Geschätztes Maximum (1RM)',
  curveText: (from, to) => `Von ${from} bis ${to}, nach der Formel von Epley.`,
  volume: 'Volumen je Training',
  sets: 'Sätze',
  day: 'Tag',
  sessions: 'Frühere Trainings',
  allSessions: (count) => `Alle ${count} Trainings zeigen`,
}
