import { addDays, type LocalDay } from '#platform/contract/dates.ts'
import { MAX_CHOSEN } from '../../contract/reflect.ts'
import type { HardMarks } from '../../memories.ts'
import type { EntryHead } from '../local/types.ts'
import { isHardHead } from './recent.ts'

export type Scope = 'this' | 'today' | 'week' | 'chosen'

/** Entries that are offered for choosing, the latest first. */
export const MAX_OFFERED = 60

/** Whether an entry has a title, text or a mood. */
const hasContent = ({ title, words, mood }: EntryHead) => title.trim() !== '' || words > 0 || mood !== null

export type Scoped = {
  /** Entries to send: in the scope and not marked as hard. */
  ids: string[]
  /** All entries in the scope, hard ones too, for the check for crisis words on this device. */
  all: string[]
}

/** The entries of a scope. Hard ones are left out here already; the server also leaves them out in any case. */
export function scopedEntries(
  scope: Scope,
  {
    heads,
    today,
    marks,
    entryId,
    chosen,
  }: { heads: readonly EntryHead[]; today: LocalDay; marks: HardMarks; entryId: string | undefined; chosen: ReadonlySet<string> },
): Scoped {
  if (scope === 'this') return { ids: entryId === undefined ? [] : [entryId], all: entryId === undefined ? [] : [entryId] }
  const first = scope === 'today' ? today : addDays(today, -6)
  const inScope = heads.filter((head) => (scope === 'chosen' ? chosen.has(head.id) : head.localDay >= first && head.localDay <= today))
  const reported = inScope.filter((head) => hasContent(head) && !isHardHead(head, marks))
  return { ids: reported.slice(0, MAX_CHOSEN).map(({ id }) => id), all: inScope.slice(0, MAX_CHOSEN).map(({ id }) => id) }
}

export function offeredEntries(heads: readonly EntryHead[], marks: HardMarks): EntryHead[] {
  const found: EntryHead[] = []
  for (const head of heads) {
    if (found.length >= MAX_OFFERED) break
    if ((head.title.trim() !== '' || head.words > 0) && !isHardHead(head, marks)) found.push(head)
  }
  return found
}
