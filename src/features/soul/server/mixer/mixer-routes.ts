import type { RenderedAudio } from '#platform/server/audio/rendered-audio.ts'
import { audioVersion } from '#platform/server/audio/rendered-audio.ts'
import { route } from '#platform/server/http/route.ts'
import * as api from '../../contract-mixer.ts'
import { mixesOf, removeMix, saveMix } from './mix-store.ts'
import { mixerSounds } from './sounds.ts'

const byId = new Map(mixerSounds.map((sound) => [sound.id, sound]))

/** `audio` renders each sound once for everybody. */
export const mixerRoutes = (audio: RenderedAudio) => [
  route(api.getMixer, async ({ app, db, userId }) => ({
    sounds: mixerSounds.map(({ id, recipe }) => ({
      id,
      audioUrl: `/api/soul/mixer/sounds/${id}/audio?v=${audioVersion(app, { recipe })}`,
      duration: recipe.durationSeconds,
    })),
    mixes: await mixesOf(db, await app.vault.keyOf(userId), userId),
  })),

  route(api.mixerAudio, async ({ params, request, reply }) => audio.send(byId.get(params.sound)!, request, reply)),

  route(api.putMix, async ({ app, db, userId, params, body }) => {
    // A device's clock may be ahead; a mix from the future would outrank every later one.
    const at = new Date(Math.min(Date.parse(body.at), app.clock.now().getTime())).toISOString()
    return saveMix(db, await app.vault.keyOf(userId), userId, { ...body, id: params.id, at })
  }),

  route(api.deleteMix, async ({ db, userId, params }) => {
    await removeMix(db, userId, params.id)
    return { deleted: true as const }
  }),
]
