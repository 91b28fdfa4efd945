/** The host as the child sees it: the child's only access to the outside. Each answer is one value. */
export type Host = { ask(method: string, input?: unknown): Promise<unknown> }

/** The type of a task module's export `methods`. A generator's values are pulled one by one; any other result is one value. */
export type TaskMethods = Record<string, (input: never, host: Host) => unknown>

/** The input cannot be read; the reason is one word without private data. It reaches the caller unchanged. */
export class TaskError extends Error {
  readonly reason: string
  constructor(reason: string) {
    super(`a task failed: ${reason}`)
    this.name = 'TaskError'
    this.reason = reason
  }
}

export type InputOf<M extends TaskMethods, K extends keyof M> = Parameters<M[K]>[0]
export type ValueOf<M extends TaskMethods, K extends keyof M> =
  Awaited<ReturnType<M[K]>> extends infer R ? (R extends AsyncIterable<infer T> | Generator<infer T> ? T : R) : never
