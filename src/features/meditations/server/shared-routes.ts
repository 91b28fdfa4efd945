import { localDayOf } from '#platform/contract/dates.ts'
import { AppError, notFound } from '#platform/contract/errors.ts'
import type { HasDb, HasServices } from '#platform/server/app/app.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { sendRange } from '#platform/server/http/ranges.ts'
import { route, type Route } from '#platform/server/http/route.ts'
import { openSealed } from '#platform/server/vault/chunks.ts'
import * as api from '../contract-shared.ts'
import type { SharedMeditation, SharedSummary } from '../contract-shared.ts'
import type { Category } from '../core/categories.ts'
import { meditationReasons } from '../reasons.en.ts'
import { audioKey } from './files.ts'
import { listeningOf, soundIdOf } from './listening.ts'
import { minutesOf, ownMeditation, ownRow } from './meditations.ts'
import { clearSounds, soundDigest } from './render.ts'
import * as others from './shared-store.ts'
import type { Met } from './shared-store.ts'
import { meditationById, openMeditation, recordingsOf, writeMeditation, type SharedRow } from './store.ts'

/** Listening time after which a person may rate; half of the sound is enough if it is shorter than twice this. */
const LISTENED_SECONDS = 180

const notShared = () => notFound(meditationReasons.not_shared())

const copiedFromOf = ({ copiedFrom, copiedTitle }: SharedRow) =>
  copiedFrom === null || copiedTitle === null ? null : { username: copiedFrom, title: copiedTitle }

function summaryOf({ shared, username, rating, isFavourite }: Met, userId: string): SharedSummary {
  const url = `/api/shared-meditations/${shared.publicId}/audio?v=${shared.audioVersion}`
  return {
    id: shared.publicId,
    title: shared.title,
    description: shared.description,
    duration: minutesOf(shared.audioSeconds),
    username,
    categories: shared.categories as Category[],
    tags: shared.tags,
    combinedAudioUrl: shared.isMixed ? url : null,
    scriptAudioUrl: shared.isMixed ? null : url,
    language: shared.language,
    isSynthetic: shared.isSynthetic,
    isFavourite,
    voice: shared.voice,
    copiedFrom: copiedFromOf(shared),
    rating,
    sharedAt: shared.sharedAt.toISOString(),
    isOwn: shared.userId === userId,
  }
}

async function canRate(app: HasServices, userId: string, { publicId, audioSeconds, userId: author }: SharedRow): Promise<boolean> {
  if (author === userId) return false
  return (await listeningOf(app).secondsOf(userId, soundIdOf(publicId))) >= Math.min(LISTENED_SECONDS, audioSeconds / 2)
}

/** A shared meditation that the person may see. Throws not_found once it is unshared or hidden. */
async function sharedFor(app: HasDb & HasServices, userId: string, publicId: string): Promise<SharedMeditation> {
  const met = await others.metOne(app.db, userId, publicId)
  if (!met) throw notShared()
  return {
    ...summaryOf(met, userId),
    script: met.shared.script,
    sentencesAt: met.shared.audioAt,
    ownStars: met.ownStars,
    canRate: await canRate(app, userId, met.shared),
    isReported: met.isReported,
  }
}

async function assertShared({ db }: HasDb, userId: string, publicId: string): Promise<SharedRow> {
  const row = await others.visibleShared(db, userId, publicId)
  if (!row) throw notShared()
  return row
}

