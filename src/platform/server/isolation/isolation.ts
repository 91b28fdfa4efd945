import type { ChildProcess } from 'node:child_process'
import { markMessage, messageListener } from '../core/worker-messages.ts'
import { residentBytes, startChild } from './child.ts'
import { DEFAULT_LIMITS, IsolationError, type IsolationLimits, type KillReason } from './limits.ts'
import { packed, unpacked, type FromChild, type ToChild } from './protocol.ts'
import { TaskError, type InputOf, type TaskMethods, type ValueOf } from './task.ts'

const MEMORY_LOOK_MS = 150
/** An idle child stays alive for so long, for the next work of its kind. */
const WARM_MS = 20_000

/** Work for a child process: the module that does it (it exports `methods`), and its limits. */
export type IsolatedTask<M extends TaskMethods> = {
  module: URL
  limits: IsolationLimits
  /** Children at a time in this process; further work waits. */
  atOnce: number
  /** Only for the type checker. */
  methods?: M
}

/** The methods of the host that a child may call, by name. */
export type HostMethods = Record<string, (input: never) => unknown>

export type Session<M extends TaskMethods> = {
  /** The one value of a method. Throws IsolationError, or TaskError with the task's own reason. */
  call<K extends keyof M & string>(method: K, input: InputOf<M, K>): Promise<ValueOf<M, K>>
  /** The values of a generator, made as they are asked for. */
  stream<K extends keyof M & string>(method: K, input: InputOf<M, K>): AsyncGenerator<ValueOf<M, K>, void>
  /** Ends the session; calls in progress fail. */
  close(): void
}

export function isolatedTask<M extends TaskMethods>(
  module: URL,
  { atOnce = 2, ...limits }: Partial<IsolationLimits> & { atOnce?: number } = {},
): IsolatedTask<M> {
  return { module, limits: { ...DEFAULT_LIMITS, ...limits }, atOnce }
}

/** One call in a child of the task: `runIsolated(task, 'read', bytes)`. Throws as `Session.call` does. */
export async function runIsolated<M extends TaskMethods, K extends keyof M & string>(
  task: IsolatedTask<M>,
  method: K,
  input: InputOf<M, K>,
  options: { host?: HostMethods; signal?: AbortSignal } = {},
): Promise<ValueOf<M, K>> {
  const session = await openIsolated(task, options)
  try {
    return await session.call(method, input)
  } finally {
    session.close()
  }
}

/** A child for several calls that belong together. It must be closed. */
export async function openIsolated<M extends TaskMethods>(
  task: IsolatedTask<M>,
  { host = {}, signal }: { host?: HostMethods; signal?: AbortSignal } = {},
): Promise<Session<M>> {
  signal?.throwIfAborted()
  const pool = poolOf(task)
  await pool.enter(signal)
  const child = pool.idle.pop() ?? new Child(task.module, task.limits)
  child.begin(host)
  const stop = () => child.kill('stopped')
  signal?.addEventListener('abort', stop, { once: true })
  let isOpen = true
  return {
    async call(method, input) {
      for await (const value of child.stream(method, input)) return value as never
      throw new IsolationError('crashed')
    },
    stream: (method, input) => child.stream(method, input) as AsyncGenerator<never, void>,
    close() {
      if (!isOpen) return
      isOpen = false
      signal?.removeEventListener('abort', stop)
      pool.leave(child)
    },
  }
}

type Pool = { idle: Child[]; enter(signal?: AbortSignal): Promise<void>; leave(child: Child): void }
const pools = new WeakMap<object, Pool>()

function poolOf(task: { atOnce: number }): Pool {
  const known = pools.get(task)
  if (known) return known
  let places = task.atOnce
  const waiting: (() => void)[] = []
  const pool: Pool = {
    idle: [],
    async enter(signal) {
      if (places > 0) return void places--
      const turn = Promise.withResolvers<void>()
      waiting.push(turn.resolve)
      const leave = () => {
        const at = waiting.indexOf(turn.resolve)
        if (at === -1) return
        waiting.splice(at, 1)
        turn.reject(new IsolationError('stopped'))
      }
      signal?.addEventListener('abort', leave, { once: true })
      await turn.promise.finally(() => signal?.removeEventListener('abort', leave))
    },
    leave(child) {
      if (child.isReusable) {
        pool.idle.push(child)
        child.rest(WARM_MS, () => {
          const at = pool.idle.indexOf(child)
          if (at !== -1) pool.idle.splice(at, 1)
        })
      } else child.kill('stopped')
      const next = waiting.shift()
      if (next) next()
      else places++
    },
  }
  pools.set(task, pool)
  return pool
}

type Pending = { resolve(value: { value: unknown; bytes: number } | undefined): void; reject(error: Error): void }

class Child {
  private readonly process: ChildProcess
  private readonly limits: IsolationLimits
  private readonly pending = new Map<number, Pending>()
  private host: HostMethods = {}
  private calls = 0
  /** Calls of the child that the host has not answered yet: the child's clock is stopped meanwhile. */
  private questions = 0
  private ended: KillReason | undefined
  /** The last error of the host while answering. */
  private refused: Error | undefined
  private spentMs = 0
  private stepSpentMs = 0
  private since: number | undefined
  private timer: NodeJS.Timeout | undefined
  private watch: NodeJS.Timeout | undefined
  private idle: NodeJS.Timeout | undefined
  /** Removes an idle child from the pool. */
  private removeFromPool: (() => void) | undefined

