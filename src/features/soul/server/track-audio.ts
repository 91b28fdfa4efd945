import { createHash } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HasConfig, HasLog, HasStopping, HasStorage } from '#platform/server/app/app.ts'
import { sendRange } from '#platform/server/http/ranges.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { openSpeaker } from '#platform/server/speech/open-speaker.ts'
import type { Speaker } from '#platform/server/speech/speaker.ts'
import type { CatalogueTrack } from './catalogue/catalogue.ts'
import { growFile, type GrowingFile } from './growing-file.ts'
import { recipeHash } from './render/core/recipe.ts'
import { startRender, trackBytes } from './render/render.ts'
import type { Upload } from './track-store.ts'

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
        open: (range) => (growing && !growing.isRemoved ? growing.read(range.start, range.end) : app.storage.read(key, range)),
      })
    },
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
