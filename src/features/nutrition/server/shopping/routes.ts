import { randomBytes } from 'node:crypto'
import { route, type Route } from '#platform/server/http/route.ts'
import { getListLink, getSharedList, putListLink, removeListLink, tickSharedList } from '../../contract/shopping.ts'
import { linkOf, removeLink, writeLink, type ListLink } from './link-store.ts'
import { sharedList, tickShared } from './shared-list.ts'

const TOKEN_BYTES = 24

export const linkAsSent = ({ token, name, createdAt }: ListLink) => ({ token, name, createdAt: createdAt.toISOString() })

export const shoppingRoutes: readonly Route[] = [
  route(getListLink, async ({ app, db, userId }) => {
    const link = await linkOf(db, await app.vault.keyOf(userId), userId)
    return { link: link ? linkAsSent(link) : null }
  }),
  route(putListLink, async ({ app, db, userId, body: { name } }) => {
    const key = await app.vault.keyOf(userId)
    const fresh = { token: randomBytes(TOKEN_BYTES).toString('base64url'), name, createdAt: app.clock.now() }
    return linkAsSent(await db.transaction((tx) => writeLink(tx, key, userId, fresh)))
  }),
  route(removeListLink, async ({ db, userId }) => {
    await removeLink(db, userId)
    return { removed: true as const }
  }),
  route(getSharedList, ({ app, userId, params: { token } }) => sharedList(app, token, userId)),
  route(tickSharedList, async ({ app, params: { token }, body }) => ({ applied: await tickShared(app, token, body.ticks) })),
]
