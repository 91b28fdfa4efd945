import { LRUCache } from 'lru-cache'
import { daysBetween, localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import { invalid } from '#platform/contract/errors.ts'
import { dayTotals } from '#platform/server/activity/activity.ts'
import { subjectsOfDay } from '#platform/server/activity/acts.ts'
import type { HasClock, HasDb, HasLog, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { MOST_SUBJECTS, type DayAct, type JournalDay, type Memory } from '../../contract/days.ts'
import type { JournalQuery } from '../../contract/sync.ts'
import type { JournalScope } from '../../journal-scopes.ts'
import type { EntryData, EntryRecord, JournalRecord, RecordKind } from '../../contract/records.ts'
import { chooseMemories, daysThatComeBack, type HardMarks } from '../../memories.ts'
import { inScope, dayRows, entriesOfDays, entriesOfLongestAgo, entryPage, firstDay, rowsOfKinds } from '../core/entries-store.ts'
import type { SealedRow } from '../core/records-store.ts'
import { journalScope, scopeIn, SCOPING } from './journal-scope.ts'
import { damaged, opened } from './opening.ts'
import { journalReasons } from '../../reasons.en.ts'

const MAX_DAYS = 3700
const SHEET_BYTES = 8 * 1024 * 1024

/** Checks requested days: PostgreSQL has no year 0. */
export function assertDays(...days: LocalDay[]): void {
  if (days.some((day) => day < '0001')) throw invalid('day', journalReasons.no_such_day())
}

export async function daysOf(
  app: HasDb & HasLog & HasVault,
  userId: string,
  { from, to, ...asked }: { from: LocalDay; to: LocalDay } & Partial<JournalQuery>,
): Promise<JournalDay[]> {
  assertDays(from, to)
  if (daysBetween(from, to) >= MAX_DAYS) throw invalid('to', journalReasons.days_too_many({ most: MAX_DAYS }))
  const rows = await dayRows(app.db, userId, from, to, inScope(await journalScope(app, userId, asked)))
  return rows.map((row) => ({
    ...row,
    mood: row.moods.length > 0 ? row.moods.reduce((sum, mood) => sum + mood, 0) / row.moods.length : null,
  }))
}

/** All data of one day. Entries: the latest hundred, or 8 MB of them; `GET /api/journal/entries` has the rest. */
export async function daySheet(
  app: HasDb & HasLog & HasVault,
  userId: string,
  day: LocalDay,
  asked: Partial<JournalQuery> = {},
): Promise<{ day: LocalDay; entries: JournalRecord[]; acts: DayAct[] }> {
  assertDays(day)
  const within = inScope(await journalScope(app, userId, asked))
  const [{ rows }, totals, subjects] = await Promise.all([
    entryPage(app.db, userId, { from: day, to: day, limit: 100, bytes: SHEET_BYTES, within }),
    dayTotals(app.db, userId, day, day),
    subjectsOfDay(app.db, userId, day),
  ])
  return {
    day,
    entries: await opened(app, userId, rows),
    acts: totals.flatMap((total) =>
      total.acts > 0 ? [{ ...total, subjects: (subjects.get(total.kind) ?? []).slice(0, MOST_SUBJECTS) }] : [],
    ),
  }
}

/** A person's tags and days marked as hard, and whether memories and prompts are switched on. */
export type Marks = HardMarks & { memories: boolean; prompts: boolean }

export async function hardMarksOf(app: HasDb & HasLog & HasVault, userId: string): Promise<Marks> {
  const rows = await rowsOfKinds(app.db, userId, MARKING)
  return marksIn(rows, await opened(app, userId, rows))
}

/** The kinds of record that hold these marks. */
export const MARKING = ['settings', 'hardRange'] as const

/** The marks from rows and records of at least the kinds of MARKING. Throws `unavailable` when one of them cannot be decrypted. */
export function marksIn(rows: readonly SealedRow[], records: readonly JournalRecord[]): Marks {
  // An unreadable mark must not let an entry marked as hard come back as a memory.
  const isMark = ({ kind }: { kind: RecordKind }) => MARKING.some((marking) => marking === kind)
  if (records.filter(isMark).length < rows.filter(isMark).length) throw damaged()
  const settings = records.find((one) => one.kind === 'settings')?.data
  const ranges = records.flatMap((one) => (one.kind === 'hardRange' && one.data ? [one.data] : []))
  return { hardTags: settings?.hardTags ?? [], ranges, memories: settings?.memories ?? true, prompts: settings?.prompts ?? true }
}

export async function memoriesOf(
  app: HasClock & HasDb & HasLog & HasVault,
  person: Pick<Person, 'id' | 'zone' | 'dayStart'>,
  { day: asked, ...query }: { day?: LocalDay | undefined } & Partial<JournalQuery> = {},
): Promise<{ day: LocalDay; memories: Memory[]; entries: JournalRecord[] }> {
  const day = asked ?? localDayOf(app.clock.now(), person.zone, person.dayStart)
  assertDays(day)
  const rows = await rowsOfKinds(app.db, person.id, [...new Set([...MARKING, ...SCOPING])])
  const known = await opened(app, person.id, rows)
  const marks = marksIn(rows, known)
  const within = inScope(scopeIn(known, query))
  const oldest = await firstDay(app.db, person.id, within)
  if (!marks.memories || oldest === undefined || oldest >= day) return { day, memories: [], entries: [] }
  const days = daysThatComeBack(day, oldest).map((ago) => ago.day)
  const records = (await opened(app, person.id, await entriesOfDays(app.db, person.id, days, within))) as EntryRecord[]
  const memories = chooseMemories(person.id, day, oldest, candidatesOf(records), marks)
  const chosen = new Set(memories.map(({ entryId }) => entryId))
  return { day, memories, entries: records.filter(({ id }) => chosen.has(id)) }
}

/** A day before any diary entry. */
const BEFORE_ANY_DAY = '1900-01-01'
/** The days that come back, by today's date; they are the same for all people. A few entries, because time zones differ in their date. */
const comingBack = new LRUCache<LocalDay, LocalDay[]>({
  max: 4,
  memoMethod: (today) => daysThatComeBack(today, BEFORE_ANY_DAY).map(({ day }) => day),
})

/**
 * The oldest memory of today, which surprises most; the last of `memoriesOf`. Opens that one day, and all the
 * others only when none of its entries may come back.
 */
export async function longestAgo(
  app: HasClock & HasDb & HasLog & HasVault,
  person: Pick<Person, 'id' | 'zone' | 'dayStart'>,
  marks: Marks,
  scope: JournalScope,
): Promise<{ memory: Memory; data: EntryData } | undefined> {
  if (!marks.memories) return undefined
  const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
  const days = comingBack.memo(today)
  const within = inScope(scope)
  const rows = await entriesOfLongestAgo(app.db, person.id, days, within)
  if (rows.length === 0) return undefined
  return (await lastOf(rows)) ?? lastOf(await entriesOfDays(app.db, person.id, days, within))

  async function lastOf(found: readonly SealedRow[]) {
    const candidates = candidatesOf((await opened(app, person.id, found)) as EntryRecord[])
    // Newest first, so that the last is the oldest.
    const oldest = candidates.at(-1)?.data.when.localDay ?? today
    const memory = chooseMemories(person.id, today, oldest, candidates, marks).at(-1)
    const data = candidates.find(({ id }) => id === memory?.entryId)?.data
    return memory && data && { memory, data }
  }
}

const candidatesOf = (records: readonly EntryRecord[]) => records.flatMap(({ id, data }) => (data ? [{ id, data }] : []))
