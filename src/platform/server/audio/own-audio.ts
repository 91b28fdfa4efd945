import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#platform/contract/errors.ts'
import { fileReasons } from '#platform/contract/reasons.en.ts'
import type { HasConfig, HasLog, HasStopping, HasStorage, HasVault } from '#platform/server/app/app.ts'
import { sendRange } from '#platform/server/http/ranges.ts'
import { openSpeaker, type SpokenLanguage } from '#platform/server/speech/open-speaker.ts'
import type { SpeechCache } from '#platform/server/speech/speech-driver.ts'
import { openSealed, putSealed } from '#platform/server/vault/chunks.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { audioVersion } from './rendered-audio.ts'
import type { TrackRecipe } from './render/core/recipe.ts'
import { startRender } from './render/render.ts'

/** A sound made from one person's text. */
export type OwnSound = {
  userId: string
  id: string
  recipe: TrackRecipe
  language: SpokenLanguage
  /** Whether the text is still stored. It may be deleted after it was read and before its sound was requested. */
  isStored(): Promise<boolean>
}

export type OwnAudio = {
  /** Sends a sound, any byte range of it; renders it first if it is not stored. Throws `not_found` when it was deleted meanwhile. */
  send(sound: OwnSound, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  /** Deletes all sounds of a thing, and every sentence that was spoken for it. */
  remove(userId: string, id: string): Promise<void>
  /** The same for all things of a person. */
  removeAll(userId: string): Promise<void>
}

/** Changes whenever the bytes would. Keyed with the person's key: a plain hash of their words could be guessed from an address. */
export const ownVersion = (app: HasConfig, key: PersonKey, sound: Pick<OwnSound, 'recipe'>): string =>
  key.digest('own sound', audioVersion(app, sound)).toString('hex').slice(0, 16)

/**
 * Renders people's own texts. Sounds and spoken sentences are stored in `cache/<folder>/<person>/<thing>`, encrypted with the person's
 * key: they are unreadable on a disk. Only the embedded voice speaks them, so no word leaves the machine. After a change of the text
 * only changed sentences are spoken anew, and sentences that were removed are deleted.
 */
export function openOwnAudio(
  app: HasConfig & HasLog & HasStopping & HasStorage & HasVault,
  folder: string,
  render = startRender,
): OwnAudio {
  const folderOf = (userId: string, id: string) => `cache/${folder}/${userId}/${id}`
  const rendering = new Map<string, { made: Promise<void>; ending: AbortController }>()

  async function make(sound: OwnSound, key: PersonKey, objectKey: string, ended: AbortSignal): Promise<void> {
    const { userId, id, recipe, language } = sound
    const home = folderOf(userId, id)
    const used = new Set([objectKey])
    const cache = sealedSentences(app, key, `${home}/sentences`, used)
    const speaker = recipe.script && openSpeaker(app, { language, cache, staysHere: true })
    try {
      await putSealed(app.storage, key, objectKey, render(recipe, { signal: AbortSignal.any([app.stopping, ended]), speech: speaker }))
    } finally {
      await speaker?.close()
      // Also after a failure: the sentences spoken by then are stored.
      if (!(await sound.isStored())) await app.storage.deleteAll(home)
    }
    for await (const stored of app.storage.list(`${home}/`)) if (!used.has(stored)) await app.storage.delete(stored)
  }

  /** Ends running renders first, so that they store nothing afterwards. */
  async function removeBelow(home: string): Promise<void> {
    const under = [...rendering].flatMap(([objectKey, one]) => (objectKey.startsWith(`${home}/`) ? one : []))
    for (const { ending } of under) ending.abort(notFound(fileReasons.not_here()))
    await Promise.allSettled(under.map(({ made }) => made))
    await app.storage.deleteAll(home)
  }

  return {
    async send(sound, request, reply) {
      const key = await app.vault.keyOf(sound.userId)
      const version = ownVersion(app, key, sound)
      const objectKey = `${folderOf(sound.userId, sound.id)}/${version}.mp3`
      if (!(await app.storage.stat(objectKey))) {
        let one = rendering.get(objectKey)
        if (!one) {
          const ending = new AbortController()
          one = { ending, made: make(sound, key, objectKey, ending.signal).finally(() => rendering.delete(objectKey)) }
          rendering.set(objectKey, one)
        }
        await one.made
      }
      const object = await openSealed(app.storage, key, objectKey)
      return sendRange(request, reply, {
        size: object.bytes,
        etag: version,
        contentType: 'audio/mpeg',
        open: (range) => object.read(range),
      })
    },
    remove: (userId, id) => removeBelow(folderOf(userId, id)),
    removeAll: (userId) => removeBelow(`cache/${folder}/${userId}`),
  }
}

/** Spoken sentences of one thing. Their names are keyed with the person's key, too; `used` collects every name that was requested. */
export function sealedSentences({ storage }: HasStorage, key: PersonKey, folder: string, used: Set<string>): SpeechCache {
  const nameOf = (sentence: string) => {
    const name = `${folder}/${key.digest('spoken sentence', sentence).toString('hex').slice(0, 32)}.wav`
    used.add(name)
    return name
  }
  return {
    async get(sentence) {
      const name = nameOf(sentence)
      const sealed = await storage.readAll(name)
      return sealed && key.open(name, Buffer.from(sealed))
    },
    async put(sentence, bytes) {
      const name = nameOf(sentence)
      await storage.put(name, key.seal(name, bytes))
    },
  }
}
