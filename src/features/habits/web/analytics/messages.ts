import { defineMessages } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'

const { plural } = words('en')

export const en = {
  asOf: (when: string) => `Saved on this device, last updated ${when}.`,
  title: 'Patterns and strength',
  lead: 'Patterns in your days, without jumping to conclusions.',
  empty: { title: 'Patterns need some days', text: 'They appear here after a few weeks with a habit or two.' },
  toHabits: 'To your habits',
  broken: { title: 'Your patterns could not be loaded', text: 'Nothing is lost. Try again in a moment.' },
  offline: { title: 'Patterns need a connection', text: 'They are calculated on the server. Your habits themselves work offline.' },
  strength: {
    title: 'Strength',
    summary: 'How strong each habit is now. The small mark shows where it was 30 days ago.',
    columns: ['Habit', 'Now', '30 days ago', 'A year ago', 'In a row', 'Days done'] as readonly string[],
    none: '–',
    bar: (name: string, now: string, month: string | undefined) => (month ? `${name}: ${now}, 30 days ago ${month}` : `${name}: ${now}`),
  },
  days: {
    title: 'Days with habits',
    summary: 'Each leaf is a day. The fuller it is, the more you did.',
    columns: ['Day', 'Habits done'] as readonly string[],
    label: 'Habits done on each day',
    describe: (day: string, n: number) => `${day}: ${plural(n, { one: '# habit', other: '# habits' })}`,
    year: 'Year',
    nothing: 'Nothing in this year',
  },
  habit: 'Choose a habit',
  forecast: {
    title: 'How likely on each weekday',
    summary: 'From the last 26 weeks. The bar is the best guess, and the line shows how sure it is: the fewer days, the longer the line.',
    columns: ['Weekday', 'Best guess', 'Between', 'Days counted'] as readonly string[],
    none: 'No days yet. Mark the first one, and you will see a guess here.',
    between: (low: string, high: string) => `${low} and ${high}`,
    words: (weekday: string, mean: string, low: string, high: string) => `${weekday}: ${mean}, between ${low} and ${high}`,
  },
  pairs: {
    title: 'Habits that go together',
    summary: 'Done on the same days more (or less) often than by chance. Numbers cannot say which one leads to the other.',
    together: (a: string, b: string) => `${a} and ${b} often fall on the same days`,
    apart: (a: string, b: string) => `${a} and ${b} rarely fall on the same days`,
    days: (n: number) => `from ${plural(n, { one: '# day', other: '# days' })}`,
    none: 'No two habits show a clear link yet. You need at least four weeks with both.',
    columns: ['Habits', 'How strongly (φ)', 'Days', 'Chance of a false find (q)'] as readonly string[],
  },
  moods: {
    title: 'Habits and mood',
    summary:
      'Based on the moods in your journal over the last two years, comparing the same weekdays and months. A link is not always a cause.',
    better: (name: string, by: string) => `Days with “${name}” were brighter by ${by}`,
    harder: (name: string, by: string) => `Days with “${name}” were harder by ${by}`,
    range: (low: string, high: string, nWith: number, nWithout: number) =>
      `of the five steps; likely between ${low} and ${high}. ${nWith} days with, ${nWithout} without.`,
    none: 'Nothing stands out clearly. That, too, is good to know.',
    notYet: (names: string) => `Not enough days with a mood yet: ${names}.`,
    inseparable: (names: string) => `Too closely tied to certain weekdays or months to tell: ${names}.`,
    loading: 'Calculating …',
    failed: 'Your moods could not be loaded.',
    columns: ['Habit', 'Difference', 'Between', 'Days with', 'Days without'] as readonly string[],
  },
}

export const analyticsMessages = defineMessages({ en, de: () => import('./messages.de.ts').then((m) => m.de) })
