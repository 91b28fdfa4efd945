import { focusNames } from '../../focus-names.de.ts'
import type { Translation } from '#platform/web/i18n/messages.ts'
import { muscleNames } from './muscle-names.de.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.ts'

const { plural } = words('de')

export const de: Translation<typeof en> = {
  outbox: 'Ein Training',
  failed: 'Das ließ sich nicht laden',
  failedText: 'Nichts ist verloren. Versuch es gleich noch einmal.',
  offline: 'Du bist offline',
  offlineText: 'Das wird geladen, sobald du wieder online bist.',
  toBody: 'Körper',
  rest: { none: 'Aus', seconds: (seconds) => `${seconds} s`, minutes: (minutes) => `${minutes} Min.` },
  pick: {
    title: 'Übung hinzufügen',
    search: 'Eine Übung finden',
    none: 'Keine Übung mit diesem Namen gefunden.',
    yours: 'deine',
    noneAlike: 'Keine ähnliche Übung für diesen Ort gefunden.',
    notHere: 'nicht an diesem Ort',
  },
  goal: {
    strength: 'Stärker werden',
    muscle: 'Muskeln aufbauen',
    endurance: 'Ausdauer aufbauen',
    general: 'Mich wohlfühlen',
    mobility: 'Beweglich sein',
  },
  level: { novice: 'Neu dabei', intermediate: 'Seit einer Weile', advanced: 'Seit Jahren' },
  focus: focusNames,
  muscle: muscleNames,
  planNames: {
    generated: 'Dein Plan',
    own: 'Ein eigener Plan',
    shared: 'Ein geteilter Plan',
  },
  set: {
    reps: (from, to) =>
      from === to ? plural(from, { one: `${from} Wiederholung`, other: `${from} Wiederholungen` }) : `${from}–${to} Wiederholungen`,
    seconds: (from, to) => (from >= 120 ? `${Math.round(to / 60)} Min.` : from === to ? `${from} s` : `${from}–${to} s`),
    metres: (from, to) => (from === to ? `${from} m` : `${from}–${to} m`),
    sets: (count, target) => `${count} × ${target}`,
    rest: (time) => `${time} Pause`,
    reserve: (count) => `${count} in Reserve`,
  },
  place: 'Wo',
  deletedPlace: {
    text: 'Der Ort dieses Plans wurde gelöscht. Wähle, wo du jetzt trainierst: Übungen und Gewichte richten sich danach, was es dort gibt.',
    choose: 'Einen Ort wählen',
    add: 'Einen Ort anlegen',
    inSession: (place) =>
      `Der Ort dieses Plans wurde gelöscht. Für die Gewichte gilt jetzt: ${place || 'die Ausstattung eines üblichen Studios'}.`,
  },
  at: (place) => place && `Ort: ${place}`,
  minutes: (count) => `${count} Min.`,
  exercises: (count) => plural(count, { one: '1 Übung', other: `${count} Übungen` }),
  sets: (count) => plural(count, { one: '1 Satz', other: `${count} Sätze` }),
  untitled: 'Training',
}
