import { createListeners } from '#platform/web/listeners/create-listeners.ts'
import { call } from '#platform/web/api/call.ts'
import { searchJournal } from '../../contract/search.ts'
import type { SearchAnswer } from '../../search/types.ts'
import { journalOf } from './journal-of.ts'
import { scopeOf, type JournalScope } from '../../journal-scopes.ts'
import type { JournalView } from './types.ts'
import type { FromWorker, ToWorker } from './search-messages.ts'

export type SearchState = Pick<SearchAnswer, 'hits' | 'total' | 'problems'> & {
  /** partial: older entries are still being read. failed: neither this device nor the server can search now. */
  state: 'idle' | 'searching' | 'partial' | 'done' | 'failed'
}

export type SearchWatch = {
  ask(query: string): void
  state(): SearchState
  subscribe(listener: () => void): () => void
  stop(): void
}

const IDLE: SearchState = { hits: [], total: 0, problems: [], state: 'idle' }
/** A server search waits for a pause in typing; the device searches at every letter. */
const TYPING_MS = 250
/** Shortest interval between renewed answers while entries are being read or written. */
const RENEW_MS = 250

type SearchBackend = {
  ask(query: string, limit: number): Promise<SearchAnswer>
  onStale(listener: () => void): () => void
  stop(): void
  isHere: boolean
}

let current: { userId: string; asker: SearchBackend } | undefined
/** The worker could not read the journal on this device, so the server is used from then on. */
let isWorkerBroken = false

/** The search of a person's journal: in a worker over this device's data, or on the server when the device stores no entries. */
export function searchOf(userId: string): { watch(limit: number): SearchWatch } {
  return { watch: (limit) => watchOf(() => backendOf(userId), limit) }
}

/** Chosen at the first query, so that no worker starts before. */
async function backendOf(userId: string): Promise<SearchBackend> {
  const journal = journalOf(userId)
  await journal.ready
  const isHere = !isWorkerBroken && journal.keepsEverything() && journal.status().storage === 'device' && typeof Worker !== 'undefined'
  if (current?.userId === userId && current.asker.isHere === isHere) return current.asker
  current?.asker.stop()
  current = { userId, asker: isHere ? workerBackend(userId) : serverBackend(userId) }
  return current.asker
}

function workerBackend(userId: string): SearchBackend {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
  const stale = createListeners()
  const waiting = new Map<number, { resolve: (answer: SearchAnswer) => void; reject: (error: Error) => void }>()
  let turn = 0
  const fail = () => {
    for (const { reject } of waiting.values()) reject(new Error('The search on this device failed.'))
    waiting.clear()
    worker.terminate()
    isWorkerBroken = true
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'failed') return fail()
    if (data.type === 'stale') return stale.notify()
    waiting.get(data.turn)?.resolve(data.answer)
    waiting.delete(data.turn)
  })
  worker.addEventListener('error', fail)
  const send = (message: ToWorker) => worker.postMessage(message)
  send({ type: 'open', userId })
  return {
    isHere: true,
    stop: () => worker.terminate(),
    ask: (query, limit) =>
      new Promise((resolve, reject) => {
        waiting.set(++turn, { resolve, reject })
        send({ type: 'ask', turn, query, limit, scope: scopeNow(journalOf(userId).view) })
      }),
    onStale: stale.subscribe,
  }
}

/** The scope of entries that may be found now. */
function scopeNow(view: JournalView): JournalScope {
  const chosen = view.chosen()
  return scopeOf(view.journals(), (home) => (chosen === null || home === chosen) && !view.isClosed(home))
}

function serverBackend(userId: string): SearchBackend {
  return {
    isHere: false,
    stop: () => {},
    async ask(query, limit) {
      const { view } = journalOf(userId)
      const journal = view.chosen()
      const { hits, total, complete, problems } = await call(searchJournal, {
        body: { query, limit: Math.min(limit, 100), locked: view.isOpen() ? '1' : '0', ...(journal === null ? {} : { journal }) },
      })
      await journalOf(userId).mergeFromServer(hits.map(({ entry }) => entry))
      return { hits: hits.map(({ entryId, score, title, text }) => ({ id: entryId, score, title, text })), total, complete, problems }
    },
    onStale: () => () => {},
  }
}

function watchOf(asker: () => Promise<SearchBackend>, limit: number): SearchWatch {
  let state = IDLE
  let asked = ''
  let turn = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopHearing: (() => void) | undefined
  let heard: SearchBackend | undefined
  const listeners = createListeners()
  const set = (next: SearchState) => {
    state = next
    listeners.notify()
  }

  const later = (ms: number) => {
    timer ??= setTimeout(() => {
      timer = undefined
      void run()
    }, ms)
  }

  async function run(): Promise<void> {
    const mine = ++turn
    try {
      const one = await asker()
      if (mine !== turn) return
      if (one !== heard) {
        stopHearing?.()
        heard = one
        stopHearing = one.onStale(() => asked !== '' && later(RENEW_MS))
      }
      const { hits, total, problems, complete } = await one.ask(asked, limit)
      if (mine !== turn) return
      set({ hits, total, problems, state: complete ? 'done' : 'partial' })
      // Polls a server that is still reading; the worker notifies by itself.
      if (!complete && !one.isHere) later(1000)
    } catch {
      if (mine !== turn) return
      if (heard?.isHere && isWorkerBroken) return run()
      set({ ...state, state: 'failed' })
    }
  }

  return {
    state: () => state,
    subscribe: listeners.subscribe,
    ask(query) {
      if (query === asked) return
      asked = query
      clearTimeout(timer)
      timer = undefined
      turn++
      if (query.trim() === '') return set(IDLE)
      set({ ...state, state: 'searching' })
      if (heard && !heard.isHere) later(TYPING_MS)
      else void run()
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      turn++
      stopHearing?.()
      stopHearing = undefined
      heard = undefined
      asked = ''
    },
  }
}
