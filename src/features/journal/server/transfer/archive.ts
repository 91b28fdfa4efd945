import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import { Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, RandomAccessReader, type ZipFile } from 'yauzl'
import type { IMPORT_FAILURES } from '../../contract/transfer.ts'
import type { Archive, SourceFile } from '../../transfer/source.ts'
import type { Upload } from './upload.ts'

/** Nothing of the file can be read, and why. Its message holds no private word. */
export class ArchiveError extends Error {
  readonly failure: (typeof IMPORT_FAILURES)[number]
  constructor(failure: (typeof IMPORT_FAILURES)[number]) {
    super(`an archive is ${failure}`)
    this.failure = failure
  }
}

export type OpenArchive = Archive & {
  /** Names that lead outside the archive, or nowhere. */
  badPaths: readonly string[]
  open(path: string): Promise<Readable>
}

export const LIMITS = {
  files: 200_000,
  /** Unpacked, all together. */
  bytes: 20 * 1024 ** 3,
  /** One text that has to be read whole. */
  textBytes: 200 * 1024 * 1024,
  /** How much bigger than packed: of one file, from `ratioFrom` bytes on, and of all together. */
  ratio: 400,
  ratioFrom: 32 * 1024 * 1024,
  depth: 40,
}

const ZIP = Buffer.from('PK\x03\x04', 'latin1')
const EMPTY_ZIP = Buffer.from('PK\x05\x06', 'latin1')

/** What was uploaded, as an archive: a zip's files by name, or the one file it is. A zip inside a zip is only a file. */
export async function openArchive(upload: Upload, name: string): Promise<OpenArchive> {
  const head = await upload.piece(0, Math.min(4, upload.bytes))
  if (head.equals(ZIP) || head.equals(EMPTY_ZIP)) return openZip(upload, name)
  const path = name.replace(/[\\/]/g, '_')
  return archiveOf(name, [{ path, bytes: upload.bytes }], [], async () => upload.read(0, upload.bytes))
}

function archiveOf(name: string, files: SourceFile[], badPaths: string[], open: (path: string) => Promise<Readable>): OpenArchive {
  const sizes = new Map(files.map(({ path, bytes }) => [path, bytes]))
  // Formats look at the same text to recognise it and to read it; the last one is at hand.
  let last: { path: string; text: Promise<string> } | undefined
  return {
    name,
    files,
    badPaths,
    open,
    text(path) {
      if ((sizes.get(path) ?? 0) > LIMITS.textBytes) return Promise.reject(new ArchiveError('too_large_text'))
      if (last?.path !== path) last = { path, text: open(path).then(buffer).then(decode, damaged) }
      return last.text
    },
  }
}

const damaged = (error: unknown): never => {
  throw error instanceof ArchiveError || !isZipTrouble(error) ? error : new ArchiveError('damaged')
}

/** What zlib and yauzl say of bytes that are not what they should be; anything else is ours or the storage's. */
function isZipTrouble(error: unknown): boolean {
  const { code, message = '' } = error as { code?: unknown; message?: string }
  return (
    (typeof code === 'string' && code.startsWith('Z_')) ||
    /zip|size|header|signature|compress|offset|bytes|stream|central directory|overflow/i.test(message)
  )
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.subarray(2).toString('utf16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return Buffer.from(bytes.subarray(2, bytes.length - (bytes.length % 2)))
      .swap16()
      .toString('utf16le')
  return bytes.toString('utf8').replace(/^﻿/, '')
}

async function openZip(upload: Upload, name: string): Promise<OpenArchive> {
  const zip = await fromRandomAccessReaderPromise(new UploadReader(upload), upload.bytes, {
    lazyEntries: true,
    autoClose: false,
    decodeStrings: false,
    validateEntrySizes: true,
  }).catch(damaged)
  const { entries, badPaths } = await directoryOf(zip, upload.bytes).catch(damaged)
  const files = [...entries].map(([path, { uncompressedSize }]) => ({ path, bytes: uncompressedSize }))
  return archiveOf(name, files, badPaths, async (path) => {
    const entry = entries.get(path)
    if (!entry) throw new Error('a file that the archive does not have')
    return zip.openReadStreamPromise(entry).catch(damaged)
  })
}

async function directoryOf(zip: ZipFile, packed: number): Promise<{ entries: Map<string, Entry>; badPaths: string[] }> {
  if (zip.entryCount > LIMITS.files) throw new ArchiveError('too_many_files')
  const entries = new Map<string, Entry>()
  const badPaths: string[] = []
  let total = 0
  let count = 0
  for await (const entry of zip.eachEntry()) {
    if (++count > LIMITS.files) throw new ArchiveError('too_many_files')
    const path = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false).replaceAll('\\', '/')
    if (path.endsWith('/') || isLitter(path)) continue
    if (entry.isEncrypted()) throw new ArchiveError('encrypted')
    if (isBad(path) || isLink(entry)) {
      if (badPaths.length < 100) badPaths.push(path.slice(0, 200))
      continue
    }
    // What is declared here is held to when it is unpacked: not a byte more comes out.
    total += entry.uncompressedSize
    if (entry.uncompressedSize > LIMITS.ratioFrom && entry.uncompressedSize > entry.compressedSize * LIMITS.ratio)
      throw new ArchiveError('bomb')
    if (total > LIMITS.ratioFrom && total > packed * LIMITS.ratio) throw new ArchiveError('bomb')
    if (total > LIMITS.bytes) throw new ArchiveError('too_large_inside')
    if (!entries.has(path)) entries.set(path, entry)
  }
  return { entries, badPaths }
}

const isLitter = (path: string) => /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(path)
const isBad = (path: string) =>
  path === '' ||
  path.includes('\0') ||
  path.length > 1000 ||
  /^(\/|[a-z]:)/i.test(path) ||
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
