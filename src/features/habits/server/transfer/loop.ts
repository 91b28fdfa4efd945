import { dayFromNumber } from '#platform/contract/dates.ts'
import { withoutFormulaGuard } from '#platform/server/core/csv.ts'
import { unreadable } from '#platform/server/imports/archive.ts'
import { dayOf, decimal, hueOf, nameOf, scheduleOf, type ParsedFile, type ParsedHabit, type Note } from './parsed-habit.ts'
import { cell, csvRows, MAX_ROWS, type Row } from './csv.ts'

const SKIP = 3
const NAMES: Record<string, number> = { UNKNOWN: -1, NO: 0, YES_AUTO: 1, YES_MANUAL: 2, SKIP: 3 }

/** Loop's twenty colours by palette number, as hues. */
const PALETTE = [0, 14, 36, 45, 54, 66, 88, 122, 174, 187, 199, 207, 231, 262, 291, 340, 16, 140, 200, 140]

type LoopHabit = {
  id: string
  name: string
  question: string
  description: string
  times: number
  days: number
  isNumber: boolean
  isAtMost: boolean
  target: number
  unit: string
  hue: number
  isArchived: boolean
  reminder: ParsedHabit['reminder']
}

/** A checkmark in our terms. Numbers are thousandths, unless they have a decimal point. undefined: there is no entry. */
function entryOf(raw: string, isNumber: boolean): { value: number; isSkipped: boolean } | undefined {
  const text = raw.trim().toUpperCase()
  const number = NAMES[text] ?? decimal(text)
  if (text === '' || !Number.isFinite(number) || number < 0) return undefined
  const isWhole = !/[.,]/.test(text)
  if (number === SKIP && (isWhole || !isNumber)) return { value: 0, isSkipped: true }
  if (isNumber) return { value: isWhole ? number / 1000 : number, isSkipped: false }
  // Loop fills in days from the schedule; those were not done. Nothing is lost: the schedule covers them.
  if (number === 1) return undefined
  return { value: number === 2 ? 1 : 0, isSkipped: false }
}

function parsedHabitOf(habit: LoopHabit, days: ParsedHabit['days'], unread: number): ParsedHabit {
  const { name, notes } = nameOf(habit.name, 'Habit')
  return {
    sourceId: habit.id || `${habit.isNumber ? (habit.isAtMost ? 'atMost' : 'atLeast') : 'yes'} ${habit.name}`,
    earlierId: habit.id || habit.name,
    fields: {
      name,
      question: habit.question.slice(0, 200),
      notes: habit.description.slice(0, 2000),
      kind: habit.isNumber ? (habit.isAtMost ? 'atMost' : 'atLeast') : 'yes',
      unit: habit.unit.slice(0, 24),
      target: habit.isNumber ? Math.max(habit.isAtMost ? 0 : 0.001, habit.target) : 1,
      // The target of a number applies to its whole period, in Loop as in Fernwell.
      schedule: habit.isNumber
        ? habit.days > 1
          ? { kind: 'perDays', times: 1, days: Math.min(366, habit.days) }
          : { kind: 'daily' }
        : scheduleOf(habit.times, habit.days),
      hue: habit.hue,
      isArchived: habit.isArchived,
    },
    days,
    notes: [
      ...notes,
      ...(unread > 0 ? [{ key: 'days-unreadable', n: unread } satisfies Note] : []),
      ...(habit.reminder ? [{ key: 'reminder-off', n: habit.reminder.minutes } satisfies Note] : []),
    ],
    ...(habit.reminder && { reminder: habit.reminder }),
  }
}

/** The CSV export: `Habits.csv`, and a folder `NNN Name` with `Checkmarks.csv` for each habit. */
export function readLoopCsv(files: ReadonlyMap<string, string>): ParsedFile {
  const { rows } = csvRows(files.get('Habits.csv') ?? '')
  let unread = 0
  let read = 0
  const count = (lines: number) => {
    read += lines
    if (read > MAX_ROWS) throw unreadable('too_many_rows')
  }
  count(rows.length)
  const habits = rows.map((row, index) => {
    const habit = habitOf(row)
    // Loop reduces folder names to ASCII; a name without ASCII characters leaves nothing, not even the space.
    const folder = cell(row, 'position').padStart(3, '0')
    const path = [...files.keys()].find(
      (name) => (name.startsWith(`${folder} `) || name.startsWith(`${folder}/`)) && name.endsWith('/Checkmarks.csv'),
    )
    const own = path === undefined ? undefined : files.get(path)
    if (own === undefined) {
      const isTwice = rows.filter((other) => cell(other, 'name').toLowerCase() === habit.name.toLowerCase()).length > 1
      const { days, missed, lines } = fromMatrix(files.get('Checkmarks.csv') ?? '', habit, index, isTwice)
      unread += missed
      count(lines)
      return parsedHabitOf(habit, days, missed)
    }
    const { days, missed, lines } = fromColumns(own, habit)
    unread += missed
    count(lines)
    return parsedHabitOf(habit, days, missed)
  })
  return { source: 'loop-csv', habits, unread }
}

