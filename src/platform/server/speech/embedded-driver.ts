import { Worker } from 'node:worker_threads'
import { markMessage, messageListener } from '../core/worker-messages.ts'
import type { EmbeddedAnswer, EmbeddedJob } from './embedded-worker.ts'
import { checkSentence, SpeechError, type Pcm, type SpeechDriver, type VoiceName } from './speech-driver.ts'

// Chosen by measure among the six voices: lowest share of energy above 2 kHz, steadiest pitch (medians 104 Hz and 167 Hz).
const voices: Record<VoiceName, string> = { low: 'rms', soft: 'slt' }
const stretch = 1.2
const sentenceTimeoutMs = 30_000
const idleMs = 20_000

type Waiting = { resolve: (pcm: Pcm) => void; reject: (cause: unknown) => void; timer: NodeJS.Timeout }

/**
 * Speech without any service: the BSD-licensed flite synthesiser as WebAssembly, in one worker thread that is started when
 * needed and ended after 20 idle seconds (it uses some 60 MB). Sentences queue in order. 16 kHz mono.
 */
export function embeddedSpeech(): SpeechDriver {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0
  const waiting = new Map<number, Waiting>()

  function settle(id: number): Waiting | undefined {
    const entry = waiting.get(id)
    if (!entry) return undefined
    waiting.delete(id)
    clearTimeout(entry.timer)
    if (waiting.size === 0) {
      clearTimeout(idle)
      idle = setTimeout(() => void stop(new SpeechError('The embedded voice was idle.')), idleMs)
      idle.unref()
      worker?.unref()
    }
    return entry
  }

  async function stop(reason: SpeechError): Promise<void> {
    clearTimeout(idle)
    const ending = worker
    worker = undefined
    for (const id of waiting.keys()) settle(id)?.reject(reason)
    clearTimeout(idle)
    await ending?.terminate()
  }

  function start(): Worker {
    const made = new Worker(new URL('./embedded-worker.ts', import.meta.url), { execArgv: [], name: 'speech' })
    const receive = (answer: EmbeddedAnswer) => {
      const entry = settle(answer.id)
      if ('error' in answer) entry?.reject(new SpeechError(`The embedded voice failed: ${answer.error}.`))
      else entry?.resolve({ samples: answer.samples, sampleRate: answer.sampleRate })
    }
    made.on('message', messageListener(receive))
    const lost = (why: string) => {
      if (worker === made) void stop(new SpeechError(`The embedded voice stopped: ${why}.`))
    }
    made.on('error', (cause) => lost(cause instanceof Error ? cause.name : 'unknown failure'))
    made.on('exit', (code) => lost(`exit ${code}`))
    return made
  }

  return {
    id: `embedded:flite-0.1.1:${stretch}`,
    async synthesise(sentence, { voice, signal }) {
      signal?.throwIfAborted()
      const job: EmbeddedJob = { id: ++lastId, sentence: checkSentence(sentence), voice: voices[voice], stretch }
      return await new Promise<Pcm>((resolve, reject) => {
        const onAbort = () => settle(job.id)?.reject(signal?.reason)
        const timer = setTimeout(
          () => void stop(new SpeechError(`The embedded voice took longer than ${sentenceTimeoutMs / 1000} s.`)),
          sentenceTimeoutMs,
        )
        const done = () => signal?.removeEventListener('abort', onAbort)
        waiting.set(job.id, {
          timer,
          resolve: (pcm) => (done(), resolve(pcm)),
          reject: (cause) => (done(), reject(cause)),
        })
        signal?.addEventListener('abort', onAbort, { once: true })
        clearTimeout(idle)
        worker ??= start()
        worker.ref()
        worker.postMessage(markMessage(job))
      })
    },
    close: () => stop(new SpeechError('The embedded voice was closed.')),
  }
}
