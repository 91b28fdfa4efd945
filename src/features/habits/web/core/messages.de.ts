import type { Formatting } from '#platform/web/i18n/format.ts'
import type { Translation } from '#platform/web/i18n/messages.ts'
import { words } from '#platform/web/i18n/words.ts'
import type { Habit, HabitDay, Schedule } from '../../contract.ts'
import type { en } from './messages.ts'

const { plural, number } = words('de')

const days = (n: number) => plural(n, { one: '# Tag', other: '# Tage' })
const inDays = (n: number) => plural(n, { one: '# Tag', other: '# Tagen' })
const times = (n: number) => (n === 1 ? 'einmal' : n === 2 ? 'zweimal' : plural(n, { other: '#-mal' }))

const ONE: Readonly<Record<string, string>> = {
  Minuten: 'Minute',
  Stunden: 'Stunde',
  Seiten: 'Seite',
  Tassen: 'Tasse',
  Gläser: 'Glas',
  Briefe: 'Brief',
  Schritte: 'Schritt',
  Wörter: 'Wort',
}

const quantity = (value: number, unit: string, format: Formatting): string =>
  unit === '' ? format.number(value) : `${format.number(value)} ${value === 1 ? (ONE[unit] ?? unit) : unit}`

function amount(habit: Pick<Habit, 'kind' | 'unit' | 'schedule'>, value: number, format: Formatting): string {
  if (habit.kind !== 'yes') return quantity(value, habit.unit, format)
  return habit.schedule.kind === 'timesADay' ? times(value) : value > 0 ? 'erledigt' : 'offen'
}

function marked(habit: Pick<Habit, 'name' | 'kind' | 'unit' | 'schedule'>, before: HabitDay, after: HabitDay, format: Formatting): string {
  if (after.isSkipped) return `${habit.name}: an diesem Tag ausgelassen`
  if (before.isSkipped && after.value === before.value) return `${habit.name}: wieder offen`
  if (after.note !== before.note) return `${habit.name}: Notiz gespeichert`
  return `${habit.name}: ${amount(habit, after.value, format)}`
}

function schedule(of: Schedule, names: readonly string[], format: Formatting): string {
  switch (of.kind) {
    case 'daily':
      return 'jeden Tag'
    case 'weekdays':
      if (of.weekdays === 127) return 'jeden Tag'
      if (of.weekdays === 0b0011111) return 'Montag bis Freitag'
      if (of.weekdays === 0b1100000) return 'am Wochenende'
      return `am ${format.list(names.filter((_, bit) => of.weekdays & (1 << bit)))}`
    case 'perDays':
      return of.days === 7 ? `${times(of.times)} in der Woche` : `${times(of.times)} in ${inDays(of.days)}`
    case 'everyDays':
      return of.days === 2 ? 'jeden zweiten Tag' : `alle ${of.days} Tage`
    case 'timesADay':
      return `${times(of.times)} am Tag`
  }
}

