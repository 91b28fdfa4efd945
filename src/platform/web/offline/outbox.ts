import type { CallOptions, Callable, Input } from '../api/call.ts'
import { ApiError, NetworkError } from '../api/api-error.ts'
import { Delivery, failureOf } from './delivery.ts'
import { laneOf, MAX_CONFIRMED, MAX_ENTRIES, withConfirmed, type ConfirmedEntry, type OutboxEntry, type OutboxStore } from './entry.ts'

/** The answer of a stored mutation in place of the server's answer: it will be sent when the network is back. */
export const QUEUED = Symbol('kept until the network is back')
export type Queued = typeof QUEUED
/** A mutation's additional answer: QUEUED, when its endpoint can wait. */
export type QueuedIfOffline<E extends { offline?: boolean | undefined }> = E['offline'] extends true ? Queued : never

export type OutboxState = {
  /** Stored and not confirmed, without those whose first request this page is sending right now. */
  waiting: readonly OutboxEntry[]
  /** Those whose first request this page is sending, if a feature shows them. */
  underway: readonly Sent[]
  setAside: readonly OutboxEntry[]
  /** Confirmed, and shown until answers include them. */
  confirmed: readonly ConfirmedEntry[]
  /** The last attempt found no network. */
  unreachable: boolean
  /** The last attempt failed, because of the network or another temporary reason. */
  stalled: boolean
  sending: boolean
  /** Waiting entries outlive the page. */
  isLasting: boolean
}

export type OutboxDependencies = {
  store: OutboxStore
  send(endpoint: Callable, input: Input, options?: CallOptions): Promise<unknown>
  /** Runs one `work` of a name at a time, over all tabs, in the order of the calls. */
  runExclusive<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Notifies other tabs that the entries changed. */
  broadcast(): void
  now(): number
  /** Called after entries were sent: displayed data may be outdated. */
  onSent?(): void
  /** Whether a feature applies this to its answers. */
  isShown?(sent: Sent): boolean
}

/** A call to the server: in flight, waiting for a network, or confirmed. */
export type Sent = Pick<OutboxEntry, 'method' | 'path' | 'input'>

export type PerformOptions = CallOptions & { label?: string; replaces?: string }

export const NOTHING: OutboxState = {
  waiting: [],
  underway: [],
  setAside: [],
  confirmed: [],
  unreachable: false,
  stalled: false,
  sending: false,
  isLasting: true,
}

/** A mutation whose caller still waits for the answer. */
type Pending = { sent: Sent; options: PerformOptions; outcome?: { answer: unknown } | { error: unknown } }

/**
 * Sends mutations and loses none: stores each one first, sends it, and removes it when the server confirmed or refused it. The mutations
 * of a lane (see `laneOf`) are sent in the order they were made, over all tabs; lanes do not wait for each other. A request may be
 * repeated, which the server recognises, and is sent only in the session of the person who made it (it contains their user id).
 * An entry that is refused after its caller's page was closed is set aside and blocks nothing.
 */
export class Outbox {
  #dependencies: OutboxDependencies
  #userId: string | undefined
  #state: OutboxState = NOTHING
  #listeners = new Set<() => void>()
  #delivery: Delivery
  /** By `seq`. */
  #pending = new Map<number, Pending>()
  #performing = 0
  #refreshing: Promise<void> = Promise.resolve()
  #underway: readonly Sent[] = []

