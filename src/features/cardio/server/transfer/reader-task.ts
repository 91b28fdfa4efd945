// The module of the child process that reads recordings of devices (see platform/server/isolation).
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { isZipTrouble, type Archive, type OpenArchive, type SourceFile } from '#platform/server/imports/archive.ts'
import { decodeText } from '#platform/server/imports/encoding.ts'
import { appleExportIn } from '#platform/server/imports/health-export.ts'
import { readerMethods } from '#platform/server/imports/reader-methods.ts'
import { readFit } from '../files/fit.ts'
import { readGpx } from '../files/gpx.ts'
import { nothing, type ReadFile } from '../files/recording.ts'
import { readTcx } from '../files/tcx.ts'
import { appleItems, fitItems, isFromGoogleFit, type HealthItem } from './health-items.ts'

/** A file of a device with one of its recordings, or with its problem. */
type FileItem = { what: 'file'; path: string } & ReadFile
export type CardioItem = FileItem | HealthItem

const MAX_FILE_BYTES = 60 * 1024 * 1024
/** Identifies recordings among all files of a zip. */
const isRecording = ({ path }: SourceFile) => /\.(?:gpx|tcx|fit)(?:\.gz)?$/i.test(path) && !/(?:^|\/)(?:\.|__MACOSX)/.test(path)

export const methods = readerMethods<CardioItem>(
  async (archive) => {
    const health = await appleExportIn(archive)
    if (health !== undefined) return { source: 'apple-health', items: () => appleItems(archive, health) }
    if (isFromGoogleFit(archive)) return { source: 'google-fit', items: () => takeoutItems(archive) }
    const files = archive.files.filter(isRecording).toSorted((a, b) => (a.path < b.path ? -1 : 1))
    if (files.length === 0) return undefined
    return { source: files.length > 1 ? 'folder' : formatOf(files[0]!.path), items: () => itemsOf(archive, files) }
  },
  (item) => {
    // Flushes the batch at once: a tick follows a large chunk.
    if (item.what === 'tick') return Infinity
    const recordings = item.what === 'file' ? item.recordings : item.what === 'session' ? [item.recording] : []
    return recordings.reduce((sum, { track }) => sum + 200 + (track?.t.length ?? 0) * 40, 200)
  },
)

/** Google writes a session twice, with its route and as totals: the one with the route comes first, so the other is a duplicate. */
async function* takeoutItems(archive: OpenArchive): AsyncGenerator<CardioItem> {
  yield* itemsOf(
    archive,
    archive.files.filter(isRecording).toSorted((a, b) => (a.path < b.path ? -1 : 1)),
  )
  yield* fitItems(archive)
}

const formatOf = (path: string) => /\.(gpx|tcx|fit)(?:\.gz)?$/i.exec(path)![1]!.toLowerCase() as 'gpx' | 'tcx' | 'fit'

async function* itemsOf(archive: OpenArchive, files: readonly SourceFile[]): AsyncGenerator<FileItem> {
  for (const file of files) {
    const { path } = file
    const { recordings, isCut, problem } = await readOne(archive, file)
    if (recordings.length === 0) yield { what: 'file', path, recordings, isCut, problem }
    // Yields one recording at a time, because a file may hold years of them. Only the last one is truncated.
    for (const [index, recording] of recordings.entries())
      yield { what: 'file', path, recordings: [recording], isCut: isCut && index === recordings.length - 1, problem }
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
  if (!/\.gz$/i.test(path)) {
    try {
      return await buffer(stream)
    } catch (error) {
      if (isZipTrouble(error)) return 'broken'
      throw error
    }
  }
  const pieces: Buffer[] = []
  let length = 0
  try {
    for await (const piece of stream.pipe(createGunzip()) as AsyncIterable<Buffer>) {
      length += piece.length
      if (length > MAX_FILE_BYTES) return 'too_large'
      pieces.push(piece)
    }
  } catch {
    // Uses the bytes before the error as far as possible.
    if (pieces.length === 0) return 'broken'
  }
  return Buffer.concat(pieces)
}
