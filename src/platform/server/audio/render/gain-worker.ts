import { parentPort, workerData } from 'node:worker_threads'
import { markMessage, messageListener } from '#platform/server/core/worker-messages.ts'
import type { Pcm, VoiceName } from '#platform/server/speech/speech-driver.ts'
import type { TrackRecipe } from './core/recipe.ts'
import { measureGain } from './measure.ts'

/** From the worker: a line that it needs, or the gain (dB). To it: the line. */
export type FromGain = { kind: 'speak'; text: string; voice: VoiceName } | { kind: 'gain'; gainDb: number }
export type ToGain = { pcm: Pcm }

async function measure(recipe: TrackRecipe): Promise<void> {
  const port = parentPort
  if (!port) throw new Error('A gain is measured in a worker thread only.')
  let give: (pcm: Pcm) => void = () => {}
  port.on(
    'message',
    messageListener(({ pcm }: ToGain) => give(pcm)),
  )
  const send = (message: FromGain) => port.postMessage(markMessage(message))
  const speech = {
    speak(text: string, { voice }: { voice: VoiceName }) {
      const spoken = new Promise<Pcm>((resolve) => (give = resolve))
      send({ kind: 'speak', text, voice })
      return spoken
    },
  }
  send({ kind: 'gain', gainDb: await measureGain(recipe, speech) })
  port.close()
}

await measure(workerData as TrackRecipe)