  constructor(dependencies: OutboxDependencies) {
    this.#dependencies = dependencies
    this.#delivery = new Delivery({
      work: () => this.#sendAll(),
      // Each lane has its own lock.
      runExclusive: (work) => work(),
      isSignedOut: () => false,
      onState: (state, error) => {
        if (state === 'failed' && !(error instanceof ApiError)) console.warn('What waits could not be sent yet.', error)
        if (state !== 'sending') this.#setState({ unreachable: state === 'offline', stalled: state !== 'idle' })
      },
    })
  }

  readonly state = (): OutboxState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Sets the user whose entries these are, and sends their waiting entries. */
  async setUser(userId: string | undefined): Promise<void> {
    if (this.#userId === userId) return
    // Mutations that were confirmed before the user id was set belong to this user.
    const confirmed = this.#userId === undefined ? this.#state.confirmed : []
    this.#userId = userId
    this.#delivery.reset()
    this.#setState({ ...NOTHING, confirmed })
    await this.refresh()
    void this.flush()
  }

  /** Reads the store again, as after another tab changed it. */
  refresh(): Promise<void> {
    return this.#refresh()
  }

  /** Serialised: an earlier read never replaces a later one. `landed`: is waiting from now on, and no longer under way. */
  #refresh(landed?: Sent): Promise<void> {
    const done = this.#refreshing.then(() => this.#read(landed))
    this.#refreshing = done.catch(() => {})
    return done
  }

  async #read(landed: Sent | undefined): Promise<void> {
    const userId = this.#userId
    if (userId === undefined) return this.#setState({ waiting: [], setAside: [], confirmed: [] })
    const { store } = this.#dependencies
    // The queue is read first: an entry that is confirmed meanwhile is in both lists for a moment, and never in neither.
    const entries = await store.list(userId)
    const stored = await store.confirmed(userId)
    if (userId !== this.#userId) return
    const isStored = (own: ConfirmedEntry) => stored.some(({ at, path }) => at === own.at && path === own.path)
    const all = [...stored, ...this.#state.confirmed.filter((own) => !isStored(own))]
    this.#land(landed)
    this.#setState({
      confirmed: all.toSorted((a, b) => a.at - b.at).slice(-MAX_CONFIRMED),
      waiting: entries.filter((entry) => entry.problem === undefined && !this.#pending.has(entry.seq)),
      setAside: entries.filter((entry) => entry.problem !== undefined),
      isLasting: store.isLasting(),
    })
  }

  /**
   * Sends a mutation, after all earlier ones of its lane. Answers `QUEUED` when its endpoint allows that and there is no network. A refusal
   * reaches the caller.
   */
  async perform(endpoint: Callable & { offline?: boolean }, input: Input, options: PerformOptions = {}): Promise<unknown> {
    const userId = this.#userId
    const send = () => this.#dependencies.send(endpoint, input, { ...options, asUser: userId })
    if (!endpoint.offline) return send()
    const sent: Sent = { method: endpoint.method, path: endpoint.path, input }
    const isShown = this.#dependencies.isShown?.(sent) ?? false
    if (isShown) {
      this.#underway = [...this.#underway, sent]
      this.#setState({})
    }
    try {
      return await this.#performNow(userId, sent, { ...options, isShown }, send)
    } finally {
      if (this.#land(sent)) this.#setState({})
    }
  }

  /** Removes a call from those under way; the next state reports it. Returns whether it was among them. */
  #land(sent: Sent | undefined): boolean {
    const others = this.#underway.filter((one) => one !== sent)
    if (others.length === this.#underway.length) return false
    this.#underway = others
    return true
  }

  async #performNow(
    userId: string | undefined,
    sent: Sent,
    options: PerformOptions & { isShown: boolean },
    send: () => Promise<unknown>,
  ): Promise<unknown> {
    const sendUnstored = async () => {
      const answer = await send()
      if (options.isShown) await this.#confirm(userId, { ...sent, replaces: options.replaces }, sent)
      return answer
    }
    if (userId === undefined) return sendUnstored()
    // A request with `keepalive` outlives its page; storing it first might not finish in time.
    if (options.keepalive && this.#performing === 0 && this.#state.waiting.length === 0) {
      try {
        return await sendUnstored()
      } catch (error) {
        if (failureOf(error) !== 'no-network') throw error
      }
    }
    if (this.#state.waiting.length >= MAX_ENTRIES) await this.flush()
    if (this.#state.waiting.length >= MAX_ENTRIES) throw new NetworkError('Too much is waiting to be sent.')
    this.#performing++
    try {
      const seq = await this.#store(userId, sent, options)
      return await (seq === undefined ? sendUnstored() : this.#sendStored(userId, seq, laneOf(sent), { sent, options }))
    } finally {
      this.#performing--
    }
  }

  /** Sends waiting entries, each lane oldest first, until done or offline. Simultaneous callers share one run. */
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

  /** Deletes a waiting or refused entry at the person's request. */
  async discard(seq: number): Promise<void> {
    if (this.#userId === undefined) return
    await this.#dependencies.store.remove(this.#userId, seq)
    await this.#refreshAndBroadcast()
  }

  /** Returns undefined when the device cannot store it (its disk is full): then it is only sent. */
  async #store(userId: string, sent: Sent, options: PerformOptions & { isShown: boolean }): Promise<number | undefined> {
    const { store, now } = this.#dependencies
    try {
      return await store.add({
        userId,
        ...sent,
        label: options.label ?? '',
        replaces: options.replaces,
        keptAt: now(),
        isShown: options.isShown,
      })
    } catch (error) {
      console.warn('A change could not be stored before it is sent.', error)
      return undefined
    }
  }

  async #sendStored(userId: string, seq: number, lane: string, pending: Pending): Promise<unknown> {
    this.#pending.set(seq, pending)
    try {
      await this.#sendLane(userId, lane, seq)
    } catch (error) {
      this.#setState({ unreachable: failureOf(error) === 'no-network', stalled: true })
    }
    this.#pending.delete(seq)
    const { outcome } = pending
    if (outcome === undefined) {
      await this.#refreshAndBroadcast(pending.sent)
      if (this.#state.waiting.some((entry) => entry.seq === seq)) this.#delivery.later()
      return QUEUED
    }
    // The store was read between adding and sending the entry.
    if (this.#state.waiting.some((entry) => entry.seq === seq)) await this.refresh()
    this.#dependencies.broadcast()
    if ('error' in outcome) throw outcome.error
    return outcome.answer
  }

  async #sendAll(): Promise<void> {
    await this.refresh()
    const userId = this.#userId
    if (userId === undefined) return
    const lanes = new Set((await this.#dependencies.store.list(userId)).filter(({ problem }) => problem === undefined).map(laneOf))
    if (lanes.size === 0) return
    this.#setState({ sending: true })
    const results = await Promise.allSettled([...lanes].map((lane) => this.#sendLane(userId, lane)))
    this.#setState({ sending: false })
    for (const result of results) if (result.status === 'rejected') throw result.reason
  }

  /** Sends the entries of a lane in order, up to one of them or all. Throws when sending should stop for now. */
  async #sendLane(userId: string, lane: string, upTo = Infinity): Promise<void> {
    const { store, runExclusive, onSent } = this.#dependencies
    await runExclusive(`fernwell-outbox ${lane}`, async () => {
      let sent = 0
      try {
        // Listed under the lock: no other tab sends these entries meanwhile.
        for (const entry of await store.list(userId)) {
          if (this.#userId !== userId) return
          if (entry.seq > upTo || entry.problem !== undefined || laneOf(entry) !== lane) continue
          await this.#sendOne(entry)
          if (!this.#pending.has(entry.seq)) sent++
        }
      } finally {
        if (sent > 0) {
          onSent?.()
          await this.#refreshAndBroadcast()
        }
      }
    })
  }

  /** Throws when sending should stop for now. */
  async #sendOne(entry: OutboxEntry): Promise<void> {
    const { store, send } = this.#dependencies
    const { userId, seq } = entry
    const pending = this.#pending.get(seq)
    try {
      const options: CallOptions = { ...pending?.options, as: 'mutation', asUser: userId }
      const answer = await send({ method: entry.method, path: entry.path }, entry.input, options)
      if (entry.isShown ?? this.#dependencies.isShown?.(entry)) await this.#confirm(userId, entry, pending?.sent)
      if (pending) pending.outcome = { answer }
    } catch (error) {
      const failure = failureOf(error)
      if (pending && failure !== 'no-network') pending.outcome = { error }
      // The session ended: the entry stays for the same person's next session.
      const isOver = failure === 'not-signed-in' && (error as ApiError).status === 401
      if (failure === 'no-network' || isOver || (!pending && failure !== 'final')) throw error
      if (!pending) return store.setProblem(userId, seq, (error as Error).message)
    }
    await store.remove(userId, seq)
  }

  async #confirm(userId: string | undefined, of: Omit<ConfirmedEntry, 'at'>, sent: Sent | undefined): Promise<void> {
    const { method, path, input, replaces } = of
    const entry = { method, path, input, replaces, at: this.#dependencies.now() }
    this.#land(sent)
    if (userId === this.#userId) this.#setState({ confirmed: withConfirmed(this.#state.confirmed, entry) })
    if (userId !== undefined) await this.#dependencies.store.addConfirmed(userId, entry)
  }

  async #refreshAndBroadcast(landed?: Sent): Promise<void> {
    await this.#refresh(landed)
    this.#dependencies.broadcast()
  }

  #setState(part: Partial<OutboxState>): void {
    this.#state = { ...this.#state, ...part, underway: this.#underway }
    for (const notify of this.#listeners) notify()
  }
}
