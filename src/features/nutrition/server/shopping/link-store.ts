import { createHash } from 'node:crypto'
import { eq } from '#platform/server/db/drizzle.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { nutritionListLinks } from '../tables.ts'

export type ListLink = { token: string; name: string | null; createdAt: Date }
type Content = Pick<ListLink, 'token' | 'name'>
type Row = Pick<typeof nutritionListLinks.$inferSelect, 'sealed' | 'createdAt'>

const CONTEXT = 'nutrition-list-link'
const hashOf = (token: string) => createHash('sha256').update(token).digest()
const sealed = (key: PersonKey, { token, name }: Content) => key.seal(CONTEXT, JSON.stringify({ token, name }))
const opened = (key: PersonKey, row: Row): ListLink => ({
  ...(JSON.parse(key.open(CONTEXT, row.sealed).toString()) as Content),
  createdAt: row.createdAt,
})
const ofPerson = (userId: string) => eq(nutritionListLinks.userId, userId)

export async function linkOf(db: Db, key: PersonKey, userId: string): Promise<ListLink | undefined> {
  const [row] = await db.select().from(nutritionListLinks).where(ofPerson(userId))
  return row && opened(key, row)
}

/** Creates the link, or renames the existing one, whose address stays. */
export async function writeLink(tx: Db, key: PersonKey, userId: string, link: ListLink): Promise<ListLink> {
  const { token, createdAt } = link
  const values = { userId, tokenHash: hashOf(token), sealed: sealed(key, link), createdAt }
  const [added] = await tx.insert(nutritionListLinks).values(values).onConflictDoNothing().returning()
  if (added) return link
  const [row] = await tx.select().from(nutritionListLinks).where(ofPerson(userId)).for('update')
  const stored = { ...opened(key, row!), name: link.name }
  await tx
    .update(nutritionListLinks)
    .set({ sealed: sealed(key, stored) })
    .where(ofPerson(userId))
  return stored
}

export async function removeLink(db: Db, userId: string): Promise<void> {
  await db.delete(nutritionListLinks).where(ofPerson(userId))
}

/** The owner of the list behind a link; needs no session. Locks the link against removal until the transaction ends. */
export async function ownerByToken(tx: Db, token: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ userId: nutritionListLinks.userId })
    .from(nutritionListLinks)
    .where(eq(nutritionListLinks.tokenHash, hashOf(token)))
    .for('share')
  return row?.userId
}
