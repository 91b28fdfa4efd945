import { words } from '#platform/web/i18n/words.ts'

const { plural, number } = words('en')

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
  known: 'Here already; brought up to date',
  notes: {
    'guessed-target': (n: number) => `The target is not in the file; ${number(n)} is what most days have.`,
    'guessed-done': () => 'The file tells how strong it was, not whether it was done: a rise counts as done.',
    'days-unreadable': (n: number) => plural(n, { one: '# day could not be read.', other: '# days could not be read.' }),
    'name-cut': () => 'The name was too long and was cut.',
    ahead: (n: number) => plural(n, { one: '# day lies ahead and stays behind.', other: '# days lie ahead and stay behind.' }),
  },
  start: 'Bring them',
  leave: 'Leave it',
  doneTitle: 'They are here',
  done: (n: number) => plural(n, { one: '# habit with its history.', other: '# habits with their history.' }),
  toHabits: 'To your habits',
  failed: 'This file could not be brought in',
  take: 'Take your habits with you',
  takeHint: 'Everything, with every day. Loop reads the first; the second holds all there is, and comes back in here as it was.',
  loop: 'For Loop (zip)',
  json: 'All of it (JSON)',
}
