import { createHash } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HasConfig, HasLog, HasStopping, HasStorage } from '#platform/server/app/app.ts'
import { sendRange, type Range } from '#platform/server/http/ranges.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { openSpeaker, type SpokenLanguage } from '#platform/server/speech/open-speaker.ts'
import type { Speaker } from '#platform/server/speech/speaker.ts'
import { growFile, type GrowingFile } from './growing-file.ts'
import { recipeHash, type TrackRecipe } from './render/core/recipe.ts'
import { frameBytes, startRender, trackBytes } from './render/render.ts'

/** The longest wait of a listener before a separate render begins at their position, ms. */
const PATIENCE = 400
/** At the very beginning no speed is measured yet: so many bytes of the start (20 s) are worth waiting for. */
const OPENING = 20 * 16_000
/** At any measured speed, nobody waits for more than a minute of sound to be rendered. */
const FAR = 60 * 16_000
/** So many listeners may be ahead at once; others wait for the whole, as each separate render needs its own processor core. */
const MOST_AHEAD = 6

/** A sound that is the same for everybody, with its file name. */
export type RenderedSound = {
  id: string
  recipe: TrackRecipe
  /** The language of its script; English by default. */
  language?: SpokenLanguage
}

/** Changes whenever the bytes would: with the recipe, and with the voice if there is speech. */
export function audioVersion(app: HasConfig, sound: Pick<RenderedSound, 'recipe'>): string {
  const recipe = recipeHash(sound.recipe).slice(0, 16)
  const { speech } = app.config
  if (!sound.recipe.script || !speech) return recipe
  const { url, model, voice } = speech
  return `${recipe}-${createHash('sha256')
    .update(JSON.stringify([url, model, voice]))
    .digest('hex')
    .slice(0, 8)}`
}

export type RenderedAudio = {
  /**
   * Sends a sound: from storage, or, the first time, while it is being rendered. Any byte range, at any moment. `beforeRender` may refuse
   * by throwing; it is not called for a sound that is stored or being rendered.
   */
  send(sound: RenderedSound, request: FastifyRequest, reply: FastifyReply, beforeRender?: () => Promise<unknown>): Promise<FastifyReply>
}

/**
 * Renders sounds that belong to nobody at their first use, each once at a time in this process, with one voice for all. They are
 * stored in `cache/<folder>`; beyond `most` sounds, the least recently requested are deleted.
 */
export function openRenderedAudio(
  app: HasConfig & HasLog & HasStopping & HasStorage,
  folder: string,
  { most = Infinity, render = startRender }: { most?: number; render?: typeof startRender } = {},
): RenderedAudio {
  const renders = new Map<string, GrowingFile>()
  /** Stored sounds by the time of their last request, the latest last. */
  const asked = new Set<string>()
  const speakers = new Map<SpokenLanguage, Speaker>()
  function speech({ language = 'en' }: RenderedSound): Speaker {
    const known = speakers.get(language)
    if (known) return known
    const speaker = openSpeaker(app, { language })
    speakers.set(language, speaker)
    app.stopping.addEventListener('abort', () => void speaker.close())
    return speaker
  }

  /** The running render. A failed one does not count: the next request starts another try, also while the failed file is being deleted. */
  function underWay(key: string): GrowingFile | undefined {
    const file = renders.get(key)
    return file?.hasFailed ? undefined : file
  }

  /** Renders into a file that can be read as it grows, then moves it to storage. Recipes are deterministic: two processes that
   * render the same track at once make the same bytes, and either copy may be stored. */
  async function startRendering(sound: RenderedSound, key: string): Promise<GrowingFile> {
    const drafts = path.join(app.config.dataDir, 'cache', 'renders')
    await mkdir(drafts, { recursive: true, mode: 0o700 })
    const begin = underWay(key)
    if (begin) return begin
    const started = performance.now()
    const chunks = render(sound.recipe, { signal: app.stopping, speech: speech(sound) })
    const file = growFile(path.join(drafts, `${uuidv7()}.mp3`), trackBytes(sound.recipe), chunks)
    renders.set(key, file)
    void keep(app, sound, key, file, started)
      .then(prune)
      .finally(() => renders.get(key) === file && renders.delete(key))
    return file
  }

  async function prune(): Promise<void> {
    if (most === Infinity) return
    const wanted = new Set([...asked].slice(-most))
    let stored = 0
    for await (const key of app.storage.list(`cache/${folder}/`)) {
      stored++
      if (stored > most && !wanted.has(key)) await app.storage.delete(key)
    }
    for (const key of asked) if (!wanted.has(key)) asked.delete(key)
  }

  /** Number of renders that begin in the middle for one listener, who is ahead of the shared render; each ends with its request. */
  let ahead = 0
  function renderFrom(sound: RenderedSound, { start, end }: Range): Readable {
    ahead++
    const removed = new AbortController()
    const fromFrame = Math.floor(start / frameBytes)
    const frames = render(sound.recipe, { signal: AbortSignal.any([app.stopping, removed.signal]), speech: speech(sound), fromFrame })
    const bytes = Readable.from(within(frames, start - fromFrame * frameBytes, end - start + 1), { objectMode: false })
    return bytes.once('close', () => {
      ahead--
      removed.abort(new Error('The client disconnected.'))
    })
  }

  return {
    async send(sound, request, reply, beforeRender) {
      const version = audioVersion(app, sound)
      const key = `cache/${folder}/${sound.id}-${version}.mp3`
      asked.delete(key)
      asked.add(key)
      const ready = underWay(key) ? undefined : await app.storage.stat(key)
      if (!ready && !underWay(key)) await beforeRender?.()
      const growing = ready ? undefined : (underWay(key) ?? (await startRendering(sound, key)))
      return sendRange(request, reply, {
        size: trackBytes(sound.recipe),
        etag: version,
        contentType: 'audio/mpeg',
        sameForEveryone: true,
        // Storage has it before the file is deleted, so at every moment one of the two is complete.
        open(range) {
          if (!growing || growing.isRemoved) return app.storage.read(key, range)
          const isNear = range.start < OPENING || (growing.wait(range.start) <= PATIENCE && growing.wait(range.start - FAR) === 0)
          if (isNear || ahead >= MOST_AHEAD) return growing.read(range.start, range.end)
          // The same sound to the ear, but different bytes: no browser may store both under one name.
          reply.header('cache-control', 'no-store')
          return renderFrom(sound, range)
        },
      })
    },
  }
}

/** The bytes of a source from `skip` on, `count` of them. */
async function* within(source: AsyncIterable<Uint8Array>, skip: number, count: number): AsyncGenerator<Uint8Array> {
  let left = count
  let before = skip
  for await (const chunk of source) {
    const part = chunk.subarray(before, before + left)
    before = Math.max(0, before - chunk.length)
    left -= part.length
    if (part.length > 0) yield part
    if (left <= 0) return
  }
}

async function keep(
  app: HasLog & HasStopping & HasStorage,
  sound: RenderedSound,
  key: string,
  file: GrowingFile,
  started: number,
): Promise<void> {
  try {
    await file.done
    const handle = await open(file.path)
    await app.storage.put(key, handle.createReadStream())
    app.log.info({ sound: sound.id, seconds: sound.recipe.durationSeconds, ms: Math.round(performance.now() - started) }, 'sound rendered')
  } catch (error) {
    if (!app.stopping.aborted) app.log.error({ sound: sound.id, err: error }, 'rendering a sound failed')
  } finally {
    await file.remove()
  }
}
