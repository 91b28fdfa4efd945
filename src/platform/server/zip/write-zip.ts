import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export type ZipMember = {
  /** Inside the zip, with `/` between folders. */
  path: string
  content: AsyncIterable<Uint8Array>
  /** False for what is packed already: pictures, recordings. */
  compress: boolean
}

/**
 * A zip as a stream, of any size (Zip64 where it is needed). A member is asked for when the one before has been read to its
 * end, and read only as fast as the zip is: memory holds a few chunks and a line of the directory per member. When a member
 * fails, or `members` does, the stream fails; when the reader leaves, the member that is open is closed and `members` is ended.
 *
 * @param at the time that every member gets
 */
export function writeZip(members: AsyncIterable<ZipMember>, at: Date): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  void fill(zip, output, members, at).catch((error: unknown) => output.destroy(error as Error))
  return output
}

async function fill(zip: ZipFile, output: Readable, members: AsyncIterable<ZipMember>, at: Date): Promise<void> {
  for await (const { path, content, compress } of members) {
    if (output.destroyed) return
    const source = Readable.from(content, { objectMode: false })
    // Throws for a path that leads out of the zip.
    zip.addReadStream(source, path, { mtime: at, compress, mode: 0o100644 })
    const leave = () => void source.destroy()
    output.once('close', leave)
    try {
      await finished(source, { writable: false })
    } finally {
      output.off('close', leave)
    }
  }
  zip.end()
}
