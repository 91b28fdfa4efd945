import { defineMessages } from '#platform/web/i18n/messages.ts'

export const en = {
  title: 'Import recordings',
  lead: 'Recordings from a watch, a bike computer or another app, and all of Apple Health or Google Fit. You see a preview first and can undo the import.',
  bring: 'Your files',
  hint: 'GPX, TCX or FIT: one file, several, or a zip of a whole folder. Or the Apple Health export (the zip as it is, or export.xml in it), or Google Fit from Takeout. Files are read on this server and nowhere else, and where you were is stored encrypted.',
  found: (n: number) => (n === 1 ? '1 session found.' : `${n} sessions found.`),
  fresh: (n: number) => (n === 1 ? '1 of them is new.' : `${n} of them are new.`),
  nothing: 'No session found in this file.',
  allKnown: 'You already have them all. Nothing will be added twice.',
  figures: (n: number) => (n === 1 ? '1 measurement found.' : `${n} measurements found.`),
  freshFigures: (n: number) => (n === 1 ? '1 of them is new.' : `${n} of them are new.`),
  allFiguresKnown: 'They are all already here.',
  between: (from: string, to: string) => `From ${from} to ${to}.`,
  figureKinds: ({ weight, bodyFat, waist }: { weight: number; bodyFat: number; waist: number }) =>
    [weight > 0 && `${weight} with a weight`, bodyFat > 0 && `${bodyFat} with body fat`, waist > 0 && `${waist} with a waist`]
      .filter(Boolean)
      .join(', '),
  refused: (n: number) =>
    n === 1
      ? '1 measurement is outside the possible range and will not be imported.'
      : `${n} measurements are outside the possible range and will not be imported.`,
  unclear: (n: number) =>
    n === 1
      ? 'The value, unit or time of 1 record cannot be read. It will not be imported.'
      : `The value, unit or time of ${n} records cannot be read. They will not be imported.`,
  left: (n: string) => `Not supported yet, so not imported: ${n} records`,
  moreKinds: (n: number) => (n === 1 ? 'and 1 more kind' : `and ${n} more kinds`),
  cut: (n: number) =>
    n === 1
      ? '1 file breaks off in the middle: everything up to there is imported.'
      : `${n} files break off in the middle: everything up to there is imported.`,
  more: (n: number) => `and ${n} more`,
  kindless: (n: number) =>
    n === 1 ? 'For 1 session the file does not say what it was' : `For ${n} sessions the files do not say what they were`,
  kindlessHint: 'You can change each one later.',
  table: 'Found in this file',
  columns: { when: 'When', what: 'What', time: 'Time', distance: 'Distance' },
  known: 'already here',
  isCut: 'cut short',
  unsaid: 'unknown',
  unread: (n: number) => (n === 1 ? '1 file has no session' : `${n} files have no session`),
  problem: {
    unknown: 'it is not the kind of file its name says',
    no_times: 'it has a route, but no times: a plan, not a recording',
    empty: 'nothing is recorded in it',
    broken: 'it is damaged',
    too_large: 'it is larger than 60 MB',
  },
  came: (n: number) => (n === 1 ? '1 session added.' : `${n} sessions added.`),
  cameFigures: (n: number) => (n === 1 ? '1 measurement added.' : `${n} measurements added.`),
  things: (n: number) => (n === 1 ? '1 entry' : `${n} entries`),
  stayed: (n: number) =>
    n === 1 ? '1 session stayed because you changed it since.' : `${n} sessions stayed because you changed them since.`,
  stayedFigures: (n: number) =>
    n === 1 ? '1 measurement stayed because you changed it since.' : `${n} measurements stayed because you changed them since.`,
  toCardio: 'To cardio',
  undoText: 'This deletes the sessions, recordings and measurements of this import, except those you changed since.',
  failed: {
    unknown_format: 'We found no recording in this file, and it is not an export from Apple Health or Google Fit.',
    no_room: 'You have reached the maximum number of sessions or measurements.',
  },
}

export const transferMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
