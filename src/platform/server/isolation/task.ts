/** What the serving process answers to a child: the only way out of it. Each answer is one value. */
export type Host = { ask(method: string, input?: unknown): Promise<unknown> }

/** What a task module exports as `methods`. A generator's values are pulled one by one; anything else is one value. */
export type TaskMethods = Record<string, (input: never, host: Host) => unknown>

/** The input cannot be read, and why, in a word that holds nothing private. It crosses to the caller as it is. */
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
