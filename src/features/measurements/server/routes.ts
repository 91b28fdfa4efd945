import { addDays, localDayOf } from '#platform/contract/dates.ts'
import { readToEnd } from '#platform/server/http/read-to-end.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import * as api from '../contract.ts'
import { RECENT_DAYS } from '../contract.ts'
import * as photos from '../contract-photos.ts'
import { entriesAsCsv } from './csv.ts'
import { bodyPhotos, describePhoto, listPhotos, savePhoto } from './photos.ts'
import { changeProfile, entriesOf, firstDayOf, keepEntry, profileOf, removeEntry } from './store.ts'

export const measurementsRoutes: readonly Route[] = [
  route(api.listMeasurements, async ({ app, db, person, userId, query }) => {
    const key = await app.vault.keyOf(userId)
    const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
    const [entries, firstDay, profile] = await Promise.all([
      entriesOf(db, key, userId, query.span === 'all' ? {} : { from: addDays(today, -RECENT_DAYS) }),
      firstDayOf(db, userId),
      profileOf(db, key, userId),
    ])
    return { today, firstDay, entries, profile }
  }),
  route(api.putMeasurement, ({ app, person, params, body }) => keepEntry(app, person, params.id, body)),
  route(api.deleteMeasurement, async ({ db, userId, params }) => {
    await removeEntry(db, userId, params.id)
    return { removed: true as const }
  }),
  route(api.putBodyProfile, async ({ app, db, userId, body }) => {
    const key = await app.vault.keyOf(userId)
    return db.transaction((tx) => changeProfile(tx, key, userId, body))
  }),
  route(api.exportMeasurementsCsv, async ({ app, db, userId, reply }) => {
    const entries = await entriesOf(db, await app.vault.keyOf(userId), userId)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="fernwell-measurements.csv"')
      .send(entriesAsCsv(entries))
  }),

  route(photos.listBodyPhotos, async ({ app, userId }) => ({ photos: await listPhotos(app, userId) })),
  route(photos.putBodyPhoto, ({ app, person, params, query, body }) =>
    readToEnd(body, (content) => savePhoto(app, person, { id: params.id, ...query }, content)),
  ),
  route(photos.changeBodyPhoto, ({ app, person, params, body }) => describePhoto(app, person, params.id, body)),
  route(photos.getBodyPhoto, ({ app, userId, params, request, reply }) => bodyPhotos.send(app, userId, params, request, reply)),
  route(photos.deleteBodyPhoto, async ({ app, userId, params }) => {
    await bodyPhotos.remove(app, userId, params.id)
    return { removed: true as const }
  }),
]
