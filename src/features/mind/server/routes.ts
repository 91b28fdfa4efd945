import { notFound } from '#platform/contract/errors.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import { deleteMindNote, listMindNotes, putMindNote } from '../contract.ts'
import { mindReasons } from '../reasons.en.ts'
import { keepNote, takeAwayNote } from './keeping.ts'
import { notesOf } from './store.ts'

export const mindRoutes: readonly Route[] = [
  route(listMindNotes, async ({ app, db, userId }) => ({ notes: await notesOf(db, await app.vault.keyOf(userId), userId) })),
  route(putMindNote, ({ app, person, params, body }) => keepNote(app, person, params.id, body.text)),
  route(deleteMindNote, async ({ app, userId, params }) => {
    if (!(await takeAwayNote(app, userId, params.id))) throw notFound(mindReasons.not_here())
    return { removed: true as const }
  }),
]
