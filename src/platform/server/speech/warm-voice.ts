import { bandPass, Filter, highPass, highShelf, lowShelf, peaking } from './biquad.ts'
import { resample } from './resample.ts'
import type { Pcm } from './speech-driver.ts'

/**
 * Makes a spoken sentence rest easily on the ear: silence at both ends cut, rumble and DC removed, a little body at 180 Hz,
 * less of the nasal 1 kHz and of the synthetic edge above 3 kHz, sharp s-sounds softened, ends faded.
 * Returns mono samples at `targetRate`.
 */
export function warmVoice(pcm: Pcm, targetRate: number): Float32Array {
  const voice = resample(pcm, targetRate)
  for (const c of [
    highPass(70, targetRate),
    highPass(45, targetRate),
    lowShelf(190, targetRate, 2),
    peaking(950, targetRate, 0.9, -1.5),
    peaking(3200, targetRate, 0.8, -2.5),
    highShelf(5200, targetRate, -4),
  ]) {
    new Filter(c).run(voice)
  }
  softenSibilants(voice, targetRate)
  return fadeEnds(trimSilence(voice, targetRate), Math.round(targetRate * 0.012))
}

/** A de-esser: when the band around 6.2 kHz exceeds its share of the whole, it is attenuated, by 9 dB at most. */
function softenSibilants(voice: Float32Array, sampleRate: number): void {
  const sharp = voice.slice()
  new Filter(bandPass(6200, sampleRate, 0.9)).run(sharp)
  const release = Math.exp(-1 / (0.03 * sampleRate))
  let whole = 0
  let edge = 0
  let reduce = 0
  for (let i = 0; i < voice.length; i++) {
    const v = voice[i] as number
    const s = sharp[i] as number
    whole = whole * release + (1 - release) * v * v
    edge = edge * release + (1 - release) * s * s
    const share = edge / (whole + 1e-9)
    const wanted = Math.min(0.65, Math.max(0, (share - 0.2) * 1.6))
    reduce += (wanted - reduce) * 0.004
    voice[i] = v - s * reduce
  }
}

/** Trims both ends where they are more than 50 dB under the loudest 10 ms, except 30 ms before and 60 ms after the sound. */
function trimSilence(voice: Float32Array, sampleRate: number): Float32Array {
  const step = Math.round(sampleRate / 100)
  const levels: number[] = []
  for (let at = 0; at < voice.length; at += step) {
    let sum = 0
    const end = Math.min(voice.length, at + step)
    for (let i = at; i < end; i++) sum += (voice[i] as number) ** 2
    levels.push(sum / (end - at))
  }
  const floor = Math.max(...levels, 0) * 1e-5
  const first = levels.findIndex((level) => level > floor)
  const last = levels.findLastIndex((level) => level > floor)
  if (first < 0) return voice
  return voice.slice(Math.max(0, (first - 3) * step), Math.min(voice.length, (last + 7) * step))
}

function fadeEnds(voice: Float32Array, length: number): Float32Array {
  const n = Math.min(length, voice.length >> 1)
  for (let i = 0; i < n; i++) {
    const gain = 0.5 - 0.5 * Math.cos((Math.PI * i) / n)
    voice[i] = (voice[i] as number) * gain
    const j = voice.length - 1 - i
    voice[j] = (voice[j] as number) * gain
  }
  return voice
}
