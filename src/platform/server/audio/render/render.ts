import { Worker } from 'node:worker_threads'
import { markMessage, messageListener } from '#platform/server/core/worker-messages.ts'
import type { Speaker } from '#platform/server/speech/speaker.ts'
import { firstLine } from './master.ts'
import { frameBytes, leadSamples, samplesBefore, trackBytes } from './mp3.ts'
import { TrackRecipe } from './core/recipe.ts'
import { RenderSlots } from './render-slots.ts'
import type { FromRender, RenderJob, ToRender } from './render-worker.ts'

export { frameBytes, trackBytes }

type RenderOptions = {
  /** Ends the render and its worker; the iteration then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Speaks the recipe's script. Required for a recipe with a script. */
  speech?: Pick<Speaker, 'speak'> | undefined
  /** Shared between renders of a process; the default is shared among all of them. */
  slots?: RenderSlots | undefined
  /** Begin with this frame (of `frameBytes` each; 0 is the Info frame): the bytes from there to the end. */
  fromFrame?: number | undefined
}

/** Rendering failed: the worker crashed, ran out of memory, or speech could not be made. Never holds script text. */
export class RenderError extends Error {
  override readonly name = 'RenderError'
}

const bytesPerSecond = 16_000
/** Sound that is rendered at once after a press of play, before processor time is shared out: 45 s. */
const opening = 45 * bytesPerSecond
/** Bytes a worker may be ahead of its reader. */
const window = 2 * 1024 * 1024
const linesAhead = 12

const processSlots = new RenderSlots()

/**
 * Renders a recipe to MP3 (48 kHz stereo, 128 kbit/s constant) in a worker thread: exactly `trackBytes(recipe)` bytes, in order, the
 * first within a few hundred milliseconds, also when it begins at a later frame. Throws `ZodError` on a bad recipe, `RenderError` when
 * rendering fails. Leaving the loop early ends the worker.
 */
export async function* startRender(input: TrackRecipe, options: RenderOptions = {}): AsyncGenerator<Uint8Array, void, undefined> {
  const recipe = TrackRecipe.parse(input)
  const { speech, slots = processSlots, fromFrame = 0 } = options
  const promised = trackBytes(recipe) - fromFrame * frameBytes
  if (recipe.script && !speech) throw new RenderError('A recipe with a script needs speech.')
  const ending = new AbortController()
  const signal = options.signal ? AbortSignal.any([options.signal, ending.signal]) : ending.signal
  const release = [await slots.start(options.signal)]
  const workerData = { recipe, fromFrame } satisfies RenderJob
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { workerData, execArgv: [], name: 'render' })
  const tell = (message: ToRender) => worker.postMessage(markMessage(message))

  const ready: Uint8Array[] = []
  let ended = false
  let failure: unknown
  let wake = () => {}
  const fail = (cause: unknown) => {
    failure ??= cause
    wake()
  }
  const onAbort = () => fail(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })

  const begin = firstLine(recipe, leadSamples, samplesBefore(fromFrame))
  let spent = begin
  let lineSpent = () => {}
  let received = 0
  const receive = (message: FromRender) => {
    if (message.kind === 'sound') {
      received += message.bytes.length
      ready.push(message.bytes)
    } else if (message.kind === 'spent') {
      spent = message.lines
      lineSpent()
    } else ended = true
    wake()
  }
  worker.on('message', messageListener(receive))
  worker.on('error', (cause) =>
    fail(new RenderError(`The renderer crashed: ${cause instanceof Error ? cause.message : 'unknown failure'}`)),
  )
  worker.on('exit', (code) => {
    if (!ended) fail(new RenderError(`The renderer ended early with code ${code}.`))
  })

  const speaking = recipe.script ? speakAll(recipe.script, speech as Pick<Speaker, 'speak'>) : Promise.resolve()
  speaking.catch((cause: unknown) =>
    fail(signal.aborted ? signal.reason : new RenderError(`Speech failed: ${cause instanceof Error ? cause.message : 'unknown failure'}`)),
  )

  async function speakAll(script: NonNullable<TrackRecipe['script']>, by: Pick<Speaker, 'speak'>): Promise<void> {
    for (const [index, line] of script.lines.entries()) {
      if (index < begin) continue
      while (index >= spent + linesAhead) await untilSpent()
      const pcm = await by.speak(line.text, { voice: script.voice, signal })
      signal.throwIfAborted()
      tell({ kind: 'line', index, pcm })
    }
  }

  function untilSpent(): Promise<void> {
    signal.throwIfAborted()
    return new Promise((resolve, reject) => {
      const stop = () => reject(signal.reason)
      signal.addEventListener('abort', stop, { once: true })
      lineSpent = () => {
        signal.removeEventListener('abort', stop)
        resolve()
      }
    })
  }

  let granted = Math.min(opening, window)
  let atFullSpeed = false
  tell({ kind: 'grant', bytes: granted })
  const pace = setInterval(() => {
    // No place at full speed yet: rendered twice as fast as it is played.
    if (!atFullSpeed) grant(2 * bytesPerSecond, taken + window)
  }, 1000)
  pace.unref()
  let taken = 0
  function grant(bytes: number, most: number): void {
    const given = Math.min(bytes, most - granted)
    if (given <= 0) return
    granted += given
    tell({ kind: 'grant', bytes: given })
  }
  slots.speed(signal).then(
    (leave) => {
      release.push(leave)
      if (signal.aborted) leave()
      atFullSpeed = true
      grant(window, taken + window)
    },
    () => {},
  )

  try {
    for (;;) {
      if (failure !== undefined) throw failure
      const bytes = ready.shift()
      if (bytes) {
        taken += bytes.length
        if (atFullSpeed) grant(window, taken + window)
        yield bytes
        continue
      }
      if (ended) break
      await new Promise<void>((resolve) => (wake = resolve))
    }
    if (received !== promised) throw new RenderError(`The renderer made ${received / frameBytes} frames, not ${promised / frameBytes}.`)
  } finally {
    clearInterval(pace)
    signal.removeEventListener('abort', onAbort)
    ended = true
    ending.abort()
    await worker.terminate()
    for (const leave of release) leave()
  }
}
