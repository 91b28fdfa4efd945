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

/** Makes the link to a person's list; the one there is stays, with this name. */
export async function shareList(app: HasClock & HasDb & HasVault, userId: string, name: string | null): Promise<ListLink> {
  const key = await app.vault.keyOf(userId)
  const fresh = { token: randomBytes(TOKEN_BYTES).toString('base64url'), name, createdAt: app.clock.now() }
  return app.db.transaction((tx) => writeLink(tx, key, userId, fresh))
}

/** Throws the same `not_found` for every link that opens nothing. */
async function ownerOf(tx: Db, token: string): Promise<string> {
  const owner = await ownerByToken(tx, token)
  if (owner === undefined) throw notFound(nutritionReasons.list_link_not_here())
  return owner
}

const asShared = ({ id, thing: { name, grams, portion, amount, aisle, state } }: StoredShopping): SharedItem => {
  return { id, name, grams, portion, amount, aisle, isBought: state === 'bought' }
}

/** What a link shows: what is to be bought and what was, of this one list; what its owner has at home is theirs to know. */
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
 * Ticks by somebody who has the link. They change what is on the list now from needed to bought and back, and nothing else of it: what was
 * taken away, put aside as at home, or is no thing to buy stays as it is.
 */
export async function tickShared(app: HasClock & HasDb & HasVault, token: string, ticks: readonly Tick[]): Promise<number> {
  const owner = await ownerOf(app.db, token)
  const key = await app.vault.keyOf(owner)
  return app.db.transaction(async (tx) => {
    const diary = await lockDiary(tx, owner)
    // Taken back in this moment, it opens nothing any more.
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
