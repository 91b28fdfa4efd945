export const en = {
  title: 'Import recordings',
  lead: 'Recordings of a watch, a bike computer or another app, and all of Apple Health or Google Fit. You see a preview first and can undo the import.',
  bring: 'Your files',
  hint: 'GPX, TCX or FIT, one file, several, or a zip of a whole folder. Or the export of Apple Health (the zip as it is, or export.xml in it), or Google Fit from Takeout. They are read on this server and nowhere else; where you were is kept encrypted.',
  found: (n: number) => (n === 1 ? '1 session found.' : `${n} sessions found.`),
  fresh: (n: number) => (n === 1 ? '1 of them is new.' : `${n} of them are new.`),
  nothing: 'No session was found in this.',
  allKnown: 'You have them all already. Nothing would be doubled.',
  figures: (n: number) => (n === 1 ? '1 measurement found.' : `${n} measurements found.`),
  freshFigures: (n: number) => (n === 1 ? '1 of them is new.' : `${n} of them are new.`),
  allFiguresKnown: 'They are all here already.',
  between: (from: string, to: string) => `From ${from} to ${to}.`,
  figureKinds: ({ weight, bodyFat, waist }: { weight: number; bodyFat: number; waist: number }) =>
    [weight > 0 && `${weight} with a weight`, bodyFat > 0 && `${bodyFat} with body fat`, waist > 0 && `${waist} with a waist`]
      .filter(Boolean)
      .join(', '),
  refused: (n: number) =>
    n === 1
      ? '1 measurement is outside of what a body can measure, and stays behind.'
      : `${n} measurements are outside of what a body can measure, and stay behind.`,
  unclear: (n: number) =>
    n === 1
      ? 'Of 1 record the figure, the unit or the time cannot be read. It stays behind.'
      : `Of ${n} records the figure, the unit or the time cannot be read. They stay behind.`,
  left: (n: string) => `Has no place here yet, and stays in your file: ${n} records`,
  moreKinds: (n: number) => (n === 1 ? 'and 1 more kind' : `and ${n} more kinds`),
  cut: (n: number) =>
    n === 1
      ? '1 file breaks off in the middle: everything up to there comes.'
      : `${n} files break off in the middle: everything up to there comes.`,
  more: (n: number) => `and ${n} more`,
  kindless: (n: number) =>
    n === 1 ? 'For 1 session the file does not say what it was' : `For ${n} sessions the files do not say what they were`,
  kindlessHint: 'You can change each one later.',
  table: 'Found in this file',
  columns: { when: 'When', what: 'What', time: 'Time', distance: 'Distance' },
  known: 'here already',
  isCut: 'cut short',
  unsaid: 'not said',
  unread: (n: number) => (n === 1 ? '1 file holds no session' : `${n} files hold no session`),
  problem: {
    unknown: 'it is not what its name says',
    no_times: 'it has a route, but no times: a plan, not a recording',
    empty: 'nothing is recorded in it',
    broken: 'it is damaged',
    too_large: 'it is larger than 60 MB',
  },
  came: (n: number) => (n === 1 ? '1 session added.' : `${n} sessions added.`),
  cameFigures: (n: number) => (n === 1 ? '1 measurement added.' : `${n} measurements added.`),
  things: (n: number) => (n === 1 ? '1 entry' : `${n} entries`),
  stayed: (n: number) =>
    n === 1 ? '1 session stayed, because you changed it since.' : `${n} sessions stayed, because you changed them since.`,
  stayedFigures: (n: number) =>
    n === 1 ? '1 measurement stayed, because you changed it since.' : `${n} measurements stayed, because you changed them since.`,
  toCardio: 'To cardio',
  undoText: 'This deletes the sessions, recordings and measurements of this import, except those you changed since.',
  failed: {
    unknown_format: 'There is no recording in this, and it is no export of Apple Health or Google Fit.',
    no_room: 'You have as many sessions or measurements as there can be.',
  },
}
