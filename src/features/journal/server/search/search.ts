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

/** Memory for all indexes of this process. */
const MAX_BYTES = 256 * 1024 * 1024
const MAX_PEOPLE = 200
/** An index that nobody asked for this long is let go: words in memory are words that could be read there. */
const IDLE_MS = 15 * 60_000
/** How long an answer waits for older entries; then it gives what is indexed so far, and says that it is not complete. */
const ANSWER_TIMEOUT_MS = 120
/** An index that is still growing is counted as this large. */
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
   * Searches a person's entries. The first search reads the whole journal, newest first: until that is done, answers come of
   * what was read so far, with `complete: false`.
   */
  search(userId: string, asked: Asked): Promise<Answer>
  /** Lets go of a person's index in every process. */
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
      // Weighed anew, now that it has its size.
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
  // One that was let go meanwhile knows what it had read; the next search begins anew.
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
