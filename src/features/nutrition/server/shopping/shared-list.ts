import { randomBytes } from 'node:crypto'
import { notFound } from '#platform/contract/errors.ts'
import type { OutputOf } from '#platform/contract/endpoint.ts'
import type { HasClock, HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Db } from '#platform/server/db/db.ts'
import { MAX_SHOPPING, type getSharedList, type StoredShopping, type SharedItem, type Tick } from '../../contract/shopping.ts'
import { nutritionReasons } from '../../reasons.en.ts'
import { countDiary, lockDiary } from '../store.ts'
import { thingsNamed, thingsOf, thingStamps, writeThings } from '../things-store.ts'
import { linkOf, ownerByToken, writeLink, type ListLink } from './link-store.ts'

const TOKEN_BYTES = 24

export const linkAsSent = ({ token, name, createdAt }: ListLink) => ({ token, name, createdAt: createdAt.toISOString() })

/** Creates the link to a person's list, or renames the existing one. */
export async function shareList(app: HasClock & HasDb & HasVault, userId: string, name: string | null): Promise<ListLink> {
  const key = await app.vault.keyOf(userId)
  const fresh = { token: randomBytes(TOKEN_BYTES).toString('base64url'), name, createdAt: app.clock.now() }
  return app.db.transaction((tx) => writeLink(tx, key, userId, fresh))
}

/** The owner of a link. Throws the same `not_found` for every invalid link. */
async function ownerOf(tx: Db, token: string): Promise<string> {
  const owner = await ownerByToken(tx, token)
  if (owner === undefined) throw notFound(nutritionReasons.list_link_not_here())
  return owner
}

const asShared = ({ id, thing: { name, grams, portion, amount, aisle, state } }: StoredShopping): SharedItem => {
  return { id, name, grams, portion, amount, aisle, isBought: state === 'bought' }
}

/** The list behind a link: needed and bought items. Items that the owner has at home stay private. */
export async function sharedList(app: HasClock & HasDb & HasVault, token: string, viewer: string): Promise<OutputOf<typeof getSharedList>> {
  const asOf = app.clock.now().toISOString()
  const owner = await ownerOf(app.db, token)
  const key = await app.vault.keyOf(owner)
  const link = await linkOf(app.db, key, owner)
  if (!link) throw notFound(nutritionReasons.list_link_not_here())
  const items = (await thingsOf(app.db, key, owner, 'shopping')) as StoredShopping[]
  const shown = items.filter(({ thing }) => thing.state !== 'home').slice(0, MAX_SHOPPING)
  return { name: link.name, isMine: owner === viewer, items: shown.map(asShared), asOf }
}

/**
 * Applies ticks by a person with the link. A tick changes only the state of a listed item, between needed and bought. Deleted items, items
 * at home and other kinds of things stay unchanged.
 */
export async function tickShared(app: HasClock & HasDb & HasVault, token: string, ticks: readonly Tick[]): Promise<number> {
  const owner = await ownerOf(app.db, token)
  const key = await app.vault.keyOf(owner)
  return app.db.transaction(async (tx) => {
    const diary = await lockDiary(tx, owner)
    // Checks again under the lock, since the owner may have removed the link meanwhile.
    await ownerOf(tx, token)
    const now = app.clock.now().getTime()
    const latest = new Map<string, { at: Date; isBought: boolean }>()
    for (const { id, at, isBought } of ticks) {
      const moment = new Date(Math.min(Date.parse(at), now))
      const known = latest.get(id)
      if (!known || moment >= known.at) latest.set(id, { at: moment, isBought })
    }
    const ids = [...latest.keys()]
    const [stamps, things] = [await thingStamps(tx, owner, ids), await thingsNamed(tx, key, owner, ids)]
    const written = things.flatMap(({ id, thing }) => {
      const { at, isBought } = latest.get(id)!
      const state = isBought ? ('bought' as const) : ('needed' as const)
      if (thing.kind !== 'shopping' || thing.state === 'home' || thing.state === state || at <= stamps.get(id)!.at) return []
      return [{ id, at, thing: { ...thing, state } }]
    })
    if (written.length === 0) return 0
    await writeThings(tx, key, owner, written)
    await countDiary(tx, owner, diary)
    return written.length
  })
}
