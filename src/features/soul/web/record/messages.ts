import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural, number } = words('en')
const minutes = (n: number) => plural(n, { one: '# minute', other: '# minutes' })

export const en = {
  soul: 'Soul',
  title: 'Your record',
  lead: 'Every quiet minute, by day, week and year.',
  year: 'Year',
  stats: {
    minutes: 'Minutes this year',
    minutesOf: (year: number) => `Minutes in ${year}`,
    days: 'Quiet days',
    points: 'Total points',
    streak: 'Streak',
    streakHint: (rests: number, longest: number) =>
      `${plural(rests, { one: '# rest left in seven days', other: '# rests left in seven days' })}. Longest streak: ${number(longest)}.`,
    streakNone: (longest: number) =>
      longest > 0 ? `A streak begins with any act of care. Longest: ${number(longest)}.` : 'A streak begins with any act of care.',
  },
  byDay: {
    title: 'The year by day',
    summary: (n: number, days: number) => `${minutes(n)} on ${plural(days, { one: '# day', other: '# days' })}.`,
    none: 'No minutes in this year.',
    day: (day: string, n: number) => `${day}: ${minutes(n)}`,
    columns: ['Day', 'Minutes', 'Times', 'From other apps'],
  },
  byWeek: {
    title: 'By week',
    summary: (n: number) => `${minutes(n)} in a typical week (the median of weeks with minutes).`,
    none: 'No minutes in any week of this year.',
    chart: 'Minutes of each week of the year',
    columns: ['Week from', 'Minutes', 'Days'],
  },
  history: {
    title: 'History',
    none: 'Nothing yet. The first three minutes already count.',
    noneAction: 'Find something to hear',
    deletedTrack: 'A deleted track',
    imported: (app: string) => `Session from ${app}`,
    more: 'Show more',
    day: (n: number) => `${number(n)} min`,
    short: (n: number) => `${number(n)} s`,
    long: (n: number) => `${number(n)} min`,
    failed: 'The history could not be loaded',
  },
  take: 'Export',
  takeHint: 'Every time you listened, as a table for any spreadsheet.',
  csv: 'Save as CSV',
  bring: 'Minutes from other apps',
  bringHint: 'Mindful minutes from an Apple Health export are added here, and the import can be undone.',
  bringLink: 'Import from Apple Health',
  failedTitle: 'Your record could not be loaded',
  failedText: 'Nothing is lost. Try again in a moment.',
}

export const recordMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
