import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, RandomAccessReader, type ZipFile } from 'yauzl'
import type { ImportFailure, TextEncodingName } from '#platform/contract/imports.ts'
import { TaskError } from '../isolation/task.ts'
import { decodeText } from './encoding.ts'
import type { Upload } from './upload.ts'

// Runs in a child (see isolation): what is read here was made by anybody.

export type SourceFile = { path: string; bytes: number }

/** What somebody brought: one file, or those of an archive, by path with `/` between the parts. Reading throws TaskError. */
export type Archive = {
  /** The uploaded file's own name. */
  name: string
  files: readonly SourceFile[]
  /** A whole text, in whatever encoding it comes (see encoding.ts); bounded, so not for media. */
  text(path: string): Promise<string>
}

export type OpenArchive = Archive & {
  /** Names that lead outside the archive, or nowhere. */
  badPaths: readonly string[]
  open(path: string): Promise<Readable>
  /** What texts were read as so far that do not say so themselves, the first of them; null when there was none. */
  encoding(): TextEncodingName | null
}

export const LIMITS = {
  files: 200_000,
  /** Unpacked, all together: what a person's files may take, and the words beside them. */
  bytes: 22 * 1024 ** 3,
  /** One text that has to be read whole. */
  textBytes: 200 * 1024 * 1024,
  /** How much bigger than packed: of one file, from `ratioFrom` bytes on, and of all together. */
  ratio: 400,
  ratioFrom: 32 * 1024 * 1024,
  depth: 40,
}

/** Nothing of the file can be read, and why. */
export const unreadable = (failure: ImportFailure): TaskError => new TaskError(failure)

const ZIP = Buffer.from('PK\x03\x04', 'latin1')
const EMPTY_ZIP = Buffer.from('PK\x05\x06', 'latin1')

/** What was uploaded, as an archive: a zip's files by name, or the one file it is. A zip inside a zip is only a file. */
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
  // Formats look at the same text to recognise it and to read it; the last one is at hand.
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

/** Says of an error in reading bytes of a zip that the zip is damaged; any other goes on as it is. */
export const damaged = (error: unknown): never => {
  throw error instanceof TaskError || !isZipTrouble(error) ? error : unreadable('damaged')
}

/** What zlib and yauzl say of bytes that are not what they should be; anything else is ours or the storage's. */
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
    // What a file is declared to hold is held to while it is inflated: not a byte more comes out.
    validateEntrySizes: true,
  }).catch(damaged)
  const { entries, badPaths } = await directoryOf(zip, upload.bytes).catch(damaged)
  const files = [...entries].map(([path, { uncompressedSize }]) => ({ path, bytes: uncompressedSize }))
  return archiveOf({ name, files, badPaths }, chosen, async (path) => {
    const entry = entries.get(path)
    if (!entry) throw new Error('a file that the archive does not have')
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
/** A Unix symbolic link, which points at something else than its bytes. */
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
