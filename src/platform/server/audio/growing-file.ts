import { open, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'

const CHUNK = 64 * 1024

/**
 * A file of known length that can be read while it is still being written: readers get the bytes that exist and wait
 * for the rest, from any position.
 */
export type GrowingFile = {
  readonly path: string
  /** Resolves when every byte is written; rejects when the source fails or ends early. */
  done: Promise<void>
  /** Time until the byte at `position` is written, ms, at the lowest recent speed; 0 once it is, Infinity while no speed is measured. */
  wait(position: number): number
  /** Must not be called once it is removed. */
  read(start: number, end: number): Readable
  /** The source failed or ended early: readers get that error. */
  readonly hasFailed: boolean
  /** True from the moment of the `remove` call. */
  readonly isRemoved: boolean
  /** Deletes the file; readers that have begun can read on. */
  remove(): Promise<void>
}

export function growFile(path: string, size: number, source: AsyncIterable<Uint8Array>): GrowingFile {
  let written = 0
  const startedAt = performance.now()
  let last = { at: startedAt, bytes: 0, ms: 0 }
  let failure: unknown
  let wake = Promise.withResolvers<void>()

  // One handle for everybody: a reader that has begun does not open the file by its name again, so that deleting the name
  // is safe at any moment.
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
        // Counted after the write, so that a reader finds every byte that is counted.
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
      // Taken before the check: a change after the check resolves this very promise.
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
