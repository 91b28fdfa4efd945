import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '#platform/contract/errors.ts'
import { modelReasons } from '#platform/contract/reasons.en.ts'
import type { AiLimits } from '../config/ai-config.ts'
import type { AiFinish, AiUsage } from './ai.ts'
import { ModelError, plainTurns, type ModelDriver, type ModelRequest } from './model-driver.ts'
import { estimateTokens } from './tokens.ts'

/** The end of a run, before its usage is recorded. */
export type RunEnd = { finish: AiFinish; text: string; usage: AiUsage; error?: ModelError }

export type LiveRun = {
  /** Pieces of text from the beginning; may be called several times. */
  read(): AsyncGenerator<string>
  /** `closing`: the process ends, which is reported as a failure. */
  stop(why?: 'closing'): void
  end: Promise<RunEnd>
}

/**
 * Runs one answer to its end: reads it piece by piece, enforces its limits of time and length, and ends it at the source when
 * it is stopped. It does not wait for a reader: `mostCharacters` bounds the stored text.
 */
export function startRun(
  driver: ModelDriver,
  request: Omit<ModelRequest, 'signal' | 'onAnswer'>,
  limits: AiLimits,
  /** Estimated where the model does not report it. */
  inputTokens = () => estimateTokens({ system: request.system, messages: plainTurns(request.messages) }),
): LiveRun {
  const source = new AbortController()
  const pieces: string[] = []
  let more = Promise.withResolvers<void>()
  let over = false
  /** Why the run was ended from this side; the first reason counts. */
  let cause: 'stopped' | ModelError | undefined
  let length = 0

  function endFor(why: 'stopped' | ModelError): void {
    if (over) return
    cause ??= why
    source.abort()
  }
  function wake(): void {
    more.resolve()
    more = Promise.withResolvers()
  }

  async function pump(): Promise<RunEnd> {
    const tooSlow = () => endFor(new ModelError('too_slow'))
    const total = setTimeout(tooSlow, limits.totalMs)
    const first = setTimeout(tooSlow, limits.firstTextMs)
    let silence = setTimeout(tooSlow, limits.answerMs)
    const alive = () => {
      clearTimeout(silence)
      silence = setTimeout(tooSlow, limits.silenceMs)
    }
    // The answer may begin long before its first word: until then only `firstTextMs` applies.
    const onAnswer = () => clearTimeout(silence)
    let result: { finish: 'complete' | 'length' | 'filtered'; usage: { inputTokens: number; outputTokens: number } | undefined } | undefined
    let failure: unknown
    const parts = driver.open({ ...request, signal: source.signal, onAnswer })[Symbol.asyncIterator]()
    try {
      for (;;) {
        // A driver that ignores the end must not hold its run open.
        const next = await orAborted(parts.next(), source.signal)
        if (next.done) break
        const part = next.value
        alive()
        if (part.type === 'end') {
          result = part
          break
        }
        clearTimeout(first)
        if (part.type !== 'text' || part.text === '') continue
        const room = limits.mostCharacters - length
        const text = part.text.length > room ? part.text.slice(0, room) : part.text
        length += text.length
        if (text) pieces.push(text)
        wake()
        if (text.length < part.text.length) endFor(new ModelError('too_long'))
      }
    } catch (error) {
      failure = error
    } finally {
      for (const timer of [total, first, silence]) clearTimeout(timer)
      source.abort()
      // A driver that hangs must not hold its run open; one that cleans up gets the time that it needs.
      const tidied = parts.return?.(undefined).then(
        () => {},
        () => {},
      )
      await Promise.race([tidied, wait(1000, undefined, { ref: false })])
    }
    const text = pieces.join('')
    const usage = (): AiUsage =>
      result?.usage
        ? { ...result.usage, estimated: false }
        : { inputTokens: inputTokens(), outputTokens: estimateTokens(text), estimated: true }
    if (cause === 'stopped') return { finish: 'stopped', text, usage: usage() }
    const error = cause ?? toModelError(failure, result !== undefined)
    if (error)
      return { finish: 'failed', text, usage: usage(), error: text && error.trouble === 'unreachable' ? new ModelError('cut') : error }
    if (text === '' && result!.finish !== 'filtered') return { finish: 'failed', text, usage: usage(), error: new ModelError('empty') }
    return { finish: result!.finish, text, usage: usage() }
  }

  const end = pump().finally(() => {
    over = true
    wake()
  })

  return {
    end,
    stop: (why) => endFor(why === 'closing' ? new ModelError('closing') : 'stopped'),
    async *read() {
      for (let at = 0; ;) {
        const waiting = more.promise
        while (at < pieces.length) yield pieces[at++]!
        if (over) break
        await waiting
      }
      const { error } = await end
      if (error) throw toAppError(error)
    },
  }
}

function toModelError(failure: unknown, ended: boolean): ModelError | undefined {
  if (failure === undefined) return ended ? undefined : new ModelError('cut')
  return failure instanceof ModelError ? failure : new ModelError('broken')
}

export function toAppError(error: ModelError): AppError {
  return new AppError('unavailable', modelReasons[error.trouble]())
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) {
    work.catch(() => {})
    return Promise.reject(signal.reason as Error)
  }
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason as Error)
    signal.addEventListener('abort', onAbort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}
