import { words } from '#platform/web/i18n/words.ts'

const { plural, number } = words('en')

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

export const en = {
  title: 'Import and export',
  lead: 'Your history comes along: from the app you used before, and to wherever you go next.',
  bring: 'Import habits',
  bringHint:
    'We read Loop Habit Tracker (CSV zip or backup), HabitBull, Habitica and Beaver, and our own file. Nothing is changed before you have seen what would come.',
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
  table: 'Rows in this file',
  habit: 'Habit',
  days: 'Days',
  span: 'From – to',
  known: (fresh: number) =>
    fresh === 0
      ? 'Here already, just like this'
      : plural(fresh, { one: 'Here already; # day is new or different', other: 'Here already; # days are new or different' }),
  fresh: (n: number) =>
    n === 0 ? 'No day of them is new.' : plural(n, { one: '# day would come or change.', other: '# days would come or change.' }),
  allKnown: 'All of it is here already. There is nothing to import.',
  tooMany: (n: number) =>
    `With these there would be ${number(n)} habits, more than there is room for. Nothing can be imported from this file.`,
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
  came: (habits: number, days: number) =>
    `${plural(habits, { one: '# habit', other: '# habits' })} came or changed, with ${plural(days, { one: '# day', other: '# days' })}.`,
  toHabits: 'To your habits',
  failed: {
    unknown_format: 'This is no export we know. We read Loop (CSV zip or backup), HabitBull, Habitica, Beaver and our own.',
    no_room: 'There are more habits than there is room for. What came before that is here.',
  },
  kept: (habits: number, days: number) =>
    `Not removed, because you changed them since: ${plural(habits, { one: '# habit', other: '# habits' })}, with ${plural(days, { one: '# day', other: '# days' })}.`,
  undoText: 'Imported habits and days are removed, and changed ones are restored. Your later changes stay.',
  habits: (n: number) => plural(n, { one: '# habit', other: '# habits' }),
  take: 'Export habits',
  takeHint: 'Everything, with every day. Loop reads the first; the second holds all there is, and can be imported here again as it was.',
  loop: 'For Loop (zip)',
  json: 'All of it (JSON)',
}
