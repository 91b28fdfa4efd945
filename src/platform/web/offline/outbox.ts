import type { CallOptions, Callable, Input } from '../api/call.ts'
import { ApiError, NetworkError } from '../api/api-error.ts'
import { Delivery, failureOf } from './delivery.ts'
import { MAX_ENTRIES, type OutboxEntry, type OutboxStore } from './entry.ts'

/** What a kept mutation answers in place of the server's answer: it will be sent when the network is back. */
export const QUEUED = Symbol('kept until the network is back')
export type Queued = typeof QUEUED
/** What a mutation may answer besides its output: KEPT, when its endpoint can wait. */
export type QueuedIfOffline<E extends { offline?: boolean | undefined }> = E['offline'] extends true ? Queued : never

export type OutboxState = {
  waiting: readonly OutboxEntry[]
  setAside: readonly OutboxEntry[]
  /** The last attempt found no network. */
  unreachable: boolean
  sending: boolean
}

export type OutboxDependencies = {
  store: OutboxStore
  send(endpoint: Callable, input: Input, options?: CallOptions): Promise<unknown>
  /** Runs `work` while no other tab does. */
  runExclusive<T>(work: () => Promise<T>): Promise<T>
  /** Tells other tabs that the entries changed. */
  broadcast(): void
  now(): number
  /** After entries were sent: what is on screen may be old. */
  onSent?(): void
}

export type PerformOptions = CallOptions & { label?: string; replaces?: string }

const NOTHING: OutboxState = { waiting: [], setAside: [], unreachable: false, sending: false }

/**
 * Keeps mutations that the network could not take and sends them later: in order, each once (the server knows repeats),
 * only in the session of the person who made them (the server is told who that is). What the server refuses for good is set aside and blocks nothing.
 */
export class Outbox {
  #dependencies: OutboxDependencies
  #userId: string | undefined
  #state: OutboxState = NOTHING
  #listeners = new Set<() => void>()
  #delivery: Delivery

  constructor(dependencies: OutboxDependencies) {
    this.#dependencies = dependencies
    this.#delivery = new Delivery({
      work: () => this.#sendAll(),
      runExclusive: (work) => dependencies.runExclusive(work),
      isGone: () => false,
      onState: (state, error) => {
        if (state === 'failed' && !(error instanceof ApiError)) console.warn('What waits could not be sent yet.', error)
        if (state !== 'sending') this.#setState({ unreachable: state === 'offline' })
      },
    })
  }

  readonly state = (): OutboxState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Whose entries these are from now on; sends what waits for them. */
  async setUser(userId: string | undefined): Promise<void> {
    if (this.#userId === userId) return
    this.#userId = userId
    this.#delivery.reset()
    this.#setState(NOTHING)
    await this.refresh()
    void this.flush()
  }

  /** Looks at the store again, as after another tab changed it. */
  async refresh(): Promise<void> {
    const userId = this.#userId
    if (userId === undefined) return this.#setState({ waiting: [], setAside: [] })
    const entries = await this.#dependencies.store.list(userId)
    if (userId !== this.#userId) return
    this.#setState({
      waiting: entries.filter((entry) => entry.problem === undefined),
      setAside: entries.filter((entry) => entry.problem !== undefined),
    })
  }

  /**
   * Sends a mutation now, or keeps it when the endpoint allows that and there is no network. While older ones wait they
   * go first, so that the server sees everything in the order it was done.
   */
  async perform(endpoint: Callable & { offline?: boolean }, input: Input, options: PerformOptions = {}): Promise<unknown> {
    const userId = this.#userId
    const asUser = { ...options, asUser: userId }
    if (!endpoint.offline || userId === undefined) return this.#dependencies.send(endpoint, input, asUser)
    if (this.#state.waiting.length > 0) await this.flush()
    const behind = this.#state.waiting.length > 0
    if (!behind) {
      try {
        return await this.#dependencies.send(endpoint, input, asUser)
      } catch (error) {
        if (!(error instanceof NetworkError)) throw error
        if (this.#state.waiting.length >= MAX_ENTRIES) throw error
      }
    } else if (this.#state.waiting.length >= MAX_ENTRIES) throw new NetworkError('Too much is waiting to be sent.')
    await this.#enqueue(userId, endpoint, input, options)
    return QUEUED
  }

  /** Sends what waits, oldest first, until done or the network is gone. Callers at once share one run. */
  flush(): Promise<void> {
    return this.#delivery.run()
  }

  /** Puts a refused entry back in the queue. */
  async retry(seq: number): Promise<void> {
    if (this.#userId === undefined) return
    await this.#dependencies.store.setProblem(this.#userId, seq, undefined)
    await this.#refreshAndBroadcast()
    await this.flush()
  }

  /** Forgets an entry, waiting or refused: the person does not want it any more. */
  async discard(seq: number): Promise<void> {
    if (this.#userId === undefined) return
    await this.#dependencies.store.remove(this.#userId, seq)
    await this.#refreshAndBroadcast()
  }

  async #enqueue(userId: string, endpoint: Callable, input: Input, options: PerformOptions): Promise<void> {
    await this.#dependencies.store.add({
      userId,
      method: endpoint.method,
      path: endpoint.path,
      input,
      label: options.label ?? '',
      replaces: options.replaces,
      keptAt: this.#dependencies.now(),
    })
    await this.#refreshAndBroadcast()
    this.#delivery.later()
  }

  async #sendAll(): Promise<void> {
    await this.refresh()
    const userId = this.#userId
    if (userId === undefined || this.#state.waiting.length === 0) return
    this.#setState({ sending: true })
    let sent = 0
    try {
      for (const entry of await this.#dependencies.store.list(userId)) {
        if (this.#userId !== userId) return
        if (entry.problem !== undefined) continue
        await this.#sendOne(entry)
        sent++
      }
    } finally {
      this.#setState({ sending: false })
      if (sent > 0) this.#dependencies.onSent?.()
      await this.#refreshAndBroadcast()
    }
  }

  /** Throws when sending should stop for now. */
  async #sendOne(entry: OutboxEntry): Promise<void> {
    const { store, send } = this.#dependencies
    try {
      await send({ method: entry.method, path: entry.path }, entry.input, { as: 'mutation', asUser: entry.userId })
    } catch (error) {
      if (failureOf(error) !== 'final') throw error
      await store.setProblem(entry.userId, entry.seq, (error as Error).message)
      return
    }
    await store.remove(entry.userId, entry.seq)
  }

  async #refreshAndBroadcast(): Promise<void> {
    await this.refresh()
    this.#dependencies.broadcast()
  }

  #setState(part: Partial<OutboxState>): void {
    this.#state = { ...this.#state, ...part }
    for (const notify of this.#listeners) notify()
  }
}
