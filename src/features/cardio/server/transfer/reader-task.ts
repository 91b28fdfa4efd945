// The module of the child that reads recordings of devices (see platform/server/isolation).
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import type { Archive, OpenArchive, SourceFile } from '#platform/server/imports/archive.ts'
import { decodeText } from '#platform/server/imports/encoding.ts'
import { readerMethods } from '#platform/server/imports/reader-methods.ts'
import { readFit } from '../files/fit.ts'
import { readGpx } from '../files/gpx.ts'
import { nothing, type ReadFile } from '../files/recording.ts'
import { readTcx } from '../files/tcx.ts'

export type RecordingItem = { path: string } & ReadFile

const MAX_FILE_BYTES = 60 * 1024 * 1024
/** Of a zip of everything somebody has, only these are recordings. */
const isRecording = ({ path }: SourceFile) => /\.(?:gpx|tcx|fit)(?:\.gz)?$/i.test(path) && !/(?:^|\/)(?:\.|__MACOSX)/.test(path)

export const methods = readerMethods<RecordingItem>(
  async (archive) => {
    const files = archive.files.filter(isRecording).toSorted((a, b) => (a.path < b.path ? -1 : 1))
    if (files.length === 0) return undefined
    return { source: files.length > 1 ? 'folder' : formatOf(files[0]!.path), items: () => itemsOf(archive, files) }
  },
  ({ recordings }) => recordings.reduce((sum, { track }) => sum + 200 + (track?.t.length ?? 0) * 40, 200),
)

const formatOf = (path: string) => /\.(gpx|tcx|fit)(?:\.gz)?$/i.exec(path)![1]!.toLowerCase() as 'gpx' | 'tcx' | 'fit'

async function* itemsOf(archive: OpenArchive, files: readonly SourceFile[]): AsyncGenerator<RecordingItem> {
  for (const file of files) {
    const { path } = file
    const { recordings, isCut, problem } = await readOne(archive, file)
    if (recordings.length === 0) yield { path, recordings, isCut, problem }
    // One at a time: a file may hold years of them. What is cut is the last.
    for (const [index, recording] of recordings.entries())
      yield { path, recordings: [recording], isCut: isCut && index === recordings.length - 1, problem }
  }
}

async function readOne(archive: OpenArchive & Archive, { path, bytes }: SourceFile): Promise<ReadFile> {
  if (bytes > MAX_FILE_BYTES) return nothing('too_large')
  const content = await contentOf(archive, path)
  if (typeof content === 'string') return nothing(content)
  if (formatOf(path) === 'fit') return readFit(content)
  const { text } = await decodeText(content, null)
  const head = text.slice(0, 4000).toLowerCase()
  if (head.includes('<gpx')) return readGpx(text)
  if (head.includes('<trainingcenterdatabase')) return readTcx(text)
  return nothing('unknown')
}

async function contentOf(archive: OpenArchive, path: string): Promise<Buffer | 'broken' | 'too_large'> {
  const stream = await archive.open(path)
  if (!/\.gz$/i.test(path)) return buffer(stream)
  const pieces: Buffer[] = []
  let length = 0
  try {
    for await (const piece of stream.pipe(createGunzip()) as AsyncIterable<Buffer>) {
      length += piece.length
      if (length > MAX_FILE_BYTES) return 'too_large'
      pieces.push(piece)
    }
  } catch {
    // What came before the break is read as far as it goes.
    if (pieces.length === 0) return 'broken'
  }
  return Buffer.concat(pieces)
}