export const de: Translation<typeof en> = {
  title: 'Gewohnheiten',
  failed: 'Das ließ sich nicht speichern',
  undo: 'Rückgängig',
  marked,
  amount,
  quantity,
  schedule,
  days,
  outbox: {
    mark: (name, day) => `${name}, ${day}`,
    habit: (name) => `Gewohnheit „${name}“`,
    remove: (name) => `„${name}“ löschen`,
    order: 'Reihenfolge deiner Gewohnheiten',
    group: (name) => `Gruppe „${name}“`,
  },
  lead: {
    loading: 'Einen Moment …',
    none: 'Kleines, oft getan, wächst zu etwas heran.',
    restDay: 'Heute steht nichts an.',
    left: (n) => plural(n, { one: 'Noch eine kleine Sache für heute.', other: '# kleine Dinge für heute.' }),
    done: 'Alles für heute ist geschafft.',
  },
  add: 'Neue Gewohnheit',
  menu: 'Mehr zu deinen Gewohnheiten',
  arrange: 'Reihenfolge und Gruppen',
  toCompleted: 'Geschafft und archiviert',
  toTransfer: 'Importieren und exportieren',
  toAnalytics: 'Muster und Stärke',
  toHub: 'Start',
  toGarden: 'Zu deinem Garten',
  parts: { morning: 'Am Morgen', day: 'Tagsüber', evening: 'Am Abend', any: 'Irgendwann' },
  partsAlone: 'Heute',
  notToday: (n) => `Heute nicht · ${n}`,
  notTodayHint: 'Sie sind pausiert oder für jetzt schon geschafft. Eintragen kannst du sie trotzdem.',
  empty: {
    title: 'Ein Beet, bereit für Samen',
    text: 'Beginne mit einer Gewohnheit, die keine zwei Minuten braucht. Sie wächst vielleicht von selbst.',
    begin: 'Deine erste Gewohnheit wählen',
    bring: 'Gewohnheiten aus einer anderen App mitbringen',
  },
  offline: {
    title: 'Deine Gewohnheiten sind noch nicht auf diesem Gerät',
    text: 'Öffne diese Seite einmal mit Netz, dann sind sie auch ohne Netz da.',
  },
  broken: { title: 'Deine Gewohnheiten ließen sich nicht laden', text: 'Nichts ist verloren. Versuche es gleich noch einmal.' },
  row: {
    mark: (name) => `${name}: als erledigt eintragen`,
    unmark: (name) => `${name}: als nicht erledigt eintragen`,
    oneMore: (name, now) => `${name}: eins mehr. Jetzt ${now}`,
    addSome: (name, some, now) => `${name}: ${some} dazu. Jetzt ${now}`,
    less: (name, some) => `${name}: ${some} weniger`,
    more: (name, some) => `${name}: ${some} mehr`,
    value: (name) => `${name}: Menge heute`,
    none: 'Heute nichts',
    noneOf: (name) => `${name}: heute nichts`,
    of: (target) => `von ${target}`,
    atMost: (target) => `höchstens ${target}`,
    inDays: (n) => `in ${inDays(n)}`,
    menu: (name) => `Mehr zu ${name}`,
    strength: (name, percent) => `${name}: Stärke ${percent}`,
    week: (name) => `${name}: die letzten sieben Tage`,
    day: (day, state) => `${day}: ${state}`,
    state: { done: 'erledigt', open: 'offen', skipped: 'ausgelassen', some: (some) => `bisher ${some}` },
    notes: 'mit Notiz',
  },
  standing: {
    thisWeek: (done, asked) => `${number(done)} von ${number(asked)} diese Woche`,
    streak: (n) => plural(n, { one: '# in Folge', other: '# in Folge' }),
    mayMiss: (n) =>
      n === 0
        ? 'Der Rest dieser Woche zählt'
        : plural(n, { one: 'Ein Tag darf diese Woche noch ausfallen', other: '# Tage dürfen diese Woche noch ausfallen' }),
    recovery: (n) => `Meist bist du nach ${inDays(n)} wieder dabei`,
    fresh: 'Ein neuer Anfang',
    again: 'Ein guter Tag, um wiederzukommen',
    new: 'Frisch gepflanzt',
    goal: (done, goal) => `${done} von ${goal} insgesamt`,
    resting: 'Pausiert',
  },
  actions: {
    skip: 'Heute auslassen …',
    unskip: 'Doch nicht auslassen',
    note: 'Notiz für heute …',
    editNote: 'Notiz bearbeiten …',
    exact: 'Genaue Menge …',
    open: 'Details ansehen',
    edit: 'Bearbeiten …',
    pause: 'Pausieren …',
    resume: 'Fortsetzen',
    archive: 'Archivieren',
  },
  archived: (name) => `„${name}“ ist archiviert`,
  resumed: (name) => `„${name}“ ist wieder aktiv`,
  paused: (name, until) => (until ? `„${name}“ ist bis ${until} pausiert` : `„${name}“ ist pausiert`),
  dayDialog: {
    title: (name, day) => `${name}, ${day}`,
    amount: 'Menge',
    times: 'Wie oft',
    done: 'Erledigt',
    skip: 'Diesen Tag auslassen',
    skipHint: 'Ein ausgelassener Tag zählt nicht und unterbricht keine Serie.',
    reason: 'Grund (optional)',
    reasons: ['Krank', 'Unterwegs', 'Erholung', 'Keine Zeit'],
    note: 'Notiz',
    save: 'Speichern',
    cancel: 'Abbrechen',
    badAmount: 'Gib eine Zahl von 0 bis 1.000.000 ein.',
  },
  pauseDialog: {
    title: (name) => `„${name}“ pausieren`,
    text: 'Während der Pause steht nichts an, und nichts geht verloren.',
    from: 'Von',
    to: 'Bis einschließlich',
    toHint: 'Lass es leer, um zu pausieren, bis du weitermachst.',
    badEnd: 'Das Ende liegt vor dem Anfang.',
    save: 'Pausieren',
  },
  allDone: { title: 'Das war’s für heute', text: 'Alles, was du dir vorgenommen hast, ist geschafft. Der Rest des Tages gehört dir.' },
  panel: {
    title: 'Heute',
    ring: (done, all) => `${done} von ${all} erledigt`,
    week: 'Die letzten sieben Tage',
    weekDay: (day, n) => `${day}: ${n} erledigt`,
    more: 'Weitere Seiten',
  },
  command: {
    habit: 'Gewohnheit',
    mark: (name) => `Abhaken: ${name}`,
    add: (name, some) => `${name}: ${some} dazu`,
    markAlso: 'abhaken erledigt Gewohnheit',
  },
  hub: {
    title: 'Für heute',
    all: 'Alle Gewohnheiten',
    done: 'Alles für heute ist geschafft',
    doneText: 'Was du dir vorgenommen hast, ist geschafft.',
  },
}
