import { Readable } from 'node:stream'
import { localDayOf } from '#platform/contract/dates.ts'
import { notFound } from '#platform/contract/errors.ts'
import type { HasDb } from '#platform/server/app/app.ts'
import { sendRange } from '#platform/server/http/ranges.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import { consumeQuota } from '#platform/server/quota/quota.ts'
import { openSealed } from '#platform/server/vault/chunks.ts'
import * as api from '../contract.ts'
import { meditationReasons } from '../reasons.en.ts'
import { audioKey, foldersOf } from './files.ts'
import { listeningOf, soundIdOf } from './listening.ts'
import { listOf, ownMeditation, ownRow } from './meditations.ts'
import { PREVIEWS, previewOf } from './preview.ts'
import { deleteRecording, recordingFile, takeRecording } from './recordings.ts'
import { visibleShared } from './shared-store.ts'
import { startSound } from './start-sound.ts'
import { meditationById, removeMeditation, setOwnFavourite, stopRender, writeMeditation } from './store.ts'

/** Checks that the person may hear the meditation: it is theirs or shared, and has a sound. Throws not_found. */
async function assertHeard({ db }: HasDb, userId: string, id: string): Promise<void> {
  const own = await meditationById(db, userId, id)
  const isHeard = own ? own.audioVersion !== null : (await visibleShared(db, userId, id)) !== undefined
  if (!isHeard) throw notFound(meditationReasons.not_here())
}

export const meditationRoutes: readonly Route[] = [
  route(api.listMeditations, async ({ app, userId }) => ({ meditations: await listOf(app, userId) })),

  route(api.getMeditation, async ({ app, userId, params }) => ownMeditation(app, userId, params.id)),

  route(api.putMeditation, async ({ app, db, person, userId, params, body }) => {
    const key = await app.vault.keyOf(userId)
    const at = app.clock.now()
    const { copiedFrom, ...words } = body
    // A file that the person exported themselves is not a copy of someone else's meditation.
    const origin = copiedFrom?.username === person.username ? undefined : copiedFrom
    const day = localDayOf(at, person.zone, person.dayStart)
    await writeMeditation(db, key, userId, { id: params.id, day, at, words, copiedFrom: origin })
    return ownMeditation(app, userId, params.id)
  }),

  route(api.deleteMeditation, async ({ app, db, userId, params }) => {
    await stopRender(db, userId, params.id)
    const isRemoved = await removeMeditation(db, userId, params.id)
    for (const folder of foldersOf(userId, params.id)) await app.storage.deleteAll(folder)
    if (!isRemoved) throw notFound(meditationReasons.not_here())
    return { deleted: true as const }
  }),

  route(api.startRender, async ({ app, userId, params: { id } }) => {
    await startSound(app, userId, id)
    return ownMeditation(app, userId, id)
  }),

  route(api.cancelRender, async ({ app, db, userId, params: { id } }) => {
    await ownRow(db, userId, id)
    await stopRender(db, userId, id)
    return ownMeditation(app, userId, id)
  }),

  route(api.meditationAudio, async ({ app, db, userId, params: { id }, request, reply }) => {
    const { audioVersion } = await ownRow(db, userId, id)
    if (audioVersion === null) throw notFound(meditationReasons.not_here())
    const object = await openSealed(app.storage, await app.vault.keyOf(userId), audioKey(userId, id, audioVersion))
    return sendRange(request, reply, {
      size: object.bytes,
      etag: audioVersion,
      contentType: 'audio/mpeg',
      open: (range) => object.read(range),
    })
  }),

  route(api.previewScript, async ({ app, db, userId, params: { id }, body, reply, signal }) => {
    const sound = await previewOf(app, { userId, id, ...body }, signal)
    await consumeQuota(db, app.clock, userId, PREVIEWS)
    reply.header('content-type', 'audio/mpeg')
    return Readable.from(sound, { objectMode: false })
  }),

  route(api.setOwnFavourite, async ({ app, db, userId, params, body: { isFavourite } }) => {
    const isHere = await setOwnFavourite(db, userId, params.id, isFavourite ? app.clock.now() : null)
    if (!isHere) throw notFound(meditationReasons.not_here())
    return { isFavourite }
  }),

  route(api.putRecording, async ({ app, db, userId, params: { id, number }, body }) => {
    await ownRow(db, userId, id)
    const key = await app.vault.keyOf(userId)
    await takeRecording(app, key, { userId, meditationId: id, number, createdAt: app.clock.now() }, body)
    return ownMeditation(app, userId, id)
  }),

  route(api.getRecording, async ({ app, userId, params: { id, number }, request, reply }) => {
    const file = await recordingFile(app, userId, id, number)
    const object = await openSealed(app.storage, await app.vault.keyOf(userId), file)
    return sendRange(request, reply, {
      size: object.bytes,
      etag: file.slice(-40),
      contentType: 'audio/wav',
      open: (range) => object.read(range),
    })
  }),

  route(api.deleteRecording, async ({ app, userId, params: { id, number } }) => {
    await deleteRecording(app, userId, id, number)
    return ownMeditation(app, userId, id)
  }),

  route(api.startPlaying, async ({ app, person, userId, params: { id } }) => {
    await assertHeard(app, userId, id)
    return listeningOf(app).start(person, soundIdOf(id))
  }),

  route(api.updateSession, async ({ app, person, userId, params: { id }, body }) => {
    // Listening counts even if the meditation was unshared meanwhile: the opened session identifies it.
    if (body.sessionId === undefined) await assertHeard(app, userId, id)
    return listeningOf(app).update(person, soundIdOf(id), body)
  }),
]
