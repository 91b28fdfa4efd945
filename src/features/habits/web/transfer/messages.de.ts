import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.en.ts'

const { plural, number } = words('de')

export const de: typeof en = {
  title: 'Mitbringen, mitnehmen',
  lead: 'Deine Geschichte kommt mit: aus der App davor, und dorthin, wo du als Nächstes hingehst.',
  bring: 'Bring deine Gewohnheiten mit',
  bringHint:
    'Wir lesen Loop Habit Tracker (CSV-Zip oder Sicherung), HabitBull, Habitica und Beaver und unsere eigene Datei. Nichts ändert sich, bevor du gesehen hast, was käme.',
  choose: 'Datei wählen',
  reading: 'Wird gelesen …',
  sources: {
    'loop-csv': 'Loop Habit Tracker',
    'loop-backup': 'einer Loop-Sicherung',
    habitbull: 'HabitBull',
    habitica: 'Habitica',
    beaver: 'Beaver Habits',
    fernwell: 'Fernwell',
  },
  found: (source, habits, days) =>
    `Aus ${source}: ${plural(habits, { one: '# Gewohnheit', other: '# Gewohnheiten' })} mit ${plural(days, { one: '# Tag', other: '# Tagen' })}.`,
  nothing: 'In dieser Datei ist keine Gewohnheit.',
  unread: (n) =>
    plural(n, { one: '# Zeile ließ sich nicht lesen und bleibt zurück.', other: '# Zeilen ließen sich nicht lesen und bleiben zurück.' }),
  table: 'Was käme',
  habit: 'Gewohnheit',
  days: 'Tage',
  span: 'Von – bis',
  known: 'Schon hier; wird ergänzt',
  notes: {
    'guessed-target': (n) => `Das Ziel steht nicht in der Datei; ${number(n)} haben die meisten Tage.`,
    'guessed-done': () => 'Die Datei sagt, wie stark sie war, nicht ob sie getan war: Ein Anstieg zählt als getan.',
    'days-unreadable': (n) => plural(n, { one: '# Tag ließ sich nicht lesen.', other: '# Tage ließen sich nicht lesen.' }),
    'name-cut': () => 'Der Name war zu lang und wurde gekürzt.',
    ahead: (n) =>
      plural(n, { one: '# Tag liegt in der Zukunft und bleibt zurück.', other: '# Tage liegen in der Zukunft und bleiben zurück.' }),
  },
  start: 'Mitbringen',
  leave: 'Doch nicht',
  doneTitle: 'Sie sind da',
  done: (n) => plural(n, { one: '# Gewohnheit mit ihrer Geschichte.', other: '# Gewohnheiten mit ihrer Geschichte.' }),
  toHabits: 'Zu deinen Gewohnheiten',
  failed: 'Diese Datei ließ sich nicht mitbringen',
  take: 'Nimm deine Gewohnheiten mit',
  takeHint: 'Alles, mit jedem Tag. Loop liest das Erste; das Zweite enthält alles und kommt hier so wieder herein, wie es war.',
  loop: 'Für Loop (Zip)',
  json: 'Alles (JSON)',
}
