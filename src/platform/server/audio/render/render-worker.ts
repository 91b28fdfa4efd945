import { parentPort, workerData } from 'node:worker_threads'
import { markMessage, messageListener } from '#platform/server/core/worker-messages.ts'
import type { Pcm } from '#platform/server/speech/speech-driver.ts'
import type { TrackRecipe } from './core/recipe.ts'
import { TrackEncoder } from './track-encoder.ts'

/** To the worker: a spoken line, or permission to send that many more bytes. */
export type ToRender = { kind: 'line'; index: number; pcm: Pcm } | { kind: 'grant'; bytes: number }
/** From the worker: sound, how many lines are used, or the end. */
export type FromRender = { kind: 'sound'; bytes: Uint8Array } | { kind: 'spent'; lines: number } | { kind: 'end' }

// The first piece leaves as soon as there is a second of sound; later ones are larger, as messages cost.
const firstPiece = 12 * 1024
const laterPiece = 64 * 1024

export type RenderJob = { recipe: TrackRecipe; fromFrame: number }

async function render({ recipe, fromFrame }: RenderJob): Promise<void> {
  const port = parentPort
  if (!port) throw new Error('The renderer runs in a worker thread only.')
  let granted = 0
  let wake = () => {}
  const early: { index: number; pcm: Pcm }[] = []
  let track: TrackEncoder | undefined
  const receive = (message: ToRender) => {
    if (message.kind === 'grant') granted += message.bytes
    else if (track) track.voice?.give(message.index, message.pcm)
    else early.push(message)
    wake()
  }
  port.on('message', messageListener(receive))
  const send = (message: FromRender, transfer: ArrayBuffer[] = []) => port.postMessage(markMessage(message), transfer)
  const made = await TrackEncoder.create(recipe, fromFrame)
  track = made
  for (const { index, pcm } of early) made.voice?.give(index, pcm)

  let parts: Uint8Array[] = []
  let size = 0
  let limit = firstPiece
  let spent = 0
  const sendSound = () => {
    if (size === 0) return
    const bytes = new Uint8Array(size)
    let at = 0
    for (const part of parts) {
      bytes.set(part, at)
      at += part.length
    }
    granted -= size
    parts = []
    size = 0
    limit = laterPiece
    send({ kind: 'sound', bytes }, [bytes.buffer])
  }

  const tellSpent = () => {
    if (!made.voice || made.voice.used === spent) return
    spent = made.voice.used
    send({ kind: 'spent', lines: spent })
  }

  for (let sinceYield = 0; ; sinceYield++) {
    while (granted <= 0 || made.missing !== undefined) {
      // Send the finished sound before waiting: a listener may be at the end of their buffer.
      if (made.missing !== undefined) sendSound()
      tellSpent()
      await new Promise<void>((resolve) => (wake = resolve))
    }
    const bytes = made.next()
    if (!bytes) break
    parts.push(bytes)
    size += bytes.length
    if (size >= limit) sendSound()
    tellSpent()
    // Messages are only heard between turns of the event loop.
    if (sinceYield % 8 === 7) await new Promise((resolve) => setImmediate(resolve))
  }
  sendSound()
  send({ kind: 'end' })
  port.close()
}

await render(workerData as RenderJob)
