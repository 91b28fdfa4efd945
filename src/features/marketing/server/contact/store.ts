import { count, desc, eq, isNull, lt, sql } from '#platform/server/db/drizzle.ts'
import { seal, unseal } from '#platform/server/auth/seal.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { ContactMessage } from '../../contract-contact.ts'
import { contactMessages } from '../tables.ts'

export type NewMessage = Pick<ContactMessage, 'id' | 'name' | 'email'> & { text: string }

type Row = typeof contactMessages.$inferSelect

function messageOf(key: Buffer, { id, sealed, sentAt, answeredAt }: Row): ContactMessage {
  return { id, ...openWords(key, id, sealed), sentAt: sentAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null }
}

/** A message that cannot be opened with the key is listed without its content. */
function openWords(key: Buffer, id: string, sealed: Buffer): Pick<ContactMessage, 'name' | 'email' | 'text'> {
  try {
    return JSON.parse(unseal(key, id, sealed).toString('utf8')) as Omit<NewMessage, 'id'>
  } catch {
    return { name: '', email: '', text: null }
  }
}

/** `stored`: also for a message that was stored before; `full`: the limit `most` is reached. */
export async function insertMessage(
  tx: Db,
  key: Buffer,
  { id, ...words }: NewMessage,
  { now, most }: { now: Date; most: number },
): Promise<'stored' | 'repeated' | 'full'> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('marketing_contact_messages', 0))`)
  const [known] = await tx.select({ id: contactMessages.id }).from(contactMessages).where(eq(contactMessages.id, id))
  if (known) return 'repeated'
  const [all] = await tx.select({ n: count() }).from(contactMessages)
  if ((all?.n ?? 0) >= most) return 'full'
  await tx.insert(contactMessages).values({ id, sealed: seal(key, id, Buffer.from(JSON.stringify(words))), sentAt: now, answeredAt: null })
  return 'stored'
}

export async function messageById(db: Db, key: Buffer, id: string): Promise<ContactMessage | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
  return row && messageOf(key, row)
}

/** Latest first, those before message `after`. */
export async function messagesPage(
  db: Db,
  key: Buffer,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<ContactMessage[]> {
  const last = db
    .select({ at: contactMessages.sentAt, id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.id, after ?? ''))
  const rows = await db
    .select()
    .from(contactMessages)
    .where(after === undefined ? undefined : sql`(${contactMessages.sentAt}, ${contactMessages.id}) < (${last})`)
    .orderBy(desc(contactMessages.sentAt), desc(contactMessages.id))
    .limit(limit)
  return rows.map((row) => messageOf(key, row))
}

export async function countOpenMessages(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(contactMessages).where(isNull(contactMessages.answeredAt))
  return row?.n ?? 0
}

export async function setAnswered(db: Db, key: Buffer, id: string, answeredAt: Date | null): Promise<ContactMessage | undefined> {
  const [row] = await db.update(contactMessages).set({ answeredAt }).where(eq(contactMessages.id, id)).returning()
  return row && messageOf(key, row)
}

export async function deleteMessageRow(db: Db, id: string): Promise<boolean> {
  return (await db.delete(contactMessages).where(eq(contactMessages.id, id)).returning({ id: contactMessages.id })).length > 0
}

export async function deleteMessagesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.sentAt, before))
}
