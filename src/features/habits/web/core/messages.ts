import { defineMessages } from '#platform/web/i18n/messages.ts'
import type { Formatting } from '#platform/web/i18n/format.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { Habit, HabitDay, Schedule } from '../../contract.ts'

const { plural, number } = words('en')

const days = (n: number) => plural(n, { one: '# day', other: '# days' })
const times = (n: number) => plural(n, { one: 'once', two: 'twice', other: n === 2 ? 'twice' : '# times' })

/** Singular forms of units from the templates, and of other frequent ones. */
const ONE: Readonly<Record<string, string>> = {
  minutes: 'minute',
  hours: 'hour',
  pages: 'page',
  cups: 'cup',
  glasses: 'glass',
  letters: 'letter',
  pieces: 'piece',
  steps: 'step',
  words: 'word',
  times: 'time',
}

/** "12 pages", "1 page". People choose units freely: unknown ones stay unchanged. */
const quantity = (value: number, unit: string, format: Formatting): string =>
  unit === '' ? format.number(value) : `${format.number(value)} ${value === 1 ? (ONE[unit] ?? unit) : unit}`

/** "12 pages", "3 times", "kept". */
function amount(habit: Pick<Habit, 'kind' | 'unit' | 'schedule'>, value: number, format: Formatting): string {
  if (habit.kind !== 'yes') return quantity(value, habit.unit, format)
  return habit.schedule.kind === 'timesADay' ? times(value) : value > 0 ? 'done' : 'open'
}

function marked(habit: Pick<Habit, 'name' | 'kind' | 'unit' | 'schedule'>, before: HabitDay, after: HabitDay, format: Formatting): string {
  if (after.isSkipped) return `${habit.name}: skipped for this day`
  if (before.isSkipped && after.value === before.value) return `${habit.name}: open again`
  if (after.note !== before.note) return `${habit.name}: note saved`
  return `${habit.name}: ${amount(habit, after.value, format)}`
}

/** A schedule as part of a sentence: "every day". `names` are the weekdays, Monday first. */
function schedule(of: Schedule, names: readonly string[], format: Formatting): string {
  switch (of.kind) {
    case 'daily':
      return 'every day'
    case 'weekdays':
      if (of.weekdays === 127) return 'every day'
      if (of.weekdays === 0b0011111) return 'Monday to Friday'
      if (of.weekdays === 0b1100000) return 'at the weekend'
      return `on ${format.list(names.filter((_, bit) => of.weekdays & (1 << bit)))}`
    case 'perDays':
      return of.days === 7 ? `${times(of.times)} a week` : `${times(of.times)} in ${days(of.days)}`
    case 'everyDays':
      return of.days === 2 ? 'every other day' : `every ${of.days} days`
    case 'timesADay':
      return `${times(of.times)} a day`
  }
}

