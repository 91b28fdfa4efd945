export const en = {
  title: 'Bring recordings',
  lead: 'What a watch, a bike computer or another app wrote down. You see first what would come, and can take it back.',
  bring: 'Your files',
  hint: 'GPX, TCX or FIT, one file, several, or a zip of a whole folder. They are read on this machine and nowhere else; where you were is kept encrypted.',
  found: (n: number) => (n === 1 ? '1 session found.' : `${n} sessions found.`),
  fresh: (n: number) => (n === 1 ? '1 of them is new.' : `${n} of them are new.`),
  nothing: 'No session was found in this.',
  allKnown: 'You have them all already. Nothing would be doubled.',
  cut: (n: number) =>
    n === 1
      ? '1 file breaks off in the middle: everything up to there comes.'
      : `${n} files break off in the middle: everything up to there comes.`,
  more: (n: number) => `and ${n} more`,
  kindless: (n: number) =>
    n === 1 ? 'For 1 session the file does not say what it was' : `For ${n} sessions the files do not say what they were`,
  kindlessHint: 'You can change each one later.',
  table: 'What was found',
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
  sessions: (n: number) => (n === 1 ? '1 session' : `${n} sessions`),
  stayed: (n: number) =>
    n === 1 ? '1 session stayed, because you changed it since.' : `${n} sessions stayed, because you changed them since.`,
  toCardio: 'To cardio',
  undoText: 'Sessions of this import go with their recordings, but for those you changed since.',
  failed: {
    unknown_format: 'There is no GPX, TCX or FIT file in this.',
    no_room: 'You have as many sessions as there can be.',
  },
}
