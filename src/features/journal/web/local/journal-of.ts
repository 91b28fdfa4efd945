import { v7 as uuidv7 } from 'uuid'
import { ApiError } from '#platform/web/api/api-error.ts'
import { translateError } from '#platform/web/api/reason-words.ts'
import { call } from '#platform/web/api/call.ts'
import { mediaAddress } from '#platform/web/api/address.ts'
import { runExclusive } from '#platform/web/offline/app-outbox.ts'
import { setWaitingOf } from '#platform/web/offline/waiting.ts'
import { getAttachment, putAttachment } from '../../contract/attachments.ts'
import type { JournalRecord } from '../../contract/records.ts'
import { getEntry, pullRecords, pushChanges, type Change, type ChangeResult } from '../../contract/sync.ts'
import { choiceStore } from './choice.ts'
import { deviceName } from './device-name.ts'
import { openIdb } from './idb-db.ts'
import type { JournalDependencies, JournalBroadcast } from './dependencies.ts'
import { Journal } from './journal.ts'
import { dbNameOf } from './local-db.ts'
import { isOpenFor, subscribeTab } from './tab.ts'

/** A visible page pulls other devices' changes within this time. */
const LOOK_EVERY_MS = 60_000

let current: { userId: string; journal: Journal; stop: () => void } | undefined

/** The journal of a person on this device: opened at first use, one per page. Closes another person's journal. */
export function journalOf(userId: string): Journal {
  if (current?.userId === userId) return current.journal
  current?.stop()
  current?.journal.close()
  const journal = new Journal(dependenciesOf(userId))
  const look = () => journal.view.setOpen(isOpenFor(userId))
  look()
  const stopLooking = subscribeTab(look)
  const stopWatching = watchNetwork(journal)
  const stop = () => {
    stopLooking()
    stopWatching()
  }
  current = { userId, journal, stop }
  void journal.ready.then(() => journal.sync())
  return journal
}

function dependenciesOf(userId: string): JournalDependencies {
  const name = dbNameOf(userId)
  const asUser = { asUser: userId }
  let isListening = true
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  return {
    userId,
    choice: choiceStore(userId),
    async open(onDeleted) {
      try {
        const db = await openIdb(userId, () => {
          onDeleted()
          // Dropped, so that the next sign-in on this page opens a new journal.
          if (current?.userId !== userId) return
          current.stop()
          current = undefined
        })
        // A read test: some databases open but cannot be read.
        await db.meta()
        return db
      } catch (error) {
        console.warn('IndexedDB is not available; the journal is kept until this page closes.', error)
        return (await import('./memory-db.ts')).memoryDb()
      }
    },
    runExclusive: (work) => runExclusive(name, work),
    // A closed channel would throw.
    broadcast: (what) => isListening && channel?.postMessage(what),
    onBroadcast(listener) {
      const onMessage = ({ data }: MessageEvent<JournalBroadcast>) => listener(data)
      channel?.addEventListener('message', onMessage)
      return () => {
        isListening = false
        channel?.removeEventListener('message', onMessage)
        channel?.close()
      }
    },
    now: () => Date.now(),
    newId: () => uuidv7(),
    device: () => deviceName(),
    push: async (changes) => {
      const { results } = await call(pushChanges, { body: { changes: changes as Change[] } }, { ...asUser, timeoutMs: 60_000 })
      return Promise.all(results.map(readable))
    },
    pull: ({ since, limit, entries }) =>
      call(pullRecords, { query: { since, limit, entries: entries ? '1' : '0' } }, { ...asUser, timeoutMs: 60_000 }),
    putFile: async (id, entryId, bytes) =>
      (await call(putAttachment, { params: { id }, query: { entryId }, body: bytes }, asUser)).record as JournalRecord,
    async fetchEntry(id) {
      try {
        const { entry, attachments } = await call(getEntry, { params: { id } }, { asUser: userId })
        return [...attachments, entry]
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return undefined
        throw error
      }
    },
    addressOf: (id, size) => mediaAddress(getAttachment.path, { params: { id, size } }),
    onWaiting: (count) => setWaitingOf('journal', userId, count),
  }
}

/** Syncs when the network or the person comes back, and periodically while the page is visible. */
function watchNetwork(journal: Journal): () => void {
  const sync = () => void journal.sync()
  // Also when the page is hidden: new text should not wait for the next visit.
  const look = () => (document.visibilityState === 'visible' || journal.status().waiting > 0) && sync()
  const timer = setInterval(look, LOOK_EVERY_MS)
  addEventListener('online', sync)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    removeEventListener('online', sync)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Translates the problem of a refused change into the person's language; it is stored until they have read it. */
async function readable(result: ChangeResult): Promise<ChangeResult> {
  const { problem, reason, params } = result
  return problem === undefined ? result : { ...result, problem: (await translateError({ message: problem, reason, params })).message }
}
