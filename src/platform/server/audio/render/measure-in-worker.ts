import { Worker } from 'node:worker_threads'
import { markMessage, messageListener } from '#platform/server/core/worker-messages.ts'
import type { Speaker } from '#platform/server/speech/speaker.ts'
import { TrackRecipe } from './core/recipe.ts'
import type { FromGain, ToGain } from './gain-worker.ts'
import { RenderError } from './render.ts'

/**
 * The exact gain (dB) for a recipe, found in a worker thread by rendering all of it once or twice. Rejects with `RenderError`, or with
 * the signal's reason. `speech` is called for each line in each rendering.
 */
export async function measureInWorker(
  input: TrackRecipe,
  { signal, speech }: { signal: AbortSignal; speech?: Pick<Speaker, 'speak'> | undefined },
): Promise<number> {
  signal.throwIfAborted()
  const workerData = TrackRecipe.parse(input)
  const worker = new Worker(new URL('./gain-worker.ts', import.meta.url), { workerData, execArgv: [], name: 'gain' })
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  const receive = async (message: FromGain) => {
    if (message.kind === 'gain') return resolve(message.gainDb)
    if (!speech) throw new RenderError('A recipe with a script needs speech.')
    const pcm = await speech.speak(message.text, { voice: message.voice, signal })
    worker.postMessage(markMessage({ pcm } satisfies ToGain))
  }
  worker.on(
    'message',
    messageListener((message: FromGain) => void receive(message).catch(reject)),
  )
  worker.on('error', (cause) => reject(new RenderError(`Measuring failed: ${cause instanceof Error ? cause.message : 'unknown failure'}`)))
  worker.on('exit', (code) => reject(new RenderError(`Measuring ended early with code ${code}.`)))
  try {
    return await promise
  } finally {
    signal.removeEventListener('abort', onAbort)
    await worker.terminate()
  }
}
