import type { HasClock, HasDb, HasLog, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import type { FeatureCard, HubDay } from '#platform/server/hub.ts'
import type { EntryData, EntryRecord, JournalRecord } from '../contract/records.ts'
import type { JournalScope } from '../journal-scopes.ts'
import { longestAgo, MARKING, marksIn, type Marks } from './sync/days.ts'
import { inScope, lastWritten, moodsOfDay, rowsOfKinds, type Within } from './core/entries-store.ts'
import { preview } from './preview.ts'
import { promptCard } from './prompts/hub-card.ts'
import type { SealedRow } from './core/records-store.ts'
import { scopeIn, SCOPING } from './sync/journal-scope.ts'
import { opened } from './sync/opening.ts'

/** Hub cards: today's moods with the person's names for them, the prompt, one memory, and the entry edited last today. */
export async function journalHubCards(
  app: HasClock & HasDb & HasLog & HasVault,
  person: Person,
  { today }: Pick<HubDay, 'today'>,
): Promise<FeatureCard[]> {
  const chosen = chosenByHand(app, person.id)
  const marks = chosen.then(({ rows, records }) => marksIn(rows, records))
  // Other people may see the hub, so it never shows journals that ask for the lock.
  const scope = chosen.then(({ records }) => scopeIn(records))
  const within = scope.then(inScope)
  const cards = [
    within.then((shown) => moodCard(app, person.id, today, chosen, shown)),
    marks.then(promptCard),
    Promise.all([marks, scope]).then(([known, shown]) => memoryCard(app, person, known, shown)),
    within.then((shown) => draftCard(app, person.id, today, shown)),
  ]
  return (await Promise.all(cards)).flat()
}

type Chosen = { rows: SealedRow[]; records: JournalRecord[] }

/** Mood names, settings, journals and marks of the person, by one statement for three cards. */
async function chosenByHand(app: HasDb & HasLog & HasVault, userId: string): Promise<Chosen> {
  const rows = await rowsOfKinds(app.db, userId, [...new Set([...MARKING, ...SCOPING, 'mood' as const])])
  return { rows, records: await opened(app, userId, rows) }
}

async function moodCard(
  app: HasDb & HasLog & HasVault,
  userId: string,
  today: string,
  chosen: Promise<Chosen>,
  within: Within,
): Promise<FeatureCard[]> {
  const [rows, { records }] = await Promise.all([moodsOfDay(app.db, userId, today, within), chosen])
  const entries = (await opened(app, userId, rows)) as EntryRecord[]
  const moods = entries.flatMap(({ id, data }) => (data?.mood ? [{ entryId: id, at: data.when.at, ...data.mood }] : [])).toReversed()
  const vocabulary = records.flatMap(({ id, kind, data }) =>
    kind === 'mood' && data && !data.archived ? [{ id, level: data.level, name: data.name, order: data.order }] : [],
  )
  const data = { day: today, moods, vocabulary: vocabulary.toSorted((a, b) => a.order - b.order) }
  return [{ card: 'mood', data, region: 'main', rank: 20, lasts: ['vocabulary'] }]
}

async function memoryCard(
  app: HasClock & HasDb & HasLog & HasVault,
  person: Person,
  marks: Marks,
  scope: JournalScope,
): Promise<FeatureCard[]> {
  const found = await longestAgo(app, person, marks, scope)
  return found ? [{ card: 'memory', data: { ...found.memory, ...glance(found.data) }, region: 'side', rank: 20 }] : []
}

async function draftCard(app: HasClock & HasDb & HasLog & HasVault, userId: string, today: string, within: Within): Promise<FeatureCard[]> {
  const row = await lastWritten(app.db, userId, new Date(app.clock.now().getTime() - 86_400_000), within)
  const [entry] = (await opened(app, userId, row ? [row] : [])) as EntryRecord[]
  if (!entry?.data || entry.data.when.localDay !== today) return []
  const data = { entryId: entry.id, updatedAt: entry.updatedAt, ...glance(entry.data) }
  return [{ card: 'draft', data, region: 'main', rank: 70 }]
}

const glance = ({ title, body, mood, attachments }: EntryData) => ({
  title,
  preview: preview(body),
  mood: mood?.level ?? null,
  attachments: attachments.slice(0, 4),
})
