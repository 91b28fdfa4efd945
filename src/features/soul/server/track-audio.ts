import { createHash } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HasConfig, HasLog, HasStopping, HasStorage } from '#platform/server/app/app.ts'
import { sendRange, type Range } from '#platform/server/http/ranges.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { openSpeaker } from '#platform/server/speech/open-speaker.ts'
import type { Speaker } from '#platform/server/speech/speaker.ts'
import type { CatalogueTrack } from './catalogue/catalogue.ts'
import { growFile, type GrowingFile } from './growing-file.ts'
import { recipeHash } from './render/core/recipe.ts'
import { frameBytes, startRender, trackBytes } from './render/render.ts'
import type { Upload } from './track-store.ts'

/** What a listener waits for at most before a sound of its own is begun where it wants to hear, ms. */
const PATIENCE = 400
/** At the very beginning nothing is known of the speed: so much of the start (20 s) is worth waiting for. */
const OPENING = 20 * 16_000
/** However fast it went so far, nobody waits for more than a minute of sound to be made. */
const FAR = 60 * 16_000
/** So many listeners may be ahead at once; others wait for the whole, as each costs a processor of its own. */
const MOST_AHEAD = 6

/** Changes whenever the bytes would: with the recipe, and with whose voice speaks where somebody does. */
export function audioVersion(app: HasConfig, track: CatalogueTrack): string {
  const recipe = recipeHash(track.recipe).slice(0, 16)
  const { speech } = app.config
  if (!track.recipe.script || !speech) return recipe
  const { url, model, voice } = speech
  return `${recipe}-${createHash('sha256')
    .update(JSON.stringify([url, model, voice]))
    .digest('hex')
    .slice(0, 8)}`
}

export type TrackAudio = {
  /** Sends a built-in track: from storage, or, the first time, while it is being rendered. Any byte range, at any moment. */
  send(track: CatalogueTrack, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

/** Renders built-in tracks at their first use, each once at a time in this process, with one voice for all. */
export function openTrackAudio(app: HasConfig & HasLog & HasStopping & HasStorage, render = startRender): TrackAudio {
  const renders = new Map<string, GrowingFile>()
  let speaker: Speaker | undefined
  function speech(): Speaker {
    if (!speaker) app.stopping.addEventListener('abort', () => void speaker?.close())
    return (speaker ??= openSpeaker(app))
  }

  /** Renders into a file that can be read as it grows, then hands it to storage. Recipes are deterministic: two processes that
   * render the same track at once make the same bytes, and either may keep them. */
  async function startRendering(track: CatalogueTrack, key: string): Promise<GrowingFile> {
    const folder = path.join(app.config.dataDir, 'cache', 'renders')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const begun = renders.get(key)
    if (begun) return begun
    const started = performance.now()
    const chunks = render(track.recipe, { signal: app.stopping, speech: speech() })
    const file = growFile(path.join(folder, `${uuidv7()}.mp3`), trackBytes(track.recipe), chunks)
    renders.set(key, file)
    void keep(app, track, key, file, started).finally(() => renders.delete(key))
    return file
  }

  /** Renders from the middle for one listener alone, who is ahead of what is kept; ends with the request. */
  let ahead = 0
  function renderFrom(track: CatalogueTrack, { start, end }: Range): Readable {
    ahead++
    const gone = new AbortController()
    const fromFrame = Math.floor(start / frameBytes)
    const frames = render(track.recipe, { signal: AbortSignal.any([app.stopping, gone.signal]), speech: speech(), fromFrame })
    const bytes = Readable.from(within(frames, start - fromFrame * frameBytes, end - start + 1), { objectMode: false })
    return bytes.once('close', () => {
      ahead--
      gone.abort(new Error('The listener left.'))
    })
  }

  return {
    async send(track, request, reply) {
      const version = audioVersion(app, track)
      const key = `cache/soul/tracks/${track.id}-${version}.mp3`
      const ready = renders.has(key) ? undefined : await app.storage.stat(key)
      const growing = ready ? undefined : (renders.get(key) ?? (await startRendering(track, key)))
      return sendRange(request, reply, {
        size: trackBytes(track.recipe),
        etag: version,
        contentType: 'audio/mpeg',
        sameForEveryone: true,
        // Storage has it before the file is taken away, so at every moment one of the two is whole.
        open(range) {
          if (!growing || growing.isRemoved) return app.storage.read(key, range)
          const isNear = range.start < OPENING || (growing.wait(range.start) <= PATIENCE && growing.wait(range.start - FAR) === 0)
          if (isNear || ahead >= MOST_AHEAD) return growing.read(range.start, range.end)
          // The same sound to the ear, but not the same bytes: no browser may keep both under one name.
          reply.header('cache-control', 'no-store')
          return renderFrom(track, range)
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

export async function sendUpload(app: HasStorage, upload: Upload, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return sendRange(request, reply, {
    size: upload.bytes,
    etag: path.basename(upload.storageKey),
    contentType: upload.contentType,
    open: (range) => app.storage.read(upload.storageKey, range),
  })
}

async function keep(
  app: HasLog & HasStopping & HasStorage,
  track: CatalogueTrack,
  key: string,
  file: GrowingFile,
  started: number,
): Promise<void> {
  try {
    await file.done
    const handle = await open(file.path)
    await app.storage.put(key, handle.createReadStream())
    app.log.info({ track: track.id, seconds: track.recipe.durationSeconds, ms: Math.round(performance.now() - started) }, 'track rendered')
  } catch (error) {
    if (!app.stopping.aborted) app.log.error({ track: track.id, err: error }, 'rendering a track failed')
  } finally {
    await file.remove()
  }
}
