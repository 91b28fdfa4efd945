import { fork, type ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { AiConfig } from '../config/ai-config.ts'
import { markMessage, messageListener } from '../core/worker-messages.ts'
import type { Log } from '../log/log.ts'
import { LLAMA_INSTALL, LLAMA_PACKAGE, type FromChild, type ToChild } from './local-runtime.ts'
import { ModelError, plainTurns, type ModelDriver, type ModelPart, type ModelRequest } from './model-driver.ts'

type ModelFile = Extract<AiConfig['model'], { kind: 'file' }>

/** Enough for a month of short entries; more would need memory that a home machine does not have. */
const CONTEXT_TOKENS = 8192
const IDLE_MS = 300_000

/** Whether the optional runtime can be found from here. */
export function llamaIsInstalled(): boolean {
  try {
    import.meta.resolve(LLAMA_PACKAGE)
    return true
  } catch {
    return false
  }
}

/**
 * A model file on this machine, run in a child process: a crash of native code does not end the server, and killing the child
 * stops its work at once. The child starts when needed and ends after five idle minutes. One run at a time.
 */
export function localDriver(model: ModelFile, log: Log, { idleMs = IDLE_MS } = {}): ModelDriver {
  let child: { process: ChildProcess; opened: boolean } | undefined
  let idle: NodeJS.Timeout | undefined
  let busy = false

  function kill(): void {
    clearTimeout(idle)
    child?.process.kill('SIGKILL')
    child = undefined
  }

  function started(): NonNullable<typeof child> {
    if (child) return child
    // Its environment is empty: it needs neither the database nor any key. llama.cpp's output is discarded.
    const made = fork(new URL('./local-model-worker.ts', import.meta.url), {
      env: {},
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child = { process: made, opened: false }
    const forget = () => {
      if (child?.process === made) child = undefined
    }
    made.on('exit', forget).on('error', forget)
    const runtime = model.runtime ?? new URL('./llama-runtime.ts', import.meta.url).href
    // Half of the threads that an OS reports are usually hyper-threads, and the server needs some, too.
    const threads = Math.max(1, Math.ceil(availableParallelism() / 2))
    const message = { type: 'open', runtime, file: model.file, contextTokens: CONTEXT_TOKENS, threads } satisfies ToChild
    made.send(markMessage(message))
    return child
  }

  function deliver({ trouble, code }: Extract<FromChild, { type: 'failed' }>): ModelError {
    const what = trouble === 'not_installed' ? `; install it with: ${LLAMA_INSTALL}` : ''
    if (trouble !== 'refused') log.error({ trouble, code }, `the local model failed${what}`)
    return new ModelError(trouble)
  }

  return {
    async *open(request: ModelRequest): AsyncGenerator<ModelPart> {
      request.signal.throwIfAborted()
      if (busy) throw new ModelError('busy')
      busy = true
      clearTimeout(idle)
      const running = started()
      const inbox = mailbox(running.process, request.signal)
      let clean = false
      try {
        while (!running.opened) {
          const message = await inbox.next()
          if (message.type === 'failed') throw deliver(message)
          running.opened = message.type === 'opened'
        }
        request.onAnswer()
        const { system, messages, maxOutputTokens } = request
        const message = { type: 'run', system, messages: plainTurns(messages), maxOutputTokens } satisfies ToChild
        running.process.send(markMessage(message))
        for (;;) {
          const message = await inbox.next()
          if (message.type === 'failed') throw deliver(message)
          if (message.type === 'text') yield { type: 'text', text: message.text }
          if (message.type === 'end') {
            clean = true
            yield message
            return
          }
        }
      } finally {
        inbox.close()
        // A run that did not end by itself may still be computing, or be broken.
        if (clean) {
          idle = setTimeout(kill, idleMs)
          idle.unref()
        } else kill()
        busy = false
      }
    },
    async close() {
      kill()
    },
  }
}

/** The child's messages in order. `next` rejects when the child has exited, or at once when the signal is aborted. */
function mailbox(child: ChildProcess, signal: AbortSignal): { next(): Promise<FromChild>; close(): void } {
  const waiting: FromChild[] = []
  let removed: Error | undefined
  let wake = Promise.withResolvers<void>()
  const onMessage = messageListener((message: FromChild) => {
    waiting.push(message)
    wake.resolve()
  })
  const lost = (error: Error) => {
    removed ??= error
    wake.resolve()
  }
  const onExit = () => lost(new ModelError('broken'))
  const onAbort = () => lost(signal.reason as Error)
  child.on('message', onMessage).on('exit', onExit).on('error', onExit)
  signal.addEventListener('abort', onAbort, { once: true })
  if (signal.aborted) onAbort()
  return {
    async next() {
      for (;;) {
        if (signal.aborted) throw signal.reason as Error
        const message = waiting.shift()
        if (message) return message
        if (removed) throw removed
        await wake.promise
        wake = Promise.withResolvers()
      }
    },
    close() {
      child.off('message', onMessage).off('exit', onExit).off('error', onExit)
      signal.removeEventListener('abort', onAbort)
    },
  }
}
