import type { EntryData } from '../../contract/records.ts'
import { plainText, wordsIn } from '../../search/plain-text.ts'
import type { StoredRow } from './local-db.ts'
import type { EntryHead } from './types.ts'

const PREVIEW_LENGTH = 180

/** Computes the head of an entry, the data for lists. */
export function headOf(id: string, seq: number, data: EntryData, unsent: boolean): EntryHead {
  // A preview needs only the beginning, plus room for Markdown syntax.
  const preview = plainText(data.body.slice(0, PREVIEW_LENGTH * 4))
    .replace(/\s+/g, ' ')
    .trim()
  return {
    id,
    seq,
    at: Date.parse(data.when.at),
    zone: data.when.zone,
    localDay: data.when.localDay,
    journalId: data.journalId,
    title: data.title,
    preview: preview.length > PREVIEW_LENGTH ? `${cut(preview)}…` : preview,
    words: wordsIn(plainText(data.body)),
    mood: data.mood,
    tags: data.tags,
    activities: data.activities,
    starred: data.starred,
    hard: data.hard,
    attachments: data.attachments,
    hasConflict: data.conflicts.length > 0,
    trashedAt: data.trashedAt === null ? null : Date.parse(data.trashedAt),
    unsent,
  }
}

const heads = new WeakMap<StoredRow, EntryHead>()

/** The head of an entry as the server sent it; undefined for any other row. Computed once for the device's database and the lists. */
export function headOfRow(row: StoredRow): EntryHead | undefined {
  const { kind, seq, data } = row.record
  if (kind !== 'entry' || !data) return undefined
  const head = heads.get(row) ?? headOf(row.id, seq, data, false)
  heads.set(row, head)
  return head
}

/** Cuts at a space if there is one, and never splits a surrogate pair. */
function cut(text: string): string {
  const piece = text.slice(0, PREVIEW_LENGTH)
  const blank = piece.lastIndexOf(' ')
  return blank > PREVIEW_LENGTH / 2 ? piece.slice(0, blank) : piece.replace(/[\uD800-\uDBFF]$/, '')
}

/** Newest day first, within a day the latest first: the server's order. */
export function newestFirst(a: EntryHead, b: EntryHead): number {
  if (a.localDay !== b.localDay) return a.localDay < b.localDay ? 1 : -1
  return b.at - a.at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
}
