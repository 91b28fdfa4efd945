import { z } from 'zod'
import { HabitFields } from '../../contract.ts'
import { datesOf } from './date-order.ts'
import { dayOf, nameOf, scheduleOf, usualValue, type ParsedFile, type ParsedHabit, type Note } from './parsed-habit.ts'
import { cell, csvRows, type Row } from './csv.ts'

const YES = { kind: 'yes', unit: '', target: 1, schedule: { kind: 'daily' }, hue: 140, isArchived: false, question: '', notes: '' } as const

/** HabitBull's CSV: one row per habit and day. It lacks the kind and target of a habit: both are guessed, with a note. */
export function readHabitBull(csv: string): ParsedFile {
  const { rows } = csvRows(csv)
  const { readDay, openDate } = datesOf(rows.map((row) => cell(row, 'calendardate')))
  let unread = 0
  const habits = [...Map.groupBy(rows, (row) => cell(row, 'habitname'))].map(([title, own]): ParsedHabit => {
    const { name, notes } = nameOf(title, 'Habit')
    const days: ParsedHabit['days'] = []
    for (const row of own) {
      const day = readDay(cell(row, 'calendardate'))
      const value = Number(cell(row, 'value') || 'x')
      if (day === undefined || !Number.isFinite(value) || value < 0) unread++
      else days.push({ day, value, isSkipped: false, note: (row.commenttext ?? '').slice(0, 1000) })
    }
    const isNumber = days.some(({ value }) => value !== 0 && value !== 1)
    const target = usualValue(days.map(({ value }) => value))
    const missed = own.length - days.length
    return {
      sourceId: title,
      fields: {
        ...YES,
        name,
        notes: [cell(own[0]!, 'habitdescription'), cell(own[0]!, 'habitcategory')].filter(Boolean).join('\n').slice(0, 2000),
        ...(isNumber && { kind: 'atLeast' as const, target }),
      },
      days,
      notes: [
        ...notes,
        ...(isNumber ? [{ key: 'guessed-target', n: target } satisfies Note] : []),
        ...(missed > 0 ? [{ key: 'days-unreadable', n: missed } satisfies Note] : []),
      ],
    }
  })
  return { source: 'habitbull', habits, unread, openDate }
}

/**
 * Habitica's history: each row is a task's strength after an event, not whether it was done. A daily was done on a day on which its
 * strength rose; for a habit, each rise counts once. To-dos and rewards are not imported.
 */
export function readHabitica(csv: string): ParsedFile {
  const { rows } = csvRows(csv)
  let unread = 0
  const wanted = rows.filter((row) => /^(daily|habit)$/i.test(cell(row, 'task type')))
  const habits = [...Map.groupBy(wanted, (row) => cell(row, 'task id') || cell(row, 'task name'))].map(([id, own]): ParsedHabit => {
    const { name, notes } = nameOf(cell(own[0]!, 'task name'), 'Habit')
    const readable = own.flatMap((row: Row) => {
      const day = dayOf(cell(row, 'date'))
      const value = Number(cell(row, 'value') || 'x')
      if (day === undefined || !Number.isFinite(value)) {
        unread++
        return []
      }
      return [{ day, date: cell(row, 'date'), value }]
    })
    const isCounted = /^habit$/i.test(cell(own[0]!, 'task type'))
    const done = new Map<string, number>()
    let before = 0
    for (const { day, value } of readable.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
      if (value > before) done.set(day, isCounted ? (done.get(day) ?? 0) + 1 : 1)
      before = value
    }
    return {
      sourceId: id,
      fields: { ...YES, name },
      days: [...done].map(([day, value]) => ({ day, value, isSkipped: false, note: '' })),
      notes: [...notes, { key: 'guessed-done', n: done.size }],
    }
  })
  return { source: 'habitica', habits, unread }
}

const BeaverDay = z.object({ day: z.string(), done: z.boolean().catch(false), text: z.string().catch('') })
const Beaver = z.object({
  habits: z.array(
    z.object({
      id: z.union([z.string(), z.number()]).optional(),
      name: z.string(),
      status: z.string().catch(''),
      /** `target/count[DWMY]`, as text or as an object. */
      frequency: z.string().catch(''),
      period: z.object({ period_type: z.string(), period_count: z.number(), target_count: z.number() }).nullish().catch(null),
      records: z.array(z.unknown()).catch([]),
    }),
  ),
})

const PERIOD_DAYS: Record<string, number> = { D: 1, W: 7, M: 30, Y: 365 }

/** Beaver Habit Tracker's JSON. Undefined for another format. */
export function readBeaver(json: unknown): ParsedFile | undefined {
  const parsed = Beaver.safeParse(json)
  if (!parsed.success) return undefined
  let unread = 0
  const habits = parsed.data.habits.map((habit, index): ParsedHabit => {
    const { name, notes } = nameOf(habit.name, `Habit ${index + 1}`)
    const written = /^(\d+)\/(\d+)?([DWMY])$/i.exec(habit.frequency.replaceAll(' ', ''))
    const [target, count, unit] = habit.period
      ? [habit.period.target_count, habit.period.period_count, habit.period.period_type]
      : [Number(written?.[1] ?? 1), Number(written?.[2] ?? 1), written?.[3] ?? 'D']
    const days: ParsedHabit['days'] = []
    for (const record of habit.records) {
      const one = BeaverDay.safeParse(record)
      const day = one.success ? dayOf(one.data.day) : undefined
      if (!one.success || day === undefined) unread++
      else if (one.data.done || one.data.text)
        days.push({ day, value: one.data.done ? 1 : 0, isSkipped: false, note: one.data.text.slice(0, 1000) })
    }
    return {
      sourceId: String(habit.id ?? habit.name),
      fields: {
        ...YES,
        name,
        schedule: scheduleOf(target, count * (PERIOD_DAYS[unit.toUpperCase()] ?? 1)),
        isArchived: /archive/i.test(habit.status),
      },
      days,
      notes: days.length < habit.records.length && unread > 0 ? [...notes, { key: 'days-unreadable', n: unread }] : notes,
    }
  })
  return { source: 'beaver', habits, unread }
}

const OurDay = z.object({
  day: z.iso.date(),
  value: z.number().min(0).max(1_000_000),
  isEntered: z.boolean().optional(),
  isSkipped: z.boolean(),
  reason: z.string().max(200).default(''),
  note: z.string().max(1000).default(''),
})
export const OurExport = z.object({
  format: z.literal('fernwell-habits'),
  version: z.literal(1),
  groups: z
    .array(z.object({ id: z.uuid(), name: HabitFields.shape.name }))
    .max(1000)
    .default([]),
  habits: z
    .array(
      HabitFields.omit({ groupId: true, order: true }).extend({
        id: z.uuid(),
        groupId: z.uuid().nullish(),
        days: z.array(OurDay).max(100_000),
      }),
    )
    .max(1000),
})

/** Our own JSON. Undefined for another format. */
export function readOurs(json: unknown): ParsedFile | undefined {
  const parsed = OurExport.safeParse(json)
  if (!parsed.success) return undefined
  const groups = new Map(parsed.data.groups.map(({ id, name }) => [id, name]))
  return {
    source: 'fernwell',
    unread: 0,
    habits: parsed.data.habits.map(({ id, groupId, days, ...fields }) => {
      const group = groupId ? groups.get(groupId) : undefined
      return { sourceId: id, fields, days, notes: [], ...(group !== undefined && { group }) }
    }),
  }
}
