import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/server/db/db.ts'
import { OWNER_FIELDS, type Owner, type OwnerField } from '../../contract-owner.ts'
import { marketingSettings } from '../tables.ts'

const nameOf = (field: OwnerField) => `owner.${field}`

/** What the admin wrote. */
export async function storedOwner(db: Db): Promise<Owner> {
  const rows = await db
    .select()
    .from(marketingSettings)
    .where(inArray(marketingSettings.name, OWNER_FIELDS.map(nameOf)))
  const values = new Map(rows.map(({ name, value }) => [name, value]))
  const valueOf = (field: OwnerField) => values.get(nameOf(field)) ?? null
  return { name: valueOf('name'), address: valueOf('address'), email: valueOf('email') }
}

/** An empty value takes the field away. */
export async function storeOwnerField(tx: Db, field: OwnerField, value: string): Promise<void> {
  if (value === '') await tx.delete(marketingSettings).where(eq(marketingSettings.name, nameOf(field)))
  else
    await tx
      .insert(marketingSettings)
      .values({ name: nameOf(field), value })
      .onConflictDoUpdate({ target: marketingSettings.name, set: { value } })
}
