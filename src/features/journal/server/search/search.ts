import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { HasBroadcast, HasDb, HasLog, HasStopping, HasVault } from '#platform/server/app/app.ts'
import type { EntryRecord } from '../../contract/records.ts'
import type { Snippet } from '../../contract/search.ts'
import type { JournalQuery } from '../../contract/sync.ts'
import { parseQuery } from '../../search/parse.ts'
import { snippetsOf } from '../../search/snippet.ts'
import { recordRows } from '../core/records-store.ts'
import { journalScope } from '../sync/journal-scope.ts'
import { opened } from '../sync/opening.ts'
import { PersonIndex } from './person-index.ts'

/** Memory limit for all indexes of this process. */
const MAX_BYTES = 256 * 1024 * 1024
const MAX_PEOPLE = 200
/** An index is discarded after this idle time, because text in memory could be read there. */
const IDLE_MS = 15 * 60_000
/** How long an answer waits for older entries; then it contains those indexed so far, and is marked as incomplete. */
const ANSWER_TIMEOUT_MS = 120
/** The assumed size of an index that is still being built. */
const GROWING_BYTES = 16 * 1024 * 1024
const TOPIC = 'journal-search'

type Answer = {
  hits: { entryId: string; score: number; title: Snippet; text: Snippet; entry: EntryRecord }[]
  total: number
  complete: boolean
  problems: string[]
}

type Asked = Partial<JournalQuery> & { query: string; limit: number; offset: number }

export type JournalSearch = {
  /**
   * Searches a person's entries. The first search reads the whole journal, newest first; until that is done, answers cover
   * the entries read so far, with `complete: false`.
   */
  search(userId: string, asked: Asked): Promise<Answer>
  /** Discards a person's index in every process. */
  forget(userId: string): Promise<void>
}

/** Search with the indexes that this process holds. */
export function openSearch(app: HasBroadcast & HasDb & HasLog & HasStopping & HasVault): JournalSearch {
  const cache = new LRUCache<string, PersonIndex>({
    max: MAX_PEOPLE,
    maxSize: MAX_BYTES,
    ttl: IDLE_MS,
    updateAgeOnGet: true,
    // Without it, idle indexes stay in memory until the next request.
    ttlAutopurge: true,
    sizeCalculation: (index) => (index.isComplete ? Math.min(index.bytes, MAX_BYTES) : GROWING_BYTES),
    dispose: (index, _userId, reason) => void (reason === 'set' || index.stop()),
  })
  app.broadcast.subscribe(TOPIC, (userId) => void cache.delete(userId))
  app.stopping.addEventListener('abort', () => cache.clear())

  function indexOf(userId: string): PersonIndex {
    const known = cache.get(userId)
    if (known) return known
    const index = new PersonIndex(app, userId)
    cache.set(userId, index)
    index.built.then(
      // Set again, so that the cache uses its final size.
      () => void (cache.peek(userId) === index && cache.set(userId, index)),
      () => void (cache.peek(userId) === index && cache.delete(userId)),
    )
    return index
  }

  return {
    async search(userId, asked) {
      let person = indexOf(userId)
      if (person.isComplete && (await person.catchUp().catch(unlessStopped(person))) === false) {
        cache.delete(userId)
        person = indexOf(userId)
      }
      if (!person.isComplete) await Promise.race([person.built.catch(unlessStopped(person)), wait(ANSWER_TIMEOUT_MS)])
      return answerFrom(app, userId, person, asked)
    },
    async forget(userId) {
      cache.delete(userId)
      await app.broadcast.publish(TOPIC, userId)
    },
  }
}

const unlessStopped = (person: PersonIndex) => (error: unknown) => {
  if (!person.isStopped) throw error
}

async function answerFrom(
  app: HasDb & HasLog & HasVault,
  userId: string,
  person: PersonIndex,
  { query, limit, offset, ...which }: Asked,
): Promise<Answer> {
  // An index discarded in the meantime answers from the entries it had read; the next search builds a new one.
  const complete = person.isComplete && !person.isStopped
  const { clauses, problems } = parseQuery(query, person.moods)
  const { ranked, total, matched } = person.index.search(
    { clauses, problems },
    { limit, offset, scope: await journalScope(app, userId, which) },
  )
  const rows = await recordRows(
    app.db,
    userId,
    ranked.map(({ id }) => id),
  )
  const entries = new Map((await opened(app, userId, rows)).map((record) => [record.id, record as EntryRecord]))
  const hits = ranked.flatMap(({ id, score }) => {
    const entry = entries.get(id)
    return entry?.data ? [{ entryId: id, score, ...snippetsOf(entry.data, matched), entry }] : []
  })
  return { hits, total, complete, problems: [...problems] }
}
