import type { Readable } from 'node:stream'
import { givingWay } from '../core/give-way.ts'
import { writeZip, type ZipMember } from '../zip/write-zip.ts'
import type { ExportAbout, ExportContent, ExportFile } from './export-file.ts'
import { readmeOf } from './readme.ts'

/** Lines are joined into pieces of about this many characters before they are compressed. */
const PIECE = 64 * 1024

export type ExportHead = {
  exportedAt: Date
  username: string
  /** The language of the README: German for `de` and its regions, else English. */
  locale: string | null
}

/** The whole export as one zip, streamed; its README comes last, when all files are known. */
export function exportZip(files: AsyncIterable<ExportFile>, head: ExportHead): Readable {
  return writeZip(membersOf(files, head), head.exportedAt)
}

async function* membersOf(files: AsyncIterable<ExportFile>, head: ExportHead): AsyncGenerator<ZipMember> {
  const about = new Map<string, ExportAbout>()
  for await (const file of files) {
    if (!about.has(file.about.path)) about.set(file.about.path, file.about)
    yield { path: file.name, content: bytesOf(file.content), compress: !('bytes' in file.content) }
  }
  yield { path: 'README.md', content: bytesOf({ text: readmeOf([...about.values()], head) }), compress: true }
}

/** A file's content as it is stored in the zip. Yields to other work on the thread after each piece. */
export async function* bytesOf(content: ExportContent): AsyncGenerator<Uint8Array> {
  const giveWay = givingWay(PIECE)
  for await (const piece of piecesOf(content)) {
    yield piece
    await giveWay(piece.length)
  }
}

async function* piecesOf(content: ExportContent): AsyncGenerator<Uint8Array> {
  if ('bytes' in content) return yield* content.bytes
  if ('text' in content) return yield Buffer.from(content.text)
  if ('json' in content) return yield Buffer.from(`${JSON.stringify(content.json, null, 2)}\n`)
  let waiting = ''
  for await (const value of content.lines) {
    waiting += `${JSON.stringify(value)}\n`
    if (waiting.length < PIECE) continue
    yield Buffer.from(waiting)
    waiting = ''
  }
  yield Buffer.from(waiting)
}
