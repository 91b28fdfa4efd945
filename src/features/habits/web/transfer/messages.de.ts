import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.en.ts'

const { plural, number } = words('de')

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

export const de: typeof en = {
  title: 'Importieren und exportieren',
  lead: 'Deine Geschichte kommt mit: aus der App davor, und dorthin, wo du als Nächstes hingehst.',
  bring: 'Gewohnheiten importieren',
  bringHint:
    'Wir lesen Loop Habit Tracker (CSV-Zip oder Sicherung), HabitBull, Habitica und Beaver und unsere eigene Datei. Nichts ändert sich, bevor du gesehen hast, was käme.',
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
  table: 'Zeilen dieser Datei',
  habit: 'Gewohnheit',
  days: 'Tage',
  span: 'Von – bis',
  known: (fresh) =>
    fresh === 0
      ? 'Schon hier, genau so'
      : plural(fresh, { one: 'Schon hier; # Tag ist neu oder anders', other: 'Schon hier; # Tage sind neu oder anders' }),
  fresh: (n) =>
    n === 0
      ? 'Kein Tag davon ist neu.'
      : plural(n, { one: '# Tag käme dazu oder änderte sich.', other: '# Tage kämen dazu oder änderten sich.' }),
  allKnown: 'Alles davon ist schon hier. Es gibt nichts zu importieren.',
  tooMany: (n) => `Damit wären es ${number(n)} Gewohnheiten, mehr als Platz haben. Aus dieser Datei lässt sich nichts importieren.`,
  notes: {
    'guessed-target': (n) => `Das Ziel steht nicht in der Datei; ${number(n)} haben die meisten Tage.`,
    'guessed-done': () => 'Die Datei sagt, wie stark sie war, nicht ob sie getan war: Ein Anstieg zählt als getan.',
    'days-unreadable': (n) => plural(n, { one: '# Tag ließ sich nicht lesen.', other: '# Tage ließen sich nicht lesen.' }),
    'name-cut': () => 'Der Name war zu lang und wurde gekürzt.',
    'same-name': (n) => `Die Datei hat ${number(n)} Gewohnheiten mit diesem Namen. Jede kommt für sich.`,
    'reminder-off': (n) => `Ihre Erinnerung um ${clock(n)} Uhr kommt mit, ausgeschaltet.`,
    'reminder-left': () => 'Ihre Erinnerung bleibt zurück. Hier kannst du eine neue stellen.',
    ahead: (n) =>
      plural(n, { one: '# Tag liegt in der Zukunft und bleibt zurück.', other: '# Tage liegen in der Zukunft und bleiben zurück.' }),
  },
  came: (habits, days) =>
    `${plural(habits, { one: '# Gewohnheit ist dazugekommen oder ergänzt', other: '# Gewohnheiten sind dazugekommen oder ergänzt' })}, mit ${plural(days, { one: '# Tag', other: '# Tagen' })}.`,
  toHabits: 'Zu deinen Gewohnheiten',
  failed: {
    unknown_format:
      'Diesen Export kennen wir nicht. Wir lesen Loop (CSV-Zip oder Sicherung), HabitBull, Habitica, Beaver und unseren eigenen.',
    no_room: 'Es sind mehr Gewohnheiten, als Platz haben. Was davor kam, ist hier.',
  },
  kept: (habits, days) =>
    `Nicht entfernt, weil du seither etwas geändert hast: ${plural(habits, { one: '# Gewohnheit', other: '# Gewohnheiten' })}, mit ${plural(days, { one: '# Tag', other: '# Tagen' })}.`,
  undoText: 'Importierte Gewohnheiten und Tage werden entfernt, geänderte wiederhergestellt. Deine späteren Änderungen bleiben.',
  habits: (n) => plural(n, { one: '# Gewohnheit', other: '# Gewohnheiten' }),
  take: 'Gewohnheiten exportieren',
  takeHint: 'Alles, mit jedem Tag. Loop liest das Erste; das Zweite enthält alles und lässt sich hier so wieder importieren, wie es war.',
  loop: 'Für Loop (Zip)',
  json: 'Alles (JSON)',
}
