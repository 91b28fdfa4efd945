import { route, type Route } from '#platform/server/http/route.ts'
import { getListLink, getSharedList, putListLink, removeListLink, tickSharedList } from '../../contract/shopping.ts'
import { linkOf, removeLink } from './link-store.ts'
import { linkAsSent, sharedList, shareList, tickShared } from './shared-list.ts'

export const shoppingRoutes: readonly Route[] = [
  route(getListLink, async ({ app, db, userId }) => {
    const link = await linkOf(db, await app.vault.keyOf(userId), userId)
    return { link: link ? linkAsSent(link) : null }
  }),
  route(putListLink, async ({ app, userId, body: { name } }) => linkAsSent(await shareList(app, userId, name))),
  route(removeListLink, async ({ db, userId }) => {
    await removeLink(db, userId)
    return { removed: true as const }
  }),
  route(getSharedList, ({ app, userId, params: { token } }) => sharedList(app, token, userId)),
  route(tickSharedList, async ({ app, params: { token }, body }) => ({ applied: await tickShared(app, token, body.ticks) })),
]
