// The module of the child that reads an export of one's own (see platform/server/isolation).
import type { OpenArchive } from '#platform/server/imports/archive.ts'
import { readerMethods } from '#platform/server/imports/reader-methods.ts'
import { FIRST_FILES, type OwnItem } from './own-item.ts'

/** Longer lines are none of ours: the longest entry, in the longest way of writing it down. */
const MOST_LINE_CHARACTERS = 16 * 1024 * 1024

export const methods = readerMethods<OwnItem>(
  async (archive) => {
    const names = new Set(archive.files.map(({ path }) => path))
    if (!names.has('account.json') || !names.has('README.md')) return undefined
    return { source: 'fernwell', items: () => itemsOf(archive) }
  },
  ({ bytes }) => bytes,
)

async function* itemsOf(archive: OpenArchive): AsyncGenerator<OwnItem> {
  const names = archive.files.map(({ path }) => path)
  const first = FIRST_FILES.filter((file) => names.includes(file))
  for (const file of [...first, ...names.filter((name) => !first.includes(name))]) {
    if (file.startsWith('journal/media/')) continue
    if (file.endsWith('.json')) yield itemOf(file, await archive.text(file))
    else if (file.endsWith('.jsonl')) for await (const line of linesOf(archive, file)) yield itemOf(file, line)
  }
}

function itemOf(file: string, text: string): OwnItem {
  try {
    return { file, bytes: text.length, value: JSON.parse(text) as unknown }
  } catch {
    return { file, bytes: text.length, isUnreadable: true }
  }
}

async function* linesOf(archive: OpenArchive, file: string): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let waiting = ''
  for await (const piece of await archive.open(file)) {
    const lines = (waiting + decoder.decode(piece as Buffer, { stream: true })).split('\n')
    waiting = lines.pop()!
    for (const line of lines) if (line !== '') yield line
    // What follows such a line cannot be told from it: it is told as unreadable, and the file ends there.
    if (waiting.length > MOST_LINE_CHARACTERS) return yield ''
  }
  if (waiting.trim() !== '') yield waiting
}
