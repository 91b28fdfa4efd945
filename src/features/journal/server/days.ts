import { daysBetween, localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import { invalid } from '#platform/contract/errors.ts'
import { dayTotals } from '#platform/server/activity/activity.ts'
import type { App } from '#platform/server/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { DayAct, JournalDay, Memory } from '../contract/days.ts'
import { SETTINGS_ID, type EntryRecord, type JournalRecord } from '../contract/records.ts'
import { chooseMemories, daysThatComeBack, type HardMarks } from '../memories.ts'
import { dayRows, entriesOfDays, entryPage, firstDay, rowsOfKind } from './entries-store.ts'
import { recordRows } from './records-store.ts'
import { assertDays } from './sync/limits.ts'
import { damaged, opened } from './sync/read.ts'

const MOST_DAYS = 3700
const SHEET_BYTES = 8 * 1024 * 1024

export async function daysOf(app: App, userId: string, from: LocalDay, to: LocalDay): Promise<JournalDay[]> {
  assertDays(from, to)
  if (daysBetween(from, to) >= MOST_DAYS) throw invalid('to', `At most ${MOST_DAYS} days at once, please.`)
  const rows = await dayRows(app.db, userId, from, to)
  return rows.map((row) => ({
    ...row,
    mood: row.moods.length > 0 ? row.moods.reduce((sum, mood) => sum + mood, 0) / row.moods.length : null,
  }))
}

/** Everything of one day. Entries: the latest hundred, or 8 MB of them; `GET /api/journal/entries` has the rest. */
export async function daySheet(
  app: App,
  userId: string,
  day: LocalDay,
): Promise<{ day: LocalDay; entries: JournalRecord[]; acts: DayAct[] }> {
  assertDays(day)
  const [{ rows }, totals] = await Promise.all([
    entryPage(app.db, userId, { from: day, to: day, limit: 100, bytes: SHEET_BYTES }),
    dayTotals(app.db, userId, day, day),
  ])
  return { day, entries: await opened(app, userId, rows), acts: totals.filter(({ acts }) => acts > 0) }
}

/** What a person marked as hard, and whether they want memories and prompts at all. */
export type Marks = HardMarks & { memories: boolean; prompts: boolean }

export async function hardMarksOf(app: App, userId: string): Promise<Marks> {
  const [settingsRows, rangeRows] = await Promise.all([recordRows(app.db, userId, [SETTINGS_ID]), rowsOfKind(app.db, userId, 'hardRange')])
  const records = await opened(app, userId, [...settingsRows, ...rangeRows])
  // What somebody marked as hard must not come back because the mark cannot be read.
  if (records.length < settingsRows.length + rangeRows.length) throw damaged()
  const settings = records.find((one) => one.kind === 'settings')?.data
  const ranges = records.flatMap((one) => (one.kind === 'hardRange' && one.data ? [one.data] : []))
  return { hardTags: settings?.hardTags ?? [], ranges, memories: settings?.memories ?? true, prompts: settings?.prompts ?? true }
}

export async function memoriesOf(
  app: App,
  person: Pick<Person, 'id' | 'zone' | 'dayStart'>,
  asked?: LocalDay,
  /** When the caller reads them anyway. */
  marksOf: Promise<Marks> = hardMarksOf(app, person.id),
): Promise<{ day: LocalDay; memories: Memory[]; entries: JournalRecord[] }> {
  const day = asked ?? localDayOf(app.clock.now(), person.zone, person.dayStart)
  assertDays(day)
  const [marks, oldest] = await Promise.all([marksOf, firstDay(app.db, person.id)])
  if (!marks.memories || oldest === undefined || oldest >= day) return { day, memories: [], entries: [] }
  const days = daysThatComeBack(day, oldest).map((ago) => ago.day)
  const records = (await opened(app, person.id, await entriesOfDays(app.db, person.id, days))) as EntryRecord[]
  const candidates = records.flatMap(({ id, data }) => (data ? [{ id, data }] : []))
  const memories = chooseMemories(person.id, day, oldest, candidates, marks)
  const chosen = new Set(memories.map(({ entryId }) => entryId))
  return { day, memories, entries: records.filter(({ id }) => chosen.has(id)) }
}
