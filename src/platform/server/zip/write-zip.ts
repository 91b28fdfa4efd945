import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export type ZipMember = {
  /** Inside the zip, with `/` between folders. */
  path: string
  content: AsyncIterable<Uint8Array>
  /** False for files that are compressed already: pictures, recordings. */
  compress: boolean
}

/**
 * A zip as a stream, of any size (Zip64 where it is needed). The next member is requested when the one before has been read to its
 * end, and read only as fast as the zip is: memory holds a few chunks and a directory entry per member. When a member
 * fails, or `members` does, the stream fails; when the reader stops, the open member is closed and `members` is ended.
 *
 * @param at the modification time of every member
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