export const sharedRoutes: readonly Route[] = [
  route(api.publishMeditation, async ({ app, db, userId, params: { id } }) => {
    const [key, row, recordings] = await Promise.all([app.vault.keyOf(userId), ownRow(db, userId, id), recordingsOf(db, userId, id)])
    const sealed = openMeditation(key, row)
    if (row.audioVersion === null) throw new AppError('conflict', meditationReasons.no_audio())
    if (row.audioDigest !== soundDigest(key, sealed, recordings)) throw new AppError('conflict', meditationReasons.stale_audio())
    const { copiedFrom, ...words } = sealed
    const at = app.clock.now()
    await others.share(
      db,
      {
        userId,
        id,
        ...words,
        copiedFrom: copiedFrom?.username ?? null,
        copiedTitle: copiedFrom?.title ?? null,
        audioVersion: row.audioVersion,
        audioSeconds: row.audioSeconds!,
        audioAt: row.audioAt!,
        isMixed: row.isMixed,
        isSynthetic: row.audioAt!.length > 0,
        updatedAt: at,
      },
      uuidv7(),
    )
    await clearSounds(app, userId, id)
    return ownMeditation(app, userId, id)
  }),

  route(api.takeBack, async ({ app, db, userId, params: { id } }) => {
    await ownRow(db, userId, id)
    // A hidden meditation cannot be unshared, or sharing it again would give it a new id and make it visible.
    if (!(await others.unshare(db, userId, id))) throw new AppError('forbidden', meditationReasons.hidden())
    await clearSounds(app, userId, id)
    return ownMeditation(app, userId, id)
  }),

  route(api.listShared, async ({ db, userId, query }) => ({
    meditations: (await others.sharedList(db, userId, query)).map((met) => summaryOf(met, userId)),
  })),

  route(api.getShared, async ({ app, userId, params }) => sharedFor(app, userId, params.id)),

  route(api.sharedAudio, async ({ app, userId, params, request, reply }) => {
    const { userId: author, id, audioVersion } = await assertShared(app, userId, params.id)
    const object = await openSealed(app.storage, await app.vault.keyOf(author), audioKey(author, id, audioVersion))
    return sendRange(request, reply, {
      size: object.bytes,
      etag: audioVersion,
      contentType: 'audio/mpeg',
      open: (range) => object.read(range),
    })
  }),

  route(api.setSharedFavourite, async ({ app, db, userId, params, body: { isFavourite } }) => {
    await assertShared(app, userId, params.id)
    await others.setFavourite(db, userId, params.id, isFavourite ? app.clock.now() : undefined)
    return { isFavourite }
  }),

  route(api.rateShared, async ({ app, db, userId, params, body: { stars } }) => {
    const shared = await assertShared(app, userId, params.id)
    if (shared.userId === userId) throw new AppError('forbidden', meditationReasons.own_rating())
    if (!(await canRate(app, userId, shared))) throw new AppError('conflict', meditationReasons.not_listened())
    await others.rate(db, userId, params.id, stars, app.clock.now())
    return sharedFor(app, userId, params.id)
  }),

  route(api.reportShared, async ({ app, db, userId, params, body }) => {
    await assertShared(app, userId, params.id)
    await others.report(db, userId, params.id, { ...body, at: app.clock.now() })
    return {}
  }),

  route(api.copyShared, async ({ app, db, person, userId, params, body: { copyId } }) => {
    const met = await others.metOne(db, userId, params.id)
    if (!met) throw notShared()
    // A repeated press does not overwrite the copy, which may have been changed since.
    if (!(await meditationById(db, userId, copyId))) {
      const { title, description, script, voice, language, tags } = met.shared
      const at = app.clock.now()
      await writeMeditation(db, await app.vault.keyOf(userId), userId, {
        id: copyId,
        day: localDayOf(at, person.zone, person.dayStart),
        at,
        words: { title, description, script, voice, language, categories: met.shared.categories as Category[], tags },
        copiedFrom: { title, username: met.username },
      })
    }
    return ownMeditation(app, userId, copyId)
  }),

  route(api.listForReview, async ({ db, query }) => ({
    meditations: (await others.forReview(db, query.list)).map(({ shared, username, reports }) => ({
      id: shared.publicId,
      title: shared.title,
      username,
      description: shared.description,
      script: shared.script,
      sharedAt: shared.sharedAt.toISOString(),
      hiddenReason: shared.hiddenAt ? (shared.hiddenReason ?? '') : null,
      reports: reports.map(({ reason, note, at }) => ({ reason, note, at: at.toISOString() })),
    })),
  })),

  route(api.hideShared, async ({ app, db, params, body }) => {
    const isHere = await others.setHidden(db, params.id, body.isHidden ? body.reason : undefined, app.clock.now())
    if (!isHere) throw notShared()
    return {}
  }),
]
