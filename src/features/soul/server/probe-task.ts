// The module of the child process that probes uploaded recordings (see platform/server/isolation).
import { Readable } from 'node:stream'
import { fileTypeFromStream } from 'file-type'
import { parseStream } from 'music-metadata'
import type { Host } from '#platform/server/isolation/task.ts'

const CHUNK_BYTES = 512 * 1024

/** Type and format of a recording; `format` is null if it cannot be parsed. */
export type ProbedAudio = { mime: string | null; format: { duration: number | null; hasAudio: boolean | null } | null }

export const methods = {
  async probe({ bytes }: { bytes: number }, host: Host): Promise<ProbedAudio> {
    const content = () => {
      async function* chunks() {
        for (let at = 0; at < bytes; at += CHUNK_BYTES) {
          yield (await host.ask('range', { start: at, end: Math.min(bytes, at + CHUNK_BYTES) })) as Uint8Array
        }
      }
      return Readable.from(chunks(), { objectMode: false })
    }
    const mime = (await fileTypeFromStream(Readable.toWeb(content()) as never).catch(() => undefined))?.mime ?? null
    if (mime === null) return { mime, format: null }
    const format = await parseStream(content(), { mimeType: mime, size: bytes }, { duration: true, skipCovers: true }).then(
      (about) => ({ duration: about.format.duration ?? null, hasAudio: about.format.hasAudio ?? null }),
      () => null,
    )
    return { mime, format }
  },
}
