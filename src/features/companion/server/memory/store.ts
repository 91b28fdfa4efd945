import { and, desc, eq, inArray } from '#platform/server/db/drizzle.ts'
import { AppError, notFound } from '#platform/contract/errors.ts'
import { assertCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MOST_MEMORIES, type MemoryArea } from '../../contract-memory.ts'
import { companionReasons } from '../../reasons.en.ts'
import { openMessage, openThread, sealMessage, sealThread } from '../threads/sealing.ts'
import { companionMemories, companionMessages, companionThreads } from '../tables.ts'
import { REMEMBER } from './memory-actions.ts'

/** `source`: the answer that proposed it. */
export type MemoryContent = { sentence: string; area: MemoryArea; source: { thread: string; message: string } | null }
export type StoredMemory = MemoryContent & { id: string; at: Date; changedAt: Date }

const context = (id: string) => `companion-memory/${id}`
export const sealMemory = (key: PersonKey, id: string, { sentence, area, source }: MemoryContent): Buffer =>
  key.seal(context(id), JSON.stringify({ sentence, area, source }))
export const openMemory = (key: PersonKey, id: string, sealed: Buffer): MemoryContent =>
  JSON.parse(key.open(context(id), sealed).toString()) as MemoryContent

const own = (userId: string, id: string) => and(eq(companionMemories.userId, userId), eq(companionMemories.id, id))

/** All remembered sentences, newest change first. */
export async function memoriesOf(db: Db, key: PersonKey, userId: string): Promise<StoredMemory[]> {
  const rows = await db
    .select()
    .from(companionMemories)
    .where(eq(companionMemories.userId, userId))
    .orderBy(desc(companionMemories.changedAt), desc(companionMemories.id))
    .limit(MOST_MEMORIES)
  return rows.map(({ id, sealed, at, changedAt }) => ({ id, at, changedAt, ...openMemory(key, id, sealed) }))
}

/** Writes a sentence; an existing one retains its source. Throws `limit`. */
export async function writeMemory(db: Db, key: PersonKey, userId: string, id: string, content: MemoryContent, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [known] = await tx.select().from(companionMemories).where(own(userId, id)).for('update')
    if (known) {
      const before = openMemory(key, id, known.sealed)
      if (before.sentence === content.sentence && before.area === content.area) return
      const sealed = sealMemory(key, id, { ...content, source: before.source })
      await tx.update(companionMemories).set({ sealed, changedAt: now }).where(own(userId, id))
      return
    }
    const sealed = sealMemory(key, id, content)
    await tx.insert(companionMemories).values({ userId, id, sealed, at: now, changedAt: now }).onConflictDoNothing()
    const error = () => new AppError('limit', companionReasons.enough_memories({ most: MOST_MEMORIES }))
    await assertCount(tx, companionMemories, userId, { most: MOST_MEMORIES, error })
  })
}

/**
 * Deletes a sentence and its traces: the words of the card that proposed it, and the summaries of all conversations, which are made again
 * from their messages. Messages stay until the person deletes them. Throws `not_found`.
 */
export async function removeMemory(db: Db, key: PersonKey, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [deleted] = await tx.delete(companionMemories).where(own(userId, id)).returning()
    if (!deleted) throw notFound(companionReasons.no_memory())
    const { source } = openMemory(key, id, deleted.sealed)
    if (source) await blankCards(tx, key, userId, source.message)
    const threads = await tx.select().from(companionThreads).where(eq(companionThreads.userId, userId)).for('update')
    for (const thread of threads) {
      const content = openThread(key, thread.id, thread.sealed)
      if (content.summary === null) continue
      const sealed = sealThread(key, thread.id, { ...content, summary: null })
      await tx
        .update(companionThreads)
        .set({ sealed })
        .where(and(eq(companionThreads.userId, userId), eq(companionThreads.id, thread.id)))
    }
  })
}

async function blankCards(tx: Db, key: PersonKey, userId: string, message: string): Promise<void> {
  const where = and(eq(companionMessages.userId, userId), eq(companionMessages.id, message))
  const [row] = await tx.select().from(companionMessages).where(where).for('update')
  if (!row) return
  const content = openMessage(key, row.id, row.sealed)
  const cards = content.cards.map((card) =>
    card.tool === REMEMBER && card.state === 'done' ? { ...card, args: {}, said: null, state: 'undone' as const } : card,
  )
  await tx
    .update(companionMessages)
    .set({ sealed: sealMessage(key, row.id, { ...content, cards }) })
    .where(where)
}

/** Which of these conversations still exist. */
export async function threadsHere(db: Db, userId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: companionThreads.id })
    .from(companionThreads)
    .where(and(eq(companionThreads.userId, userId), inArray(companionThreads.id, [...new Set(ids)])))
  return new Set(rows.map(({ id }) => id))
}
