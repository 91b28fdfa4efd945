import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import { damaged, isZipTrouble, type OpenArchive } from './archive.ts'

// Apple Health's `export.xml` has gigabytes: it is recognised by its beginning, and each feature that imports some of it parses it as
// a stream (ADR 59).

const HEAD_BYTES = 64 * 1024
/** A zip with more XML files than this is something else. */
const MOST_XML = 20
const MAX_DEPTH = 60
/** Some versions of iOS write invalid XML; a file with more errors than this is not read. */
const MOST_ERRORS = 10_000
/** The parser buffers a tag, a comment or a text until it ends: one without an end would fill the memory. */
const LONGEST_PIECE = 2 * 1024 * 1024
class Stop extends Error {}

/** The `export.xml` of Apple Health among the files: its name depends on the phone's language, so it is recognised by its beginning. */
export async function appleExportIn(archive: OpenArchive): Promise<string | undefined> {
  const named = archive.files.filter(({ path }) => /\.xml$/i.test(path)).toSorted((a, b) => b.bytes - a.bytes)
  for (const { path } of named.slice(0, MOST_XML)) if ((await headOf(archive, path)).includes('<!DOCTYPE HealthData')) return path
  for (const { path } of named.slice(0, MOST_XML)) if ((await headOf(archive, path)).includes('<HealthData')) return path
  return undefined
}

async function headOf(archive: OpenArchive, path: string): Promise<string> {
  const stream = await archive.open(path)
  const pieces: Buffer[] = []
  let bytes = 0
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      pieces.push(piece)
      bytes += piece.length
      // Leaving the loop ends the stream.
      if (bytes >= HEAD_BYTES) break
    }
  } catch (error) {
    // A file that breaks later is still recognised by its beginning, and read as far as possible.
    if (pieces.length === 0) damaged(error)
  }
  return Buffer.concat(pieces).toString('latin1')
}

/** The text of a file, piece by piece; `isBroken` comes last, when a zip is damaged: the earlier pieces are complete. */
export async function* piecesOf(archive: OpenArchive, path: string): AsyncGenerator<{ text: string; isBroken: boolean }> {
  const decoder = new TextDecoder('utf-8')
  try {
    for await (const piece of (await archive.open(path)) as Readable as AsyncIterable<Buffer>)
      yield { text: decoder.decode(piece, { stream: true }), isBroken: false }
    yield { text: decoder.decode(), isBroken: false }
  } catch (error) {
    if (!isZipTrouble(error)) throw error
    yield { text: '', isBroken: true }
  }
}

export type Attributes = Readonly<Record<string, string>>
export type HealthHandlers = {
  /** Start of an element; the last item of `path` is its own name, preceded by those of its ancestors. */
  open(name: string, attributes: Attributes, path: readonly string[]): void
  /** End of an element; `path` has the names of its ancestors. */
  close(name: string, path: readonly string[]): void
}

/**
 * Parses `export.xml` as a stream, without storing it. Only XML's own entities are resolved, and the document type is not followed,
 * so nothing is expanded or fetched.
 */
export class HealthXml {
  readonly #parser = new SaxesParser({ xmlns: false, position: false })
  readonly #path: string[] = []
  #errors = 0
  #sinceTag = 0
  #isStopped = false

  constructor({ open, close }: HealthHandlers) {
    this.#parser.on('error', () => {
      if (++this.#errors > MOST_ERRORS) throw new Stop()
    })
    this.#parser.on('opentag', ({ name, attributes }) => {
      this.#sinceTag = 0
      if (this.#path.length >= MAX_DEPTH) throw new Stop()
      this.#path.push(name)
      open(name, attributes as Attributes, this.#path)
    })
    this.#parser.on('closetag', ({ name }) => {
      this.#sinceTag = 0
      this.#path.pop()
      close(name, this.#path)
    })
  }

  write(text: string): void {
    if (this.#isStopped) return
    try {
      this.#sinceTag += text.length
      this.#parser.write(text)
      if (this.#sinceTag > LONGEST_PIECE) throw new Stop()
    } catch (error) {
      if (!(error instanceof Stop)) throw error
      this.#isStopped = true
    }
  }

  /** The document ends early, or is invalid XML from some place on. */
  get isCut(): boolean {
    return this.#isStopped || this.#path.length > 0
  }
}
