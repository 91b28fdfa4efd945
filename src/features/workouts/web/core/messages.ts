import { defineMessages } from '#platform/web/i18n/messages.ts'
import { focusNames } from '../../focus-names.en.ts'
import { muscleNames } from './muscle-names.en.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')

export const en = {
  outbox: 'A training session',
  failed: 'This could not be loaded',
  failedText: 'Nothing is lost. Try again in a moment.',
  offline: 'You are offline',
  offlineText: 'This will load once you are back online.',
  toBody: 'Body',
  rest: { none: 'Off', seconds: (seconds: number) => `${seconds} s`, minutes: (minutes: string) => `${minutes} min` },
  pick: {
    title: 'Add an exercise',
    search: 'Find an exercise',
    none: 'No exercise found with this name.',
    noneAlike: 'No similar exercise found for this place.',
    yours: 'yours',
    notHere: 'not at this place',
  },
  goal: {
    strength: 'Get stronger',
    muscle: 'Build muscle',
    endurance: 'Build endurance',
    general: 'Feel well',
    mobility: 'Move freely',
  },
  level: { novice: 'New to it', intermediate: 'For a while', advanced: 'For years' },
  focus: focusNames,
  muscle: muscleNames,
  planNames: {
    generated: 'Your plan',
    own: 'A plan of your own',
    shared: 'A shared plan',
  },
  set: {
    reps: (from: number, to: number) =>
      from === to ? `${plural(from, { one: `${from} rep`, other: `${from} reps` })}` : `${from}–${to} reps`,
    seconds: (from: number, to: number) => (from >= 120 ? `${Math.round(to / 60)} min` : from === to ? `${from} s` : `${from}–${to} s`),
    metres: (from: number, to: number) => (from === to ? `${from} m` : `${from}–${to} m`),
    sets: (count: number, target: string) => `${count} × ${target}`,
    rest: (time: string) => `${time} rest`,
    reserve: (count: number) => `${count} left in reserve`,
  },
  place: 'Where',
  deletedPlace: {
    text: 'The place of this plan was deleted. Choose where you train now. Exercises and loads depend on the equipment there.',
    choose: 'Choose a place',
    add: 'Add a place',
    inSession: (place: string) =>
      `The place of this plan was deleted. Weights are checked against ${place || 'the equipment of an ordinary gym'}.`,
  },
  at: (place: string) => place && `at ${place}`,
  minutes: (count: number) => `${count} min`,
  exercises: (count: number) => plural(count, { one: '1 exercise', other: `${count} exercises` }),
  sets: (count: number) => plural(count, { one: '1 set', other: `${count} sets` }),
  untitled: 'Training',
}

export const trainingMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
