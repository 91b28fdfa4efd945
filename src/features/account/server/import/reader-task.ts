// The module of the child process that reads an export (see platform/server/isolation).
import type { OpenArchive } from '#platform/server/imports/archive.ts'
import { readerMethods } from '#platform/server/imports/reader-methods.ts'
import type { OwnItem } from './own-item.ts'

/** Longer values cannot be ours: the longest entry, or ten years of a habit's days, in the longest notation. */
const MAX_CHARACTERS = 16 * 1024 * 1024
/** The most objects, lists and values in one item, and their depth: more would only keep the reader busy. */
const MAX_NODES = 400_000
const MAX_DEPTH = 32

/** `options`: the files to read, in order. */
export const methods = readerMethods<OwnItem>(
  async (archive, options) => {
    const names = new Set(archive.files.map(({ path }) => path))
    if (!names.has('account.json') || !names.has('README.md')) return undefined
    const files = (options as string[]).filter((file) => names.has(file))
    return { source: 'fernwell', items: () => itemsOf(archive, files) }
  },
  ({ size }) => size,
)

async function* itemsOf(archive: OpenArchive, files: readonly string[]): AsyncGenerator<OwnItem> {
  const sizes = new Map(archive.files.map(({ path, bytes }) => [path, bytes]))
  for (const file of files) {
    if (file.endsWith('.jsonl')) for await (const line of linesOf(archive, file)) yield itemOf(file, line)
    else yield itemOf(file, sizes.get(file)! > MAX_CHARACTERS ? undefined : await archive.text(file))
  }
}

function itemOf(file: string, text: string | undefined): OwnItem {
  const size = text?.length ?? 0
  if (text === undefined) return { file, size, isUnreadable: true }
  try {
    const value = JSON.parse(text) as unknown
    return isSmall(value) ? { file, size, value } : { file, size, isUnreadable: true }
  } catch {
    return { file, size, isUnreadable: true }
  }
}

function isSmall(value: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
  let nodes = 0
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (++nodes > MAX_NODES || next.depth > MAX_DEPTH) return false
    if (typeof next.value !== 'object' || next.value === null) continue
    const inside = Object.values(next.value)
    if (inside.length > MAX_NODES) return false
    for (const one of inside) waiting.push({ value: one, depth: next.depth + 1 })
  }
  return true
}

/** The non-empty lines of a file; undefined for a line that is too long. */
async function* linesOf(archive: OpenArchive, file: string): AsyncGenerator<string | undefined> {
  const decoder = new TextDecoder()
  /** Pieces of the unfinished line. */
  let pieces: string[] = []
  let length = 0
  const take = (piece: string) => {
    length += piece.length
    if (length <= MAX_CHARACTERS) pieces.push(piece)
    else pieces = []
  }
  const line = () => {
    const text = length > MAX_CHARACTERS ? undefined : pieces.join('').trim()
    pieces = []
    length = 0
    return text
  }
  for await (const bytes of await archive.open(file)) {
    const [first = '', ...rest] = decoder.decode(bytes as Buffer, { stream: true }).split('\n')
    take(first)
    for (const next of rest) {
      const ended = line()
      if (ended !== '') yield ended
      take(next)
    }
  }
  const last = line()
  if (last !== '') yield last
}
