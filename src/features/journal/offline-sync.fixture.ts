import { ApiError, NetworkError } from '#platform/web/api/api-error.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { JournalRecord } from './contract/records.ts'
import type { Change, ChangeResult } from './contract/sync.ts'
import { mergeChange, type NewVersion, type State } from './server/sync/merge.ts'
import type { JournalChoice } from './web/local/choice.ts'
import type { JournalDependencies, JournalBroadcast } from './web/local/dependencies.ts'
import { Journal } from './web/local/journal.ts'
import type { LocalDb } from './web/local/local-db.ts'
import { memoryDb } from './web/local/memory-db.ts'

// A server in memory with the real merge rules, and devices with any number of tabs.

export function world() {
  const states = new Map<string, State>()
  const known = new Map<string, ChangeResult['status']>()
  const server = {
    up: true,
    user: 'ada' as string | undefined,
    clock: Date.parse('2026-05-01T08:00:00Z'),
    /** Every accepted change, in order. */
    taken: [] as Change[],
    pushes: [] as number[],
    pulls: 0,
    versions: [] as NewVersion[],
    files: new Map<string, string>(),
    /** Number of next pushes that are accepted, but whose answers are lost. */
    loseAnswers: 0,
    /** An error to throw in place of an answer; undefined: none. */
    refuse: (_changes: readonly Change[]): Error | undefined => undefined,
    states,
    data: (id: string) => states.get(id)?.envelope?.data as Record<string, unknown> | undefined,
  }
  let seq = 0

  function recordOf(id: string): JournalRecord | null {
    const state = states.get(id)
    if (!state) return null
    const { kind, envelope } = state
    return structuredClone({
      kind,
      id,
      seq: state.seq,
      updatedAt: state.updatedAt.toISOString(),
      data: envelope?.data ?? null,
    }) as JournalRecord
  }

  function apply(change: Change, session: string): ChangeResult {
    const before = known.get(change.changeId)
    if (before) return { changeId: change.changeId, status: before, record: recordOf(change.recordId) }
    const outcome = mergeChange(states.get(change.recordId), change, { seq: seq + 1, now: new Date(server.clock), session, newId: uuidv7 })
    if (outcome.status === 'refused')
      return { changeId: change.changeId, status: 'refused', problem: outcome.problem.message, record: recordOf(change.recordId) }
    known.set(change.changeId, outcome.status)
    server.taken.push(change)
    server.versions.push(...outcome.versions)
    if (outcome.state) {
      states.set(change.recordId, outcome.state)
      seq++
    }
    return { changeId: change.changeId, status: outcome.status, record: recordOf(change.recordId) }
  }

  /** Saves the server's state; the returned function restores it, like an older backup. */
  function backup(): () => void {
    const [then, counter] = [structuredClone([...states]), seq]
    const seen = [...known]
    return () => {
      states.clear()
      for (const [id, state] of then) states.set(id, state)
      known.clear()
      for (const [id, status] of seen) known.set(id, status)
      seq = counter
    }
  }

  function device(name: string, { user = 'ada', keeps = true, db = memoryDb() as LocalDb } = {}) {
    const tabs = new Set<(what: JournalBroadcast) => void>()
    const lock = { queue: Promise.resolve() as Promise<unknown> }
    const waiting = { count: 0 }
    let choice: JournalChoice | undefined
    const reach = () => {
      if (!server.up) throw new NetworkError('gone')
      if (server.user === undefined) throw new ApiError('Session expired', 401)
      if (server.user !== user) throw new ApiError('Somebody else is signed in now.', 409, { error: 'other_person' })
    }

    function tab(): Journal {
      let mine: ((what: JournalBroadcast) => void) | undefined
      const dependencies: JournalDependencies = {
        userId: user,
        open: async () => db,
        choice: { read: () => choice, write: (next) => void (choice = next) },
        runExclusive<T>(work: () => Promise<T>): Promise<T> {
          const turn = lock.queue.then(work)
          lock.queue = turn.catch(() => {})
          return turn
        },
        broadcast: (what) => tabs.forEach((hear) => hear !== mine && hear(what)),
        onBroadcast(listener) {
          mine = listener
          tabs.add(listener)
          return () => tabs.delete(listener)
        },
        now: () => server.clock,
        newId: uuidv7,
        device: () => name,
        async push(changes) {
          reach()
          const error = server.refuse(changes)
          if (error) throw error
          server.pushes.push(changes.length)
          const results = structuredClone(changes).map((change) => apply(change, name))
          if (server.loseAnswers > 0) {
            server.loseAnswers--
            throw new NetworkError('no answer')
          }
          return results
        },
        async pull({ since: asked, limit, entries }) {
          reach()
          server.pulls++
          // As on the server: a device ahead of the counter has state from before a backup was restored.
          const since = asked > seq ? 0 : asked
          const all = [...states.keys()].map((id) => recordOf(id)!).filter((record) => record.seq > since)
          const wanted = all.filter(({ kind }) => entries || (kind !== 'entry' && kind !== 'attachment')).sort((a, b) => a.seq - b.seq)
          const records = wanted.slice(0, limit)
          const more = wanted.length > limit
          return { records, next: more ? records.at(-1)!.seq : seq, more }
        },
        async putFile(id, entryId, bytes) {
          reach()
          if ((await bytes.text()).startsWith('refuse')) throw new ApiError('This is no picture.', 415)
          if (!states.has(entryId)) throw new ApiError('There is no such entry.', 404)
          server.files.set(id, await bytes.text())
          const data = {
            entryId,
            kind: 'file',
            state: 'ready',
            name: '',
            caption: '',
            mime: 'text/plain',
            bytes: bytes.size,
            width: null,
            height: null,
            seconds: null,
          }
          const envelope = { data, writers: [], edits: {}, versionAt: server.clock } as unknown as State['envelope']
          if (!states.has(id))
            states.set(id, { kind: 'attachment', seq: ++seq, updatedAt: new Date(server.clock), fieldSeqs: {}, envelope })
          return recordOf(id)!
        },
        async fetchEntry(id) {
          reach()
          const record = recordOf(id)
          return record?.data ? [record] : undefined
        },
        addressOf: (id, size) => `/api/journal/attachments/${id}/${size}`,
        onWaiting: (count) => void (waiting.count = count),
      }
      const journal = new Journal(dependencies)
      if (!keeps) void journal.ready.then(() => journal.setKeepsEverything(false))
      return journal
    }
    return { tab, db, waiting }
  }

  return { server, device, backup }
}

export const when = (localDay = '2026-05-01') => ({ at: `${localDay}T08:00:00.000Z`, zone: 'Europe/Berlin', localDay })
