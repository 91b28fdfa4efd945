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
  /** How long until the byte at `position` is there, ms, at the lowest speed lately seen; 0 once it is, Infinity while nothing is known. */
  wait(position: number): number
  /** Must not be called once it is removed. */
  read(start: number, end: number): Readable
  /** The source failed or ended early: whoever reads gets that error. */
  readonly hasFailed: boolean
  /** True from the moment that `remove` is called. */
  readonly isRemoved: boolean
  /** Takes the file away; whoever is reading it reads on. */
  remove(): Promise<void>
}

export function growFile(path: string, size: number, source: AsyncIterable<Uint8Array>): GrowingFile {
  let written = 0
  const startedAt = performance.now()
  let last = { at: startedAt, bytes: 0, ms: 0 }
  let failure: unknown
  let wake = Promise.withResolvers<void>()

  // One handle for everybody: a reader that has begun does not ask for the file by its name again, so that taking the name
  // away can come at any moment.
  const opened = open(path, 'w+', 0o600)
  let users = 1
  let isRemoved = false
  async function release(): Promise<void> {
    users--
    if (users === 0) await opened.then((handle) => handle.close()).catch(() => {})
  }

  async function grow(): Promise<void> {
    try {
      const out = await opened
      for await (const chunk of source) {
        await out.write(chunk, 0, chunk.byteLength, written)
        // Counted when it is in the file, so that a reader finds what it was told of.
        written += chunk.byteLength
        const now = performance.now()
        last = { at: now, bytes: chunk.byteLength, ms: now - last.at }
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
      wake.resolve()
    }
  }

  async function* bytesOf(start: number, end: number): AsyncGenerator<Buffer> {
    const handle = await opened
    let position = start
    while (position <= end) {
      // Taken before the check: what happens after it wakes this very promise.
      const woken = wake.promise
      if (failure) throw failure
      const there = Math.min(CHUNK, end - position + 1, written - position)
      if (there <= 0) {
        await woken
        continue
      }
      const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(there), 0, there, position)
      position += bytesRead
      yield buffer.subarray(0, bytesRead)
    }
  }

  const done = grow()
  done.catch(() => {})
  return {
    path,
    done,
    get hasFailed() {
      return failure !== undefined
    },
    get isRemoved() {
      return isRemoved
    },
    wait(position) {
      if (position < written) return 0
      const now = performance.now()
      const perByte = Math.max((now - startedAt) / written, Math.max(last.ms, now - last.at) / last.bytes)
      return Number.isNaN(perByte) ? Infinity : (position - written) * perByte
    },
    async remove() {
      if (isRemoved) return
      isRemoved = true
      await rm(path, { force: true })
      await release()
    },
    read(start, end) {
      users++
      return Readable.from(bytesOf(start, end), { objectMode: false }).once('close', () => void release())
    },
  }
}