export const en = {
  title: 'Habits',
  failed: 'That could not be saved',
  undo: 'Undo',
  marked,
  amount,
  quantity,
  schedule,
  days,
  outbox: {
    mark: (name: string, day: string) => `${name}, ${day}`,
    habit: (name: string) => `Habit “${name}”`,
    remove: (name: string) => `Delete “${name}”`,
    order: 'Order of your habits',
    group: (name: string) => `Group “${name}”`,
  },
  lead: {
    loading: 'One moment …',
    none: 'Small things, done often, grow into something.',
    restDay: 'Nothing is due today.',
    left: (n: number) => plural(n, { one: 'One small thing left for today.', other: '# small things for today.' }),
    done: 'All done for today.',
  },
  add: 'New habit',
  menu: 'More about your habits',
  arrange: 'Order and groups',
  toCompleted: 'Finished and archived',
  toTransfer: 'Import and export',
  toAnalytics: 'Patterns and strength',
  toHub: 'Hub',
  toGarden: 'To your garden',
  parts: { morning: 'Morning', day: 'During the day', evening: 'Evening', any: 'Any time' },
  partsAlone: 'Today',
  notToday: (n: number) => `Not today · ${n}`,
  notTodayHint: 'These are paused or already done for now. You can still mark them.',
  empty: {
    title: 'A bed, ready for seeds',
    text: 'Start with one habit that takes less than two minutes. It may grow by itself.',
    begin: 'Choose your first habit',
    bring: 'Bring habits from another app',
  },
  offline: {
    title: 'Your habits are not on this device yet',
    text: 'Open this page once while you are online, and you can use them offline, too.',
  },
  broken: { title: 'Your habits could not be loaded', text: 'Nothing is lost. Try again in a moment.' },
  row: {
    mark: (name: string) => `${name}: mark as done`,
    unmark: (name: string) => `${name}: mark as not done`,
    oneMore: (name: string, now: string) => `${name}: one more. Now ${now}`,
    addSome: (name: string, some: string, now: string) => `${name}: add ${some}. Now ${now}`,
    less: (name: string, some: string) => `${name}: ${some} less`,
    more: (name: string, some: string) => `${name}: ${some} more`,
    value: (name: string) => `${name}: amount today`,
    none: 'None today',
    noneOf: (name: string) => `${name}: none today`,
    of: (target: string) => `of ${target}`,
    atMost: (target: string) => `at most ${target}`,
    inDays: (n: number) => `in ${n} days`,
    menu: (name: string) => `More for ${name}`,
    strength: (name: string, percent: string) => `${name}: strength ${percent}`,
    week: (name: string) => `${name}: the last seven days`,
    day: (day: string, state: string) => `${day}: ${state}`,
    state: { done: 'done', open: 'open', skipped: 'skipped', some: (amount: string) => `${amount} so far` },
    notes: 'has a note',
  },
  standing: {
    thisWeek: (done: number, asked: number) => `${number(done)} of ${number(asked)} this week`,
    streak: (n: number) => plural(n, { one: '# in a row', other: '# in a row' }),
    mayMiss: (n: number) =>
      n === 0
        ? 'Every day left this week counts'
        : plural(n, { one: 'You can miss one more day this week', other: 'You can miss # more days this week' }),
    recovery: (n: number) => `You usually come back within ${days(n)}`,
    fresh: 'A fresh start',
    again: 'A good day to come back',
    new: 'Just planted',
    goal: (done: string, goal: string) => `${done} of ${goal} in all`,
    resting: 'Paused',
  },
  actions: {
    skip: 'Skip today …',
    unskip: 'Undo skip',
    note: 'Note for today …',
    editNote: 'Edit note …',
    exact: 'Exact amount …',
    open: 'View details',
    edit: 'Edit …',
    pause: 'Pause …',
    resume: 'Resume',
    archive: 'Archive',
  },
  archived: (name: string) => `“${name}” is archived`,
  resumed: (name: string) => `“${name}” is active again`,
  paused: (name: string, until: string | undefined) => (until ? `“${name}” is paused until ${until}` : `“${name}” is paused`),
  dayDialog: {
    title: (name: string, day: string) => `${name}, ${day}`,
    amount: 'Amount',
    times: 'How many times',
    done: 'Done',
    skip: 'Skip this day',
    skipHint: 'A skipped day does not count, and it does not break a streak.',
    reason: 'Reason (optional)',
    reasons: ['Ill', 'Travelling', 'Resting', 'No time'],
    note: 'Note',
    save: 'Save',
    cancel: 'Cancel',
    badAmount: 'Enter a number from 0 to 1,000,000.',
  },
  pauseDialog: {
    title: (name: string) => `Pause “${name}”`,
    text: 'While it is paused, nothing is due and nothing is lost.',
    from: 'From',
    to: 'Until (inclusive)',
    toHint: 'Leave it empty to pause until you resume.',
    badEnd: 'The end date is before the start date.',
    save: 'Pause',
  },
  allDone: { title: 'That’s it for today', text: 'You did everything you planned. The rest of the day is yours.' },
  panel: {
    title: 'Today',
    ring: (done: number, all: number) => `${done} of ${all} done`,
    week: 'Last seven days',
    weekDay: (day: string, n: number) => `${day}: ${n} done`,
    more: 'More pages',
  },
  command: {
    habit: 'Habit',
    mark: (name: string) => `Mark done: ${name}`,
    add: (name: string, some: string) => `${name}: add ${some}`,
    markAlso: 'mark done check habit',
  },
  hub: { title: 'For today', all: 'All habits', done: 'All done for today', doneText: 'You did everything you planned.' },
}

export const habitMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
