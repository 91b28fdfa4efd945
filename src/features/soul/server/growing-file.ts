import { open, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'

const CHUNK = 64 * 1024

/**
 * A file of known length that is still being written, and can be read at the same time: readers get what is there and wait
 * for the rest, from any position.
 */
export type GrowingFile = {
  readonly path: string
  /** Resolves when every byte is written; rejects when the source fails or ends early. */
  done: Promise<void>
  read(start: number, end: number): Readable
  /** Takes the file away; whoever is reading it reads on. */
  remove(): Promise<void>
}

export function growFile(path: string, size: number, source: AsyncIterable<Uint8Array>): GrowingFile {
  let written = 0
  let failure: unknown
  let wake = Promise.withResolvers<void>()

  async function grow(): Promise<void> {
    const out = await open(path, 'w', 0o600)
    try {
      for await (const chunk of source) {
        await out.writeFile(chunk)
        // Counted when it is in the file, so that a reader finds what it was told of.
        written += chunk.byteLength
        wake.resolve()
        wake = Promise.withResolvers()
      }
      if (written !== size) throw new Error(`A rendered track has ${written} bytes instead of ${size}.`)
      await out.sync()
    } catch (error) {
      failure = error ?? new Error('Rendering ended early.')
      await rm(path, { force: true })
      throw failure
    } finally {
      await out.close()
      wake.resolve()
    }
  }

  async function* read(start: number, end: number): AsyncGenerator<Buffer> {
    while (written === 0 && failure === undefined) await wake.promise
    if (failure) throw failure
    const handle = await open(path).catch((error: unknown) => {
      throw failure ?? error
    })
    try {
      let position = start
      while (position <= end) {
        const buffer = Buffer.allocUnsafe(Math.min(CHUNK, end - position + 1))
        const { bytesRead } = await handle.read(buffer, 0, buffer.length, position)
        if (bytesRead > 0) {
          position += bytesRead
          yield buffer.subarray(0, bytesRead)
        } else {
          // Taken before the check: what happens after it wakes this very promise.
          const woken = wake.promise
          if (failure) throw failure
          if (written <= position) await woken
        }
      }
    } finally {
      await handle.close()
    }
  }

  const done = grow()
  done.catch(() => {})
  return {
    path,
    done,
    remove: () => rm(path, { force: true }),
    read: (start, end) => Readable.from(read(start, end), { objectMode: false }),
  }
}
