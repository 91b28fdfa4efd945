import { Readable } from 'node:stream'
import { addDays, localDayOf, weekdayOf } from '#platform/contract/dates.ts'
import { notFound } from '#platform/contract/errors.ts'
import { ageOf } from '#platform/server/body-facts.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import * as api from '../contract.ts'
import { cardioReasons } from '../reasons.en.ts'
import { detailOf } from './detail.ts'
import { restoreSession, keepSession, shownSession, takeSessionAway } from './sessions.ts'
import { packedTrackOf, sessionOf, sessionsBefore, settingsOf, weeksOf, writeSettings, type StoredSession } from './store.ts'
import { fileInChild } from './track-in-child.ts'

function pageOf(found: readonly StoredSession[]) {
  const sessions = found.slice(0, api.PAGE).map(shownSession)
  return { sessions, next: found.length > api.PAGE ? sessions.at(-1)!.startedAt : null }
}

const FILE_TYPES = { gpx: 'application/gpx+xml', tcx: 'application/vnd.garmin.tcx+xml', fit: 'application/vnd.ant.fit' } as const

export const cardioRoutes: readonly Route[] = [
  route(api.getCardio, async ({ app, db, person, userId }) => {
    const key = await app.vault.keyOf(userId)
    const today = localDayOf(app.clock.now(), person.zone, person.dayStart)
    const monday = addDays(today, -weekdayOf(today) - 7 * (api.WEEKS - 1))
    const [found, weeks, settings, { facts }] = await Promise.all([
      sessionsBefore(db, key, userId, undefined, api.PAGE + 1),
      weeksOf(db, userId, monday),
      settingsOf(db, key, userId),
      app.services.body(person, today, today),
    ])
    return { today, ...pageOf(found), weeks, settings, age: ageOf(facts, today) }
  }),
  route(api.listCardioSessions, async ({ app, db, userId, query }) => {
    const before = query.before === undefined ? undefined : new Date(query.before)
    return pageOf(await sessionsBefore(db, await app.vault.keyOf(userId), userId, before, api.PAGE + 1, query.which))
  }),
  route(api.getCardioSession, ({ app, person, params }) => detailOf(app, person, params.id)),
  route(api.putCardioSession, ({ app, person, params, body }) => keepSession(app, person, params.id, body)),
  route(api.deleteCardioSession, async ({ app, person, params }) => {
    await takeSessionAway(app, person, params.id)
    return { removed: true as const }
  }),
  route(api.restoreCardioSession, ({ app, person, params }) => restoreSession(app, person, params.id)),
  route(api.putCardioSettings, async ({ app, db, userId, body }) => {
    await writeSettings(db, await app.vault.keyOf(userId), userId, body)
    return body
  }),
  route(api.getCardioFile, async ({ app, db, userId, params, reply }) => {
    const key = await app.vault.keyOf(userId)
    const session = await sessionOf(db, key, userId, params.id)
    if (!session || session.deletedAt) throw notFound(cardioReasons.not_here())
    const packed = await packedTrackOf(db, key, userId, params.id)
    const file = packed && (await fileInChild(packed, session, params.format))
    if (!file) throw notFound(cardioReasons.no_track())
    return reply
      .type(FILE_TYPES[params.format])
      .header('content-disposition', `attachment; filename="${session.day}-${session.kind}.${params.format}"`)
      .send(Readable.from(file, { objectMode: false }))
  }),
]
