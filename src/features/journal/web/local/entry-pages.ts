import { NetworkError } from '#platform/web/api/api-error.ts'
import type { JournalRecord } from '../../contract/records.ts'
import { newestFirst } from './head.ts'
import type { EntryHead, JournalStore } from './types.ts'

export type EntryList = 'entries' | 'trash'

/** How far a device that keeps nothing has been told of its entries. */
export type PagesState = {
  state: 'asking' | 'idle' | 'offline' | 'failed'
  /** The oldest entry told of so far; undefined before the first page. */
  until: EntryHead | undefined
  /** There may be older ones. */
  hasMore: boolean
}

type Answer = { entries: readonly JournalRecord[]; next: string | null }
export type AskEntries = (list: EntryList, cursor: string | undefined) => Promise<Answer>

/** Each autosave is followed by a look for news; the list need not be asked for as often. */
const RENEW_MS = 30_000

const FIRST: PagesState = { state: 'asking', until: undefined, hasMore: true }

export type EntryPages = ReturnType<typeof entryPages>

/**
 * The server's list of entries, page by page, for a device that keeps none: what was told is in the journal's heads. `of`: the one
 * of several journals that it is about; null: all.
 */
export function entryPages(journal: JournalStore, list: EntryList, of: string | null, ask: AskEntries) {
  let reported = FIRST
  let cursor: string | undefined
  let asking: Promise<void> | undefined
  let renewedAt = -Infinity
  const listeners = new Set<() => void>()
  const set = (next: PagesState) => {
    reported = next
    for (const notify of listeners) notify()
  }
  const known = (): readonly EntryHead[] => {
    const heads = list === 'trash' ? journal.trash() : journal.heads()
    return of === null ? heads : heads.filter(({ journalId }) => journal.view.homeOf(journalId) === of)
  }
  const headsOf = (ids: ReadonlySet<string>) => known().filter(({ id }) => ids.has(id))

  /** What was known between two places and was not told of is gone, or went elsewhere, on another device. */
  const removedFrom = (ids: ReadonlySet<string>, from: EntryHead | undefined, to: EntryHead | undefined): string[] =>
    known().flatMap((head) => {
      const isAfter = !from || newestFirst(head, from) > 0
      const isBefore = !to || newestFirst(head, to) <= 0
      return isAfter && isBefore && !head.unsent && !ids.has(head.id) ? [head.id] : []
    })

  async function page(from: string | undefined): Promise<void> {
    const { entries, next } = await ask(list, from)
    await journal.mergeFromServer(entries)
    const ids = new Set(entries.map(({ id }) => id))
    // The trash is told of in another order than it is shown in.
    const last = list === 'trash' ? undefined : headsOf(ids).at(-1)
    const isEnd = next === null
    if (list === 'entries' && (last || isEnd)) {
      await journal.evict(removedFrom(ids, from === undefined ? undefined : reported.until, isEnd ? undefined : last))
    }
    // The first page asked for anew says nothing of what lies beyond it.
    if (from === undefined && reported.until && last && newestFirst(reported.until, last) > 0 && !isEnd)
      return set({ ...reported, state: 'idle' })
    cursor = next ?? undefined
    set({ state: 'idle', until: last ?? reported.until, hasMore: !isEnd })
  }

  const run = (from: string | undefined): Promise<void> =>
    (asking ??= (async () => {
      set({ ...reported, state: 'asking' })
      try {
        await journal.ready
        await page(from)
      } catch (error) {
        set({ ...reported, state: error instanceof NetworkError ? 'offline' : 'failed' })
      } finally {
        asking = undefined
      }
    })())

  return {
    state: () => reported,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The next page; the first one, before any was told. */
    more: () => (reported.hasMore ? run(cursor) : Promise.resolve()),
    /** The newest ones again, unless that was just done. */
    renew: () => {
      const { until } = reported
      // The device has kept everything meanwhile, or has let go of what it was told.
      if (until && headsOf(new Set([until.id])).length === 0) {
        cursor = undefined
        reported = FIRST
      } else if (until && reported.state === 'idle' && Date.now() - renewedAt < RENEW_MS) return Promise.resolve()
      renewedAt = Date.now()
      return run(undefined)
    },
  }
}

/** Of all that is known: what the pages cover, and what waits here. A search may have brought single ones from farther back. */
export function covered(heads: readonly EntryHead[], { until, hasMore }: PagesState): readonly EntryHead[] {
  if (!hasMore) return heads
  return heads.filter((head) => head.unsent || (until !== undefined && newestFirst(head, until) <= 0))
}
