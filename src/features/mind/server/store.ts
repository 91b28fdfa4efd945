import { and, desc, eq } from 'drizzle-orm'
import { AppError } from '#platform/contract/errors.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MIND_MOST, type MindNote } from '../contract.ts'
import { mindReasons } from '../reasons.en.ts'
import { mindNotes } from './tables.ts'

/** For the hub: another value after every change of the person's notes. */
export const MIND_VERSION = 'select sum(xmin::text::bigint) from mind_notes where user_id = $1'

const context = (id: string) => `mind-note/${id}`
const one = (userId: string, id: string) => and(eq(mindNotes.userId, userId), eq(mindNotes.id, id))

function noteOf(key: PersonKey, { id, sealed, day, createdAt }: typeof mindNotes.$inferSelect): MindNote {
  return { id, text: key.open(context(id), sealed).toString(), day, createdAt: createdAt.toISOString() }
}

/** The newest notes first, MIND_MOST of them or fewer. */
export async function notesOf(db: Db, key: PersonKey, userId: string, most = MIND_MOST): Promise<MindNote[]> {
  const rows = await db
    .select()
    .from(mindNotes)
    .where(eq(mindNotes.userId, userId))
    .orderBy(desc(mindNotes.createdAt), desc(mindNotes.id))
    .limit(most)
  return rows.map((row) => noteOf(key, row))
}

/** Writes a note or changes its words; its day and instant stay as they were first. Throws `limit` beyond MIND_MOST. */
export async function writeNote(
  tx: Db,
  key: PersonKey,
  userId: string,
  note: Omit<MindNote, 'createdAt'> & { at: Date },
): Promise<MindNote> {
  const sealed = key.seal(context(note.id), note.text)
  const [row] = await tx
    .insert(mindNotes)
    .values({ userId, id: note.id, sealed, day: note.day, createdAt: note.at })
    .onConflictDoUpdate({ target: [mindNotes.userId, mindNotes.id], set: { sealed } })
    .returning()
  if ((await tx.$count(mindNotes, eq(mindNotes.userId, userId))) > MIND_MOST)
    throw new AppError('limit', mindReasons.too_many({ most: MIND_MOST }))
  return noteOf(key, row!)
}

/** False when the person has no such note. */
export async function removeNote(tx: Db, userId: string, id: string): Promise<boolean> {
  return (await tx.delete(mindNotes).where(one(userId, id)).returning({ id: mindNotes.id })).length > 0
}