  constructor(module: URL, limits: IsolationLimits) {
    this.limits = limits
    this.process = startChild(limits)
    this.process.unref()
    this.process.on(
      'message',
      messageListener((message: FromChild) => this.receive(message)),
    )
    this.process.on('exit', (_code, signal) =>
      this.kill(signal === 'SIGABRT' ? 'too_much_memory' : signal === 'SIGXCPU' ? 'too_slow' : 'crashed'),
    )
    this.process.on('error', () => this.kill('crashed'))
    this.process.channel?.unref()
    this.send({ type: 'open', module: module.href, limits: { messageBytes: limits.messageBytes } })
  }

  get isReusable(): boolean {
    return this.ended === undefined && this.pending.size === 0 && this.questions === 0
  }

  begin(host: HostMethods): void {
    clearTimeout(this.idle)
    this.removeFromPool = undefined
    this.host = host
    this.refused = undefined
    this.spentMs = 0
    this.stepSpentMs = 0
    this.process.channel?.ref()
  }

  rest(ms: number, removed: () => void): void {
    this.host = {}
    this.process.channel?.unref()
    this.removeFromPool = removed
    this.idle = setTimeout(() => this.kill('stopped'), ms)
    this.idle.unref()
  }

  async *stream(method: string, input: unknown): AsyncGenerator<unknown, void> {
    const id = ++this.calls
    let bytes = 0
    let isOver = false
    this.send({ type: 'call', id, method, input: packed(input) })
    try {
      for (;;) {
        const next = await this.next(id)
        if (!next) {
          isOver = true
          return
        }
        bytes += next.bytes
        if (bytes > this.limits.outputBytes) throw this.kill('too_much_output')
        yield next.value
      }
    } finally {
      if (!isOver && this.ended === undefined) this.send({ type: 'cancel', id })
    }
  }

  private next(id: number): Promise<{ value: unknown; bytes: number } | undefined> {
    if (this.ended !== undefined) return Promise.reject(new IsolationError(this.ended))
    const { promise, resolve, reject } = Promise.withResolvers<{ value: unknown; bytes: number } | undefined>()
    this.pending.set(id, { resolve, reject })
    this.stepSpentMs = 0
    this.send({ type: 'pull', id })
    this.clock()
    return promise
  }

  /** Ends the child at once, in any state. */
  kill(reason: KillReason): IsolationError {
    const error = new IsolationError(this.ended ?? reason)
    if (this.ended !== undefined) return error
    this.ended = reason
    this.process.kill('SIGKILL')
    this.removeFromPool?.()
    clearTimeout(this.timer)
    clearTimeout(this.idle)
    clearInterval(this.watch)
    for (const { reject } of this.pending.values()) reject(error)
    this.pending.clear()
    return error
  }

  private send(message: ToChild): void {
    // If the channel is closed, the child's exit rejects the pending calls.
    if (this.process.connected) this.process.send(markMessage(message), () => {})
  }

  private receive(message: FromChild): void {
    if (this.ended !== undefined) return
    if (message.type === 'ask') return void this.answer(message)
    const pending = this.pending.get(message.id)
    if (!pending) return
    this.pending.delete(message.id)
    this.clock()
    if (message.type === 'end') pending.resolve(undefined)
    else if (message.type === 'value') {
      if (message.value.length > this.limits.messageBytes) return pending.reject(this.kill('too_much_output'))
      pending.resolve({ value: unpacked(message.value), bytes: message.value.length })
    } else if (message.reason !== null) pending.reject(new TaskError(message.reason))
    // The host's own error has priority: an unavailable storage is not the file's fault.
    else pending.reject(this.refused ?? new IsolationError('crashed'))
  }

  private async answer({ id, method, input }: Extract<FromChild, { type: 'ask' }>): Promise<void> {
    this.questions++
    this.clock()
    try {
      const answering = Object.hasOwn(this.host, method) ? this.host[method] : undefined
      if (!answering) throw new Error('the host has no such method')
      const value = await answering(unpacked(input) as never)
      this.send({ type: 'answer', id, value: packed(value) })
    } catch (error) {
      this.send({ type: 'refused', id, message: error instanceof Error ? error.name : 'Error' })
      this.refused = error instanceof Error ? error : new Error('a host method failed')
    } finally {
      this.questions--
      this.clock()
    }
  }

  /** The child's clock runs while a call is pending and the child does not wait for the host. */
  private clock(): void {
    const now = performance.now()
    if (this.since !== undefined) {
      this.spentMs += now - this.since
      this.stepSpentMs += now - this.since
    }
    const isBusy = this.ended === undefined && this.pending.size > 0 && this.questions === 0
    this.since = isBusy ? now : undefined
    clearTimeout(this.timer)
    if (!isBusy) {
      clearInterval(this.watch)
      this.watch = undefined
      return
    }
    const left = Math.min(this.limits.stepMs - this.stepSpentMs, this.limits.totalMs - this.spentMs)
    this.timer = setTimeout(() => this.kill('too_slow'), Math.max(0, left))
    this.watch ??= setInterval(() => void this.weigh(), MEMORY_LOOK_MS)
  }

  private async weigh(): Promise<void> {
    const bytes = this.process.pid === undefined ? undefined : await residentBytes(this.process.pid)
    if (bytes !== undefined && bytes > this.limits.memoryMb * 1024 ** 2) this.kill('too_much_memory')
  }
}
