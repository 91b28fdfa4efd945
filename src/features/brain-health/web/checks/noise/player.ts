import { call } from '#platform/web/api/call.ts'
import { getSpokenDigits } from '../../../contract.ts'
import { soundsOf, type Sounds } from './mix.ts'

/** Sample rate of the voice; the browser resamples for the device. */
const RATE = 16_000

let context: AudioContext | undefined
let playing: AudioBufferSourceNode | undefined

/** The digits from the server; must be called from a press, because browsers require that for sound. */
export async function loadSounds(): Promise<Sounds> {
  context ??= new AudioContext()
  void context.resume()
  const answer = await call(getSpokenDigits)
  const decoded = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(await answer.arrayBuffer())
  return soundsOf(decoded.getChannelData(0), RATE, Math.random)
}

/** Plays a sound in both ears, and resolves when it has ended or was stopped. */
export function play(sound: Float32Array<ArrayBuffer>): Promise<void> {
  stopNoise()
  const out = (context ??= new AudioContext())
  void out.resume()
  const buffer = out.createBuffer(1, sound.length, RATE)
  buffer.copyToChannel(sound, 0)
  const source = out.createBufferSource()
  source.buffer = buffer
  source.connect(out.destination)
  playing = source
  return new Promise((resolve) => {
    source.addEventListener('ended', () => resolve(), { once: true })
    source.start()
  })
}

export function stopNoise(): void {
  playing?.stop()
  playing = undefined
}
