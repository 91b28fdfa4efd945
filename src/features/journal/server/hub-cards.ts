import { localDayOf } from '#platform/contract/dates.ts'
import { AppError } from '#platform/contract/errors.ts'
import type { HubCard } from '#platform/contract/hub.ts'
import type { App } from '#platform/server/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { EntryData, EntryRecord } from '../contract/records.ts'
import { hardMarksOf, memoriesOf, type Marks } from './days.ts'
import { entryPage, lastWritten, rowsOfKind } from './entries-store.ts'
import { preview } from './preview.ts'
import { promptCard } from './prompts/hub-card.ts'
import { recordRows } from './records-store.ts'
import { opened } from './sync/read.ts'

const MOODS_BYTES = 1024 * 1024

/** Today's moods with the person's words for them; that prompts are on; one memory; and what was written in last today, to go on with. */
export async function journalHubCards(app: App, person: Person): Promise<HubCard[]> {
  const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
  const marks = hardMarksOf(app, person.id)
  const cards = [moodCard(app, person.id, today), marks.then(promptCard), memoryCard(app, person, marks), draftCard(app, person.id, today)]
  return (await Promise.all(cards.map((card) => card.catch(leftOut)))).flat()
}

/** Where private writing cannot be opened now, the hub has its other cards all the same. */
function leftOut(error: unknown): HubCard[] {
  if (error instanceof AppError && error.code === 'unavailable') return []
  throw error
}

async function moodCard(app: App, userId: string, today: string): Promise<HubCard[]> {
  const [{ rows }, names] = await Promise.all([
    entryPage(app.db, userId, { from: today, to: today, limit: 30, bytes: MOODS_BYTES }),
    rowsOfKind(app.db, userId, 'mood').then((found) => opened(app, userId, found)),
  ])
  const entries = (await opened(app, userId, rows)) as EntryRecord[]
  const moods = entries.flatMap(({ id, data }) => (data?.mood ? [{ entryId: id, at: data.when.at, ...data.mood }] : [])).toReversed()
  const vocabulary = names.flatMap(({ id, kind, data }) =>
    kind === 'mood' && data && !data.archived ? [{ id, level: data.level, name: data.name, order: data.order }] : [],
  )
  return [{ feature: 'journal', card: 'mood', data: { day: today, moods, vocabulary: vocabulary.toSorted((a, b) => a.order - b.order) } }]
}

async function memoryCard(app: App, person: Person, marks: Promise<Marks>): Promise<HubCard[]> {
  const { memories, entries } = await memoriesOf(app, person, undefined, marks)
  // The longest ago is the one that surprises.
  const memory = memories.at(-1)
  const entry = entries.find(({ id }) => id === memory?.entryId) as EntryRecord | undefined
  return memory && entry?.data ? [{ feature: 'journal', card: 'memory', data: { ...memory, ...glance(entry.data) } }] : []
}

async function draftCard(app: App, userId: string, today: string): Promise<HubCard[]> {
  const id = await lastWritten(app.db, userId, new Date(app.clock.now().getTime() - 86_400_000))
  const [entry] = id ? ((await opened(app, userId, await recordRows(app.db, userId, [id]))) as EntryRecord[]) : []
  if (!entry?.data || entry.data.when.localDay !== today) return []
  return [{ feature: 'journal', card: 'draft', data: { entryId: entry.id, updatedAt: entry.updatedAt, ...glance(entry.data) } }]
}

const glance = ({ title, body, mood, attachments }: EntryData) => ({
  title,
  preview: preview(body),
  mood: mood?.level ?? null,
  attachments: attachments.slice(0, 4),
})
