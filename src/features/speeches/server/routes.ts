import { localDayOf } from '#platform/contract/dates.ts'
import { AppError, notFound } from '#platform/contract/errors.ts'
import type { OwnAudio } from '#platform/server/audio/own-audio.ts'
import type { RenderedAudio } from '#platform/server/audio/rendered-audio.ts'
import { RenderError } from '#platform/server/audio/render/render.ts'
import { canSpeak } from '#platform/server/speech/open-speaker.ts'
import { route } from '#platform/server/http/route.ts'
import * as api from '../contract.ts'
import { speechesReasons } from '../reasons.en.ts'
import { plainContent, recipeOf } from './library/recipe.ts'
import { canSpeakOwn, ownAsSpeech, speechById, speechesOf, wordsOf } from './speeches.ts'
import { favouritesOf, hasOwnSpeech, removeSpeech, setFavourite, writeSpeech } from './store.ts'

/** `audio` renders the library for everybody, `own` the speeches of single people. */
export const speechesRoutes = ({ audio, own }: { audio: RenderedAudio; own: OwnAudio }) => [
  route(api.listSpeeches, async ({ app, userId }) => ({ speeches: await speechesOf(app, userId) })),

  route(api.speechAudio, async ({ app, db, userId, params, request, reply }) => {
    const found = await speechById(app, userId, params.id)
    const isSpoken = 'piece' in found ? canSpeak(app.config, found.piece.language) : canSpeakOwn(found.own.language)
    if (!isSpoken) throw new AppError('unavailable', speechesReasons.no_voice())
    if ('piece' in found) return audio.send(found.piece, request, reply)
    const { id, language } = found.own
    const isStored = () => hasOwnSpeech(db, userId, id)
    try {
      return await own.send({ userId, id, recipe: recipeOf(wordsOf(found.own)), language, isStored }, request, reply)
    } catch (error) {
      if (error instanceof RenderError) throw new AppError('unavailable', speechesReasons.not_spoken())
      throw error
    }
  }),

  route(api.setSpeechFavourite, async ({ app, db, userId, params, body }) => {
    await speechById(app, userId, params.id)
    await setFavourite(db, userId, params.id, body.isFavourite ? app.clock.now() : undefined)
    return { isFavourite: body.isFavourite }
  }),

  route(api.putOwnSpeech, async ({ app, db, person, userId, params, body }) => {
    const key = await app.vault.keyOf(userId)
    const at = app.clock.now()
    const day = localDayOf(at, person.zone, person.dayStart)
    const written = await writeSpeech(db, key, userId, { ...body, content: plainContent(body.content), id: params.id, day, at })
    const hearts = await favouritesOf(db, userId)
    return ownAsSpeech(
      app,
      key,
      written,
      hearts.some(({ speechId }) => speechId === params.id),
    )
  }),

  route(api.deleteOwnSpeech, async ({ db, userId, params }) => {
    const removed = await removeSpeech(db, userId, params.id)
    await own.remove(userId, params.id)
    if (!removed) throw notFound(speechesReasons.not_here())
    return { deleted: true as const }
  }),
]
