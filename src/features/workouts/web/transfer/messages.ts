import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural, number } = words('en')

export const en = {
  title: 'Import and export',
  back: 'Body',
  lead: 'Import your sets from another app, or export them whenever you like.',
  bring: 'Import training',
  bringHint:
    'We read CSV files from Hevy, Strong and FitNotes, our own files, and other tables of sets. You see a preview before anything changes.',
  sources: { hevy: 'Hevy', strong: 'Strong', fitnotes: 'FitNotes', table: 'your table', fernwell: 'Fernwell' },
  found: (source: string, sessions: number, sets: number) =>
    `From ${source}: ${plural(sessions, { one: '# session', other: '# sessions' })} with ${plural(sets, { one: '# set', other: '# sets' })}.`,
  nothing: 'There is no training in this file.',
  fresh: (n: number) => plural(n, { one: '# session is new and will be imported.', other: '# sessions are new and will be imported.' }),
  allKnown: 'All of it is already here. There is nothing to import.',
  differ: (n: number) =>
    plural(n, {
      one: '# session is already here with different sets. It stays unchanged.',
      other: '# sessions are already here with different sets. They stay unchanged.',
    }),
  knownExercises: (n: number) => plural(n, { one: 'We know # of its exercises.', other: 'We know # of its exercises.' }),
  tooMany: (n: number) => `With this file you would have ${number(n)} sessions, more than the limit. It cannot be imported.`,
  unread: (n: number) => plural(n, { one: '# line will not be imported.', other: '# lines will not be imported.' }),
  partly: (n: number) => plural(n, { one: 'Part of # line will not be imported.', other: 'Part of # lines will not be imported.' }),
  showLines: 'Which lines, and why',
  line: (line: number, reason: string, text: string) => `Line ${number(line)}: ${reason}${text ? ` (${text})` : ''}`,
  reasons: {
    date: 'no date we can read',
    ahead: 'is in the future',
    exercise: 'names no exercise',
    weight: 'no weight a set can have',
    reps: 'no number of reps a set can have',
    distance: 'no distance a set can have',
    time: 'no time a set can have',
    effort: 'no RPE from 1 to 10; the set is imported without it',
    nothing: 'nothing was done in it',
    cut: 'too long; only the beginning is imported',
    too_many: 'more than a session or a file can have',
    shape: 'not in our format',
  },
  columns: 'Which column is which?',
  columnsHint: 'This is our best guess from their names. Please check it and correct anything that is wrong.',
  columnsFromBefore: 'This is how you set up a table like this before.',
  unnamed: (at: number) => `Column ${number(at)}`,
  columnIs: (name: string, at: number) => `Column ${number(at)}, ${name}, is`,
  leaveOut: 'Leave out',
  fields: {
    date: 'Date (and time)',
    session: 'Name of the session',
    exercise: 'Exercise',
    category: 'Muscle group',
    order: 'Number of the set',
    type: 'Kind of set',
    weight: 'Weight',
    unit: 'Unit of the weight',
    reps: 'Reps',
    time: 'Time of the set',
    distance: 'Distance',
    distanceUnit: 'Unit of the distance',
    rpe: 'RPE',
    note: 'Note',
    duration: 'Length of the session',
    end: 'End of the session',
  },
  missing: {
    date: 'Please choose which column is the date.',
    exercise: 'Please choose which column is the exercise.',
    amount: 'Please choose which column is the reps, the time or the distance.',
    doubled: 'Two columns are the same. Please leave one out.',
  },
  readAgain: 'Use these columns',
  choosePlease: 'Please choose',
  weightUnit: 'Weights are in',
  distanceUnit: 'Distances are in',
  unitHint: 'The file does not say.',
  units: { kg: 'Kilograms', lb: 'Pounds', km: 'Kilometres', mi: 'Miles' },
  unknown: (n: number) => plural(n, { one: '# exercise we are not sure of', other: '# exercises we are not sure of' }),
  unknownHint: 'Match each to one of ours, or make it one of your own. You can add details later.',
  sets: (n: number) => plural(n, { one: '# set', other: '# sets' }),
  comesAs: (name: string) => `Import ${name} as`,
  asOwn: 'My own exercise',
  muscleOf: (name: string) => `${name} mainly trains`,
  pick: 'Choose another',
  pickFor: (name: string) => `Choose another for ${name}`,
  came: (sessions: number, sets: number, exercises: number) =>
    `${plural(sessions, { one: '# session', other: '# sessions' })} imported, with ${plural(sets, { one: '# set', other: '# sets' })}${exercises > 0 ? ` and ${plural(exercises, { one: '# exercise of your own', other: '# exercises of your own' })}` : ''}.`,
  toBody: 'To your training',
  failed: {
    unknown_format:
      'We cannot read this training file. We read CSV files from Hevy, Strong and FitNotes, our own files, and other tables with a date in each row.',
    no_room: 'There are more sessions or exercises than the limit. Nothing was imported.',
  },
  retained: (sessions: number) =>
    `You changed ${plural(sessions, { one: '# session since, so it stays.', other: '# sessions since, so they stay.' })}`,
  undoText: 'This deletes its sessions and their records. Sessions you changed since stay.',
  sessions: (n: number) => plural(n, { one: '# session', other: '# sessions' }),
  take: 'Export training',
  takeHint:
    'Every finished session with every set. The tables open anywhere. The last file has everything, and you can import it here again unchanged.',
  hevy: 'Hevy format (CSV)',
  strong: 'Strong format (CSV)',
  json: 'Everything (JSON)',
}

export const trainingTransferMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
