import type { Translation } from '#platform/web/i18n/messages.ts'
import type { en } from './structure-messages.ts'

export const de: Translation<typeof en> = {
  'full-body-2': { name: 'Ganzer Körper, zweimal', text: 'Zwei Trainings mit den großen Übungen. Für lange Zeit genug.' },
  'full-body-3': { name: 'Ganzer Körper, dreimal', text: 'Jeder Muskel dreimal in der Woche, nie zu viel auf einmal.' },
  'upper-lower': { name: 'Oben und unten', text: 'Vier Tage, schwere und leichtere, jede vierte Woche leichter.' },
  'push-pull-legs': { name: 'Drücken, ziehen, Beine', text: 'Sechs Tage für alle, die oft trainieren mögen und sich erholen können.' },
  'linear-5x5': { name: 'Fünf mal fünf', text: 'Drei Übungen am Tag, fünf Sätze mit fünf, jedes Mal ein wenig mehr, wenn es ging.' },
  wave: { name: 'Wellen', text: 'Schwere Sätze als Teile eines Trainingsmaximums, in Wellen von vier Wochen.' },
  hypertrophy: { name: 'Für Muskeln', text: 'Fünf Tage mit mittleren Wiederholungen und kurzen Pausen.' },
  'novice-dumbbells': { name: 'Erste Kurzhanteln', text: 'Ein Paar Kurzhanteln, eine Bank, drei ruhige Tage.' },
  bodyweight: { name: 'Nur Körpergewicht', text: 'Eine Stange zum Hängen und der Boden.' },
  kettlebell: { name: 'Eine Kettlebell', text: 'Schwünge, Drücken und Aufstehen.' },
  'hotel-room': { name: 'Hotelzimmer', text: 'Keine Geräte, keine Sprünge, kein Lärm nach unten.' },
  'twenty-minutes': { name: 'Zwanzig Minuten', text: 'Drei Übungen, kurze Pausen, und weiter im Tag.' },
  'over-60': { name: 'Stark und sicher über 60', text: 'Kraft, Gleichgewicht und bewegliche Gelenke, zweimal in der Woche.' },
  'couch-to-5k': { name: 'Bis fünf Kilometer', text: 'Neun Wochen von einer Minute am Stück bis zu einer halben Stunde.' },
  'ten-km': { name: 'Bis zehn Kilometer', text: 'Zehn Wochen für alle, die schon eine halbe Stunde laufen.' },
  mobility: { name: 'Geschmeidig', text: 'Dreimal eine ruhige Viertelstunde.' },
}
