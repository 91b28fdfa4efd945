import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './messages.en.ts'

export const de: Translation<typeof en> = {
  label: 'Ein Trainingsplan aus drei Antworten',
  goal: 'Wofür',
  days: 'Wie oft',
  dayCount: (days) => `${days} pro Woche`,
  place: 'Wo',
  places: { gym: 'Studio', home: 'Zu Hause', outdoors: 'Draußen', travel: 'Unterwegs' },
  day: (number, focus) => `Tag ${number}: ${focus}`,
  minutes: (minutes) => `etwa ${minutes}`,
  made: (ms) => `Auf diesem Gerät nach Regeln gemacht, in ${ms}. Nichts wurde gesendet.`,
  why: 'Warum dieser Plan',
  impossible: 'Aus diesen Antworten lässt sich kein Plan machen. Bitte wähle einen anderen Ort.',
  failed: 'Die Übungen ließen sich nicht laden. Bitte prüf deine Verbindung.',
  loading: 'Die Übungen werden geladen …',
}
