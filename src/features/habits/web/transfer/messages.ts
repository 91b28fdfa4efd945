import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural, number } = words('en')

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

export const en = {
  title: 'Import and export',
  lead: 'Bring your history from another app, or take it with you to the next.',
  bring: 'Import habits',
  bringHint:
    'We read Loop Habit Tracker (CSV zip or backup), HabitBull, Habitica, Beaver and our own exports. You see a preview before anything changes.',
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
  nothing: 'No habits found in this file.',
  unread: (n: number) =>
    plural(n, { one: '# line could not be read and is skipped.', other: '# lines could not be read and are skipped.' }),
  table: 'Rows in this file',
  habit: 'Habit',
  days: 'Days',
  span: 'From – to',
  known: (fresh: number) =>
    fresh === 0
      ? 'Already here, unchanged'
      : plural(fresh, { one: 'Already here; # day is new or different', other: 'Already here; # days are new or different' }),
  fresh: (n: number) =>
    n === 0
      ? 'None of these days are new.'
      : plural(n, { one: '# day will be added or changed.', other: '# days will be added or changed.' }),
  allKnown: 'Everything in this file is already here. There is nothing to import.',
  tooMany: (n: number) => `With these you would have ${number(n)} habits, which is over the limit. Nothing can be imported from this file.`,
  notes: {
    'guessed-target': (n: number) => `The file has no target. We chose ${number(n)}, the most common amount.`,
    'guessed-done': () => 'The file only has the strength of this habit. A day when it rose counts as done.',
    'days-unreadable': (n: number) => plural(n, { one: '# day could not be read.', other: '# days could not be read.' }),
    'name-cut': () => 'The name was too long and was cut.',
    'same-name': (n: number) => `The file has ${number(n)} habits with this name. Each is imported separately.`,
    'reminder-off': (n: number) => `Its reminder at ${clock(n)} is imported, but switched off.`,
    'reminder-left': () => 'Its reminder is not imported. You can set one here.',
    ahead: (n: number) => plural(n, { one: '# day is in the future and is skipped.', other: '# days are in the future and are skipped.' }),
  },
  came: (habits: number, days: number) =>
    `${plural(habits, { one: '# habit was', other: '# habits were' })} added or updated, with ${plural(days, { one: '# day', other: '# days' })}.`,
  toHabits: 'To your habits',
  failed: {
    unknown_format: 'We cannot read this file. We read exports from Loop (CSV zip or backup), HabitBull, Habitica, Beaver and our own.',
    no_room: 'You reached the limit of habits. Everything imported before that is here.',
  },
  retained: (habits: number, days: number) =>
    `Not removed, because you changed them since: ${plural(habits, { one: '# habit', other: '# habits' })}, with ${plural(days, { one: '# day', other: '# days' })}.`,
  undoText: 'Imported habits and days are removed, and changed ones are restored. Your later changes stay.',
  habits: (n: number) => plural(n, { one: '# habit', other: '# habits' }),
  take: 'Export habits',
  takeHint: 'All your habits with every day. Loop can read the first file. The second has everything, and you can import it here again.',
  loop: 'For Loop (zip)',
  json: 'Everything (JSON)',
}

export const habitTransferMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