function habitOf(row: Row): LoopHabit {
  const type = cell(row, 'type').toUpperCase()
  const target = cell(row, 'target type').toUpperCase()
  return {
    // Loop's CSV carries no ids.
    id: '',
    name: cell(row, 'name'),
    question: cell(row, 'question'),
    description: cell(row, 'description'),
    times: Number(cell(row, 'frequencynumerator') || cell(row, 'numrepetitions')) || 1,
    days: Number(cell(row, 'frequencydenominator') || cell(row, 'interval')) || 1,
    isNumber: type === 'NUMERICAL' || type === '1',
    isAtMost: target === 'AT_MOST' || target === '1',
    target: decimal(cell(row, 'target value')) || 0,
    unit: cell(row, 'unit'),
    hue: hueOf(cell(row, 'color')),
    isArchived: /^(true|1)$/i.test(cell(row, 'archived?')),
    // Loop's CSV carries no reminders.
    reminder: undefined,
  }
}

function fromColumns(text: string, habit: LoopHabit) {
  // Older exports have neither header nor notes.
  const hasHeader = /^\W*date\b/i.test(text)
  const { rows } = csvRows(hasHeader ? text : `Date,Value,Notes\n${text}`)
  return collect(
    rows.map((row) => [cell(row, 'date'), cell(row, 'value'), withoutFormulaGuard(row.notes ?? '')]),
    habit,
  )
}

/** `Date,<name>,<name>,…`: columns by name, or by position if a name occurs twice. */
function fromMatrix(text: string, habit: LoopHabit, index: number, isTwice: boolean) {
  const { columns, rows } = csvRows(text)
  const name = habit.name.toLowerCase()
  const column = columns.includes(name) && !isTwice ? name : (columns[index + 1] ?? '')
  return collect(
    rows.map((row) => [cell(row, 'date'), cell(row, column), '']),
    habit,
  )
}

function collect(lines: [date: string, value: string, note: string][], habit: LoopHabit) {
  const days: ParsedHabit['days'] = []
  let missed = 0
  for (const [date, raw, note] of lines) {
    const day = dayOf(date)
    if (day === undefined || (raw !== '' && !(raw.toUpperCase() in NAMES) && !Number.isFinite(decimal(raw)))) {
      missed++
      continue
    }
    const entry = entryOf(raw, habit.isNumber)
    if (entry) days.push({ day, ...entry, note: note.slice(0, 1000) })
    else if (note.trim()) days.push({ day, value: 0, isEntered: false, isSkipped: false, note: note.slice(0, 1000) })
  }
  return { days, missed, lines: lines.length }
}

/** Hue of a palette number; old versions stored an ARGB colour instead. */
const hueOfColour = (colour: number): number => PALETTE[colour] ?? hueOf((colour & 0xffffff).toString(16).padStart(6, '0'))

/** Rows of the tables of a Loop backup; columns depend on the schema version. */
export type LoopTables = { habits: Record<string, unknown>[]; repetitions: Record<string, unknown>[] }

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const number = (value: unknown, otherwise: number) => (typeof value === 'number' && Number.isFinite(value) ? value : otherwise)

/** The SQLite backup, schema 25 and older: a missing column gets the meaning it had before it existed. */
export function readLoopBackup({ habits, repetitions }: LoopTables): ParsedFile {
  const byHabit = Map.groupBy(repetitions, (row) => row.habit)
  let unread = 0
  const imported = habits.map((row) => {
    const hasQuestion = 'question' in row
    const habit: LoopHabit = {
      id: text(row.uuid),
      name: text(row.name),
      // Before version 23 the description was the question.
      question: hasQuestion ? text(row.question) : text(row.description),
      description: hasQuestion ? text(row.description) : '',
      times: number(row.freq_num, 1),
      days: number(row.freq_den, 1),
      isNumber: number(row.type, 0) === 1,
      isAtMost: number(row.target_type, 0) === 1,
      target: number(row.target_value, 0),
      unit: text(row.unit),
      hue: hueOfColour(number(row.color, 17)),
      isArchived: number(row.archived, 0) === 1,
      reminder: reminderOf(row),
    }
    let missed = 0
    const days: ParsedHabit['days'] = []
    for (const one of byHabit.get(row.id) ?? []) {
      const at = number(one.timestamp, Number.NaN)
      const day = Number.isFinite(at) ? dayOf(dayFromNumber(Math.floor(at / 86_400_000))) : undefined
      // Old files have no value: a row is a check.
      const entry = entryOf(String(number(one.value, 2)), habit.isNumber)
      if (day === undefined) missed++
      else if (entry || text(one.notes).trim())
        days.push({ day, ...(entry ?? { value: 0, isEntered: false, isSkipped: false }), note: text(one.notes).slice(0, 1000) })
    }
    unread += missed
    return parsedHabitOf(habit, days, missed)
  })
  return { source: 'loop-backup', habits: imported, unread }
}

/** Bit 0 of Loop's weekday mask is Saturday; bit 0 of ours is Monday. */
function reminderOf(row: Record<string, unknown>): ParsedHabit['reminder'] {
  const [hour, minute] = [number(row.reminder_hour, -1), number(row.reminder_min, -1)]
  const days = number(row.reminder_days, 127)
  const weekdays = Array.from({ length: 7 }, (_, bit) => ((days >> bit) & 1) << ((bit + 5) % 7)).reduce((mask, one) => mask | one, 0)
  if (!Number.isInteger(hour) || hour < 0 || hour > 23 || !Number.isInteger(minute) || minute < 0 || minute > 59) return undefined
  return weekdays === 0 ? undefined : { minutes: hour * 60 + minute, weekdays }
}
