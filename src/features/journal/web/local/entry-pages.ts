import { createListeners } from '#platform/web/listeners/create-listeners.ts'
import { NetworkError } from '#platform/web/api/api-error.ts'
import type { JournalRecord } from '../../contract/records.ts'
import { newestFirst } from './record-cache.ts'
import type { EntryHead, JournalStore } from './types.ts'

export type EntryList = 'entries' | 'trash'

/** How far a device that stores no entries has loaded the list. */
export type PagesState = {
  state: 'asking' | 'idle' | 'offline' | 'failed'
  /** The oldest entry loaded so far; undefined before the first page. */
  until: EntryHead | undefined
  /** Whether there may be older entries. */
  hasMore: boolean
}

type Answer = { entries: readonly JournalRecord[]; next: string | null }
export type AskEntries = (list: EntryList, cursor: string | undefined) => Promise<Answer>

/** A pull follows each autosave; the list is reloaded less often. */
const RENEW_MS = 30_000

const FIRST: PagesState = { state: 'asking', until: undefined, hasMore: true }

export type EntryPages = ReturnType<typeof entryPages>

/**
 * The server's list of entries, page by page, for a device that stores none; loaded entries are in the journal's heads. `of`: one
 * journal; null: all.
 */
export function entryPages(journal: JournalStore, list: EntryList, of: string | null, ask: AskEntries) {
  let reported = FIRST
  let cursor: string | undefined
  let asking: Promise<void> | undefined
  let renewedAt = -Infinity
  const listeners = createListeners()
  const set = (next: PagesState) => {
    reported = next
    listeners.notify()
  }
  const known = (): readonly EntryHead[] => {
    const heads = list === 'trash' ? journal.trash() : journal.heads()
    return of === null ? heads : heads.filter(({ journalId }) => journal.view.homeOf(journalId) === of)
  }
  const headsOf = (ids: ReadonlySet<string>) => known().filter(({ id }) => ids.has(id))

  /** Ids of known entries between two places that the server did not list: another device deleted or moved them. */
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
    // The server lists the trash in another order than the page shows.
    const last = list === 'trash' ? undefined : headsOf(ids).at(-1)
    const isEnd = next === null
    if (list === 'entries' && (last || isEnd)) {
      await journal.evict(removedFrom(ids, from === undefined ? undefined : reported.until, isEnd ? undefined : last))
    }
    // A reload of the first page does not affect the pages after it.
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
    subscribe: listeners.subscribe,
    /** Loads the next page; at the beginning, the first one. */
    more: () => (reported.hasMore ? run(cursor) : Promise.resolve()),
    /** Reloads the newest entries, unless that was just done. */
    renew: () => {
      const { until } = reported
      // The device has stored everything in the meantime, or has evicted the loaded entries.
      if (until && headsOf(new Set([until.id])).length === 0) {
        cursor = undefined
        reported = FIRST
      } else if (until && reported.state === 'idle' && Date.now() - renewedAt < RENEW_MS) return Promise.resolve()
      renewedAt = Date.now()
      return run(undefined)
    },
  }
}

/** Entries that the loaded pages cover, and unsent ones. A search may have loaded single older entries, which are left out. */
export function covered(heads: readonly EntryHead[], { until, hasMore }: PagesState): readonly EntryHead[] {
  if (!hasMore) return heads
  return heads.filter((head) => head.unsent || (until !== undefined && newestFirst(head, until) <= 0))
}
