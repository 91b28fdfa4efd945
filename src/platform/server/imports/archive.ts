import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, RandomAccessReader, type ZipFile } from 'yauzl'
import type { ImportFailure, TextEncodingName } from '#platform/contract/imports.ts'
import { TaskError } from '../isolation/task.ts'
import { decodeText } from './encoding.ts'
import type { Upload } from './upload.ts'

// Runs in a child (see isolation): the files come from untrusted sources.

export type SourceFile = { path: string; bytes: number }

/** An upload: one file, or those of an archive, by path with `/` between the parts. Reading throws TaskError. */
export type Archive = {
  /** The uploaded file's own name. */
  name: string
  files: readonly SourceFile[]
  /** A whole text, in any encoding (see encoding.ts); bounded, so not for media. */
  text(path: string): Promise<string>
}

export type OpenArchive = Archive & {
  /** Names that lead outside the archive, or are invalid. */
  badPaths: readonly string[]
  open(path: string): Promise<Readable>
  /** The first encoding that had to be detected or chosen for a text; null when there was none. */
  encoding(): TextEncodingName | null
}

export const LIMITS = {
  files: 200_000,
  /** Unpacked, all together: the quota of a person's files, and the texts beside them. */
  bytes: 22 * 1024 ** 3,
  /** One text that has to be read whole. */
  textBytes: 200 * 1024 * 1024,
  /** Maximum ratio of unpacked to packed size: of one file, from `ratioFrom` bytes on, and of all together. */
  ratio: 400,
  ratioFrom: 32 * 1024 * 1024,
  depth: 40,
}

/** The error of a file of which nothing can be read, with the reason. */
export const unreadable = (failure: ImportFailure): TaskError => new TaskError(failure)

const ZIP = Buffer.from('PK\x03\x04', 'latin1')
const EMPTY_ZIP = Buffer.from('PK\x05\x06', 'latin1')

/** The upload as an archive: a zip's files by name, or the one file. A zip inside a zip is only a file. */
export async function openArchive(upload: Upload, name: string, chosen: TextEncodingName | null = null): Promise<OpenArchive> {
  const head = await upload.piece(0, Math.min(4, upload.bytes))
  if (head.equals(ZIP) || head.equals(EMPTY_ZIP)) return openZip(upload, name, chosen)
  const path = name.replace(/[\\/]/g, '_')
  return archiveOf({ name, files: [{ path, bytes: upload.bytes }], badPaths: [] }, chosen, async () => upload.read(0, upload.bytes))
}

function archiveOf(
  about: Pick<OpenArchive, 'name' | 'files' | 'badPaths'>,
  chosen: TextEncodingName | null,
  open: (path: string) => Promise<Readable>,
): OpenArchive {
  const { files } = about
  let encoding: TextEncodingName | null = null
  const decode = async (bytes: Buffer) => {
    const decoded = await decodeText(bytes, chosen)
    encoding ??= decoded.encoding
    return decoded.text
  }
  const sizes = new Map(files.map(({ path, bytes }) => [path, bytes]))
  // The same text is read once for recognition and again for its items; the last one is cached.
  let last: { path: string; text: Promise<string> } | undefined
  return {
    ...about,
    open,
    encoding: () => encoding,
    text(path) {
      if ((sizes.get(path) ?? 0) > LIMITS.textBytes) return Promise.reject(unreadable('too_large_text'))
      if (last?.path !== path) last = { path, text: open(path).then(buffer).then(decode).catch(damaged) }
      return last.text
    },
  }
}

/** Turns an error in reading bytes of a zip into `damaged`; rethrows any other error. */
export const damaged = (error: unknown): never => {
  throw error instanceof TaskError || !isZipTrouble(error) ? error : unreadable('damaged')
}

/** Whether zlib or yauzl threw this for invalid bytes; other errors are ours or the storage's. */
export function isZipTrouble(error: unknown): boolean {
  const { code, message = '' } = error as { code?: unknown; message?: string }
  return (
    (typeof code === 'string' && code.startsWith('Z_')) ||
    /zip|size|header|signature|compress|offset|bytes|stream|central directory|overflow/i.test(message)
  )
}

async function openZip(upload: Upload, name: string, chosen: TextEncodingName | null): Promise<OpenArchive> {
  const zip = await fromRandomAccessReaderPromise(new UploadReader(upload), upload.bytes, {
    lazyEntries: true,
    autoClose: false,
    decodeStrings: false,
    // Enforces each file's declared size while it is inflated: not a byte more comes out.
    validateEntrySizes: true,
  }).catch(damaged)
  const { entries, badPaths } = await directoryOf(zip, upload.bytes).catch(damaged)
  const files = [...entries].map(([path, { uncompressedSize }]) => ({ path, bytes: uncompressedSize }))
  return archiveOf({ name, files, badPaths }, chosen, async (path) => {
    const entry = entries.get(path)
    if (!entry) throw new Error('the archive does not contain this file')
    return zip.openReadStreamPromise(entry).catch(damaged)
  })
}

async function directoryOf(zip: ZipFile, packed: number): Promise<{ entries: Map<string, Entry>; badPaths: string[] }> {
  if (zip.entryCount > LIMITS.files) throw unreadable('too_many_files')
  const entries = new Map<string, Entry>()
  const badPaths: string[] = []
  let total = 0
  let count = 0
  for await (const entry of zip.eachEntry()) {
    if (++count > LIMITS.files) throw unreadable('too_many_files')
    const path = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false).replaceAll('\\', '/')
    if (path.endsWith('/') || isLitter(path)) continue
    if (entry.isEncrypted()) throw unreadable('encrypted')
    if (isBad(path) || isLink(entry)) {
      if (badPaths.length < 100) badPaths.push(path.slice(0, 200))
      continue
    }
    total += entry.uncompressedSize
    if (entry.uncompressedSize > LIMITS.ratioFrom && entry.uncompressedSize > entry.compressedSize * LIMITS.ratio) throw unreadable('bomb')
    if (total > LIMITS.ratioFrom && total > packed * LIMITS.ratio) throw unreadable('bomb')
    if (total > LIMITS.bytes) throw unreadable('too_large_inside')
    if (!entries.has(path)) entries.set(path, entry)
  }
  return { entries, badPaths }
}

const isLitter = (path: string) => /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(path)
const isBad = (path: string) =>
  path === '' ||
  path.includes('\0') ||
  path.length > 1000 ||
  /^(?:\/|[a-z]:)/i.test(path) ||
  path.split('/').includes('..') ||
  path.split('/').length > LIMITS.depth
/** A Unix symbolic link; its bytes are a path, not content. */
const isLink = ({ externalFileAttributes }: Entry) => ((externalFileAttributes >>> 16) & 0o170000) === 0o120000

class UploadReader extends RandomAccessReader {
  readonly upload: Upload
  constructor(upload: Upload) {
    super()
    this.upload = upload
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return this.upload.read(start, end)
  }
  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    callbackify(async () => (await this.upload.piece(position, position + length)).copy(target, offset))(callback)
  }
}
