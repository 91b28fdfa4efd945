import { words } from '#platform/web/i18n/words.ts'

const { plural, number } = words('en')

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

export const en = {
  title: 'Bring in, take out',
  lead: 'Your history comes along: from the app you used before, and to wherever you go next.',
  bring: 'Bring your habits',
  bringHint:
    'We read Loop Habit Tracker (CSV zip or backup), HabitBull, Habitica and Beaver, and our own file. Nothing is changed before you have seen what would come.',
  choose: 'Choose a file',
  reading: 'Reading …',
  sources: {
    'loop-csv': 'Loop Habit Tracker',
    'loop-backup': 'a Loop backup',
    habitbull: 'HabitBull',
    habitica: 'Habitica',
    beaver: 'Beaver Habits',
    fernwell: 'Fernwell',
  },
  found: (source: string, habits: number, days: number) =>
    `From ${source}: ${plural(habits, { one: '# habit', other: '# habits' })} with ${plural(days, { one: '# day', other: '# days' })}.`,
  nothing: 'There is no habit in this file.',
  unread: (n: number) =>
    plural(n, { one: '# line could not be read and stays behind.', other: '# lines could not be read and stay behind.' }),
  table: 'What would come',
  habit: 'Habit',
  days: 'Days',
  span: 'From – to',
  known: (fresh: number) =>
    fresh === 0
      ? 'Here already, just like this'
      : plural(fresh, { one: 'Here already; # day is new or different', other: 'Here already; # days are new or different' }),
  fresh: (n: number) =>
    n === 0 ? 'No day of them is new.' : plural(n, { one: '# day would come or change.', other: '# days would come or change.' }),
  allKnown: 'All of it is here already. There is nothing to bring.',
  tooMany: (n: number) => `With these there would be ${number(n)} habits, more than there is room for. Nothing can come of this file.`,
  dateOrder: 'Which day is meant?',
  dateOrderHint: (text: string) => `This file writes ${text}. That can be read in two ways.`,
  dateOrderChoose: 'Please choose',
  notes: {
    'guessed-target': (n: number) => `The target is not in the file; ${number(n)} is what most days have.`,
    'guessed-done': () => 'The file tells how strong it was, not whether it was done: a rise counts as done.',
    'days-unreadable': (n: number) => plural(n, { one: '# day could not be read.', other: '# days could not be read.' }),
    'name-cut': () => 'The name was too long and was cut.',
    'same-name': (n: number) => `The file has ${number(n)} habits of this name. Each comes by itself.`,
    'reminder-off': (n: number) => `Its reminder at ${clock(n)} comes along, switched off.`,
    'reminder-left': () => 'Its reminder stays behind. You can set one here.',
    ahead: (n: number) => plural(n, { one: '# day lies ahead and stays behind.', other: '# days lie ahead and stay behind.' }),
  },
  start: 'Bring them',
  leave: 'Leave it',
  doneTitle: 'They are here',
  doneNone: 'Nothing new was in it',
  came: (habits: number, days: number) =>
    `${plural(habits, { one: '# habit', other: '# habits' })} came or changed, with ${plural(days, { one: '# day', other: '# days' })}.`,
  toHabits: 'To your habits',
  failedTitle: 'This file could not be brought in',
  failed: {
    unknown_format: 'This is no export we know. We read Loop (CSV zip or backup), HabitBull, Habitica, Beaver and our own.',
    damaged: 'This file is damaged or was cut off. Please export it once more.',
    encrypted: 'This zip has a password. Make one without, please.',
    too_many_files: 'This archive has far more files than a habit tracker writes.',
    too_large_inside: 'This archive unpacks to far more than a habit tracker writes.',
    bomb: 'This archive unpacks to far more than a habit tracker writes. It was not opened.',
    too_large_text: 'This archive unpacks to far more than a habit tracker writes.',
    unsafe_database: 'This database holds more than tables. It was not opened.',
    too_slow: 'This file took too long to read. Nothing of it was brought in.',
    too_heavy: 'This file needs more memory to read than there is. Nothing of it was brought in.',
    gone: 'The uploaded file is no longer there. Please send it once more.',
    no_room: 'There are more habits than there is room for. What came before that is here.',
    internal: 'Something went wrong on our side. Your file is as it was.',
  },
  resume: 'This upload stopped half-way. Choose the same file again, and only the rest is sent.',
  running: 'Bringing them in …',
  undoing: 'Taking it back …',
  stop: 'Stop',
  ended: { failed: 'This could not be brought in', cancelled: 'Stopped', undone: 'Taken back' },
  undoneAll: 'Everything is as it was before.',
  kept: (habits: number, days: number) =>
    `You had changed ${plural(habits, { one: '# habit', other: '# habits' })} of it since: they stay, with ${plural(days, { one: '# day', other: '# days' })} of it.`,
  another: 'Bring in another',
  undo: 'Take it back',
  undoAsk: 'Take this import back?',
  undoText: 'Its habits and days go, and what it changed is as before. What you changed since stays.',
  keep: 'Keep it',
  notLoaded: 'The imports could not be read',
  past: 'Earlier imports',
  pastMore: 'Show older ones',
  open: (name: string) => `Open ${name}`,
  habits: (n: number) => plural(n, { one: '# habit', other: '# habits' }),
  state: {
    uploading: 'Stopped while being sent',
    reading: 'Being read',
    ready: 'Waits for you',
    running: 'Being brought in',
    done: 'Brought in',
    cancelled: 'Stopped',
    failed: 'Did not work',
    undoing: 'Being taken back',
    undone: 'Taken back',
  },
  take: 'Take your habits with you',
  takeHint: 'Everything, with every day. Loop reads the first; the second holds all there is, and comes back in here as it was.',
  loop: 'For Loop (zip)',
  json: 'All of it (JSON)',
}
