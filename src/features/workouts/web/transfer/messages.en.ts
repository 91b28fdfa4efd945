import { words } from '#platform/web/i18n/words.ts'

const { plural, number } = words('en')

export const en = {
  title: 'Bring in, take out',
  back: 'Body',
  lead: 'Every set you ever wrote down comes along: from the app before, and to wherever you go next.',
  bring: 'Bring your training',
  bringHint: 'We read the CSV files of Hevy, Strong and FitNotes, and our own. Nothing is changed before you have seen what would come.',
  sources: { hevy: 'Hevy', strong: 'Strong', fitnotes: 'FitNotes', fernwell: 'Fernwell' },
  found: (source: string, sessions: number, sets: number) =>
    `From ${source}: ${plural(sessions, { one: '# session', other: '# sessions' })} with ${plural(sets, { one: '# set', other: '# sets' })}.`,
  nothing: 'There is no training in this file.',
  fresh: (n: number) => plural(n, { one: '# session is new here and would come.', other: '# sessions are new here and would come.' }),
  allKnown: 'All of it is here already. There is nothing to bring.',
  differ: (n: number) =>
    plural(n, {
      one: '# session is here with other sets by now. It stays as it is here.',
      other: '# sessions are here with other sets by now. They stay as they are here.',
    }),
  knownExercises: (n: number) => plural(n, { one: 'We know # of its exercises.', other: 'We know # of its exercises.' }),
  tooMany: (n: number) => `With these there would be ${number(n)} sessions, more than there is room for. Nothing can come of this file.`,
  unread: (n: number) => plural(n, { one: '# line stays behind.', other: '# lines stay behind.' }),
  partly: (n: number) => plural(n, { one: 'Of # line, a part stays behind.', other: 'Of # lines, a part stays behind.' }),
  showLines: 'Which lines, and why',
  line: (line: number, reason: string, text: string) => `Line ${number(line)}: ${reason}${text ? ` (${text})` : ''}`,
  reasons: {
    date: 'no date we can read',
    ahead: 'lies ahead',
    exercise: 'names no exercise',
    weight: 'no weight a set can have',
    reps: 'no number of reps a set can have',
    distance: 'no distance a set can have',
    time: 'no time a set can have',
    effort: 'no RPE from 1 to 10; the set comes without',
    nothing: 'nothing was done in it',
    cut: 'too long; its beginning comes',
    too_many: 'more than one session, or one file, can hold',
    shape: 'not as we write it',
  },
  choosePlease: 'Please choose',
  weightUnit: 'Its weights are in',
  distanceUnit: 'Its distances are in',
  unitHint: 'The file does not say.',
  units: { kg: 'Kilograms', lb: 'Pounds', km: 'Kilometres', mi: 'Miles' },
  unknown: (n: number) => plural(n, { one: '# exercise we are not sure of', other: '# exercises we are not sure of' }),
  unknownHint: 'Each can be one of ours, or become one of your own. You can say more about it later.',
  sets: (n: number) => plural(n, { one: '# set', other: '# sets' }),
  comesAs: (name: string) => `${name} comes as`,
  asOwn: 'An exercise of my own',
  muscleOf: (name: string) => `${name} is mostly for`,
  pick: 'Choose another',
  pickFor: (name: string) => `Choose another for ${name}`,
  came: (sessions: number, sets: number, exercises: number) =>
    `${plural(sessions, { one: '# session', other: '# sessions' })} came, with ${plural(sets, { one: '# set', other: '# sets' })}${exercises > 0 ? ` and ${plural(exercises, { one: '# exercise of your own', other: '# exercises of your own' })}` : ''}.`,
  toBody: 'To your training',
  failed: {
    unknown_format: 'This is no training file we know. We read CSV of Hevy, Strong and FitNotes, and our own.',
    no_room: 'There are more sessions or exercises than there is room for. Nothing was brought in.',
  },
  kept: (sessions: number) =>
    `You had changed ${plural(sessions, { one: '# session of it since: it stays.', other: '# sessions of it since: they stay.' })}`,
  undoText: 'Its sessions go, with their records. What you changed since stays.',
  sessions: (n: number) => plural(n, { one: '# session', other: '# sessions' }),
  take: 'Take your training with you',
  takeHint:
    'Every finished session with every set. The tables open anywhere; the last file holds all there is, and comes back in here as it was.',
  hevy: 'As Hevy has it (CSV)',
  strong: 'As Strong has it (CSV)',
  json: 'All of it (JSON)',
}
