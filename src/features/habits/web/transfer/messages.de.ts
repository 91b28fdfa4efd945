import { words } from '#platform/web/i18n/words.ts'
import type { en } from './messages.ts'

const { plural, number } = words('de')

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

export const de: typeof en = {
  title: 'Importieren und exportieren',
  lead: 'Bring deinen Verlauf aus einer anderen App mit, oder nimm ihn mit in die nächste.',
  bring: 'Gewohnheiten importieren',
  bringHint:
    'Wir lesen Loop Habit Tracker (CSV-Zip oder Sicherung), HabitBull, Habitica, Beaver und unsere eigenen Exporte. Du siehst eine Vorschau, bevor sich etwas ändert.',
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
  nothing: 'In dieser Datei sind keine Gewohnheiten.',
  unread: (n) =>
    plural(n, {
      one: '# Zeile ließ sich nicht lesen und wird übersprungen.',
      other: '# Zeilen ließen sich nicht lesen und werden übersprungen.',
    }),
  table: 'Zeilen dieser Datei',
  habit: 'Gewohnheit',
  days: 'Tage',
  span: 'Von – bis',
  known: (fresh) =>
    fresh === 0
      ? 'Schon hier, unverändert'
      : plural(fresh, { one: 'Schon hier; # Tag ist neu oder anders', other: 'Schon hier; # Tage sind neu oder anders' }),
  fresh: (n) =>
    n === 0
      ? 'Kein Tag davon ist neu.'
      : plural(n, { one: '# Tag kommt dazu oder ändert sich.', other: '# Tage kommen dazu oder ändern sich.' }),
  allKnown: 'Alles davon ist schon hier. Es gibt nichts zu importieren.',
  tooMany: (n) => `Damit wären es ${number(n)} Gewohnheiten, mehr als möglich sind. Aus dieser Datei lässt sich nichts importieren.`,
  notes: {
    'guessed-target': (n) => `Das Ziel steht nicht in der Datei. Wir haben ${number(n)} gewählt, die häufigste Menge.`,
    'guessed-done': () => 'Die Datei enthält nur die Stärke dieser Gewohnheit. Ein Tag, an dem sie stieg, zählt als erledigt.',
    'days-unreadable': (n) => plural(n, { one: '# Tag ließ sich nicht lesen.', other: '# Tage ließen sich nicht lesen.' }),
    'name-cut': () => 'Der Name war zu lang und wurde gekürzt.',
    'same-name': (n) => `Die Datei hat ${number(n)} Gewohnheiten mit diesem Namen. Jede wird einzeln importiert.`,
    'reminder-off': (n) => `Ihre Erinnerung um ${clock(n)} Uhr wird importiert, ist aber ausgeschaltet.`,
    'reminder-left': () => 'Ihre Erinnerung wird nicht importiert. Du kannst hier eine einstellen.',
    ahead: (n) =>
      plural(n, {
        one: '# Tag liegt in der Zukunft und wird übersprungen.',
        other: '# Tage liegen in der Zukunft und werden übersprungen.',
      }),
  },
  came: (habits, days) =>
    `${plural(habits, { one: '# Gewohnheit ist dazugekommen oder ergänzt', other: '# Gewohnheiten sind dazugekommen oder ergänzt' })}, mit ${plural(days, { one: '# Tag', other: '# Tagen' })}.`,
  toHabits: 'Zu deinen Gewohnheiten',
  failed: {
    unknown_format:
      'Diese Datei können wir nicht lesen. Wir lesen Exporte aus Loop (CSV-Zip oder Sicherung), HabitBull, Habitica, Beaver und unsere eigenen.',
    no_room: 'Mehr Gewohnheiten sind nicht möglich. Was bis dahin importiert wurde, ist hier.',
  },
  retained: (habits, days) =>
    `Nicht entfernt, weil du seither etwas geändert hast: ${plural(habits, { one: '# Gewohnheit', other: '# Gewohnheiten' })}, mit ${plural(days, { one: '# Tag', other: '# Tagen' })}.`,
  undoText: 'Importierte Gewohnheiten und Tage werden entfernt, geänderte wiederhergestellt. Deine späteren Änderungen bleiben.',
  habits: (n) => plural(n, { one: '# Gewohnheit', other: '# Gewohnheiten' }),
  take: 'Gewohnheiten exportieren',
  takeHint:
    'Alle Gewohnheiten mit jedem Tag. Die erste Datei liest Loop. Die zweite enthält alles, und du kannst sie hier wieder importieren.',
  loop: 'Für Loop (Zip)',
  json: 'Alles (JSON)',
}
