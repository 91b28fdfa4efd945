import { blockLength, Bus, decibels, sampleRate, type Source } from './core/bus.ts'
import { breathSource, fireSource, windSource } from './layers/air.ts'
import { heartbeatSource, purrSource } from './layers/bodies.ts'
import { birdsSource, cricketsSource } from './layers/creatures.ts'
import { noiseSource } from './layers/noise.ts'
import { pacerSource } from './layers/pacer.ts'
import { trainSource } from './layers/rails.ts'
import { rimSource } from './layers/rim.ts'
import { clockSource, fanSource, keysSource, murmurSource } from './layers/rooms.ts'
import { tentSource, thunderSource } from './layers/storm.ts'
import { bellsSource, bowlsSource, chimesSource } from './layers/struck.ts'
import { binauralSource, droneSource, padsSource } from './layers/tones.ts'
import { rainSource, streamSource, wavesSource } from './layers/water.ts'
import type { Layer } from './core/recipe.ts'
import { Reverb } from './reverb.ts'
import type { VoiceTrack } from './voice-track.ts'

function sourceOf(layer: Layer, seed: string): Source {
  switch (layer.kind) {
    case 'noise':
      return noiseSource(layer, seed)
    case 'rain':
      return rainSource(layer, seed)
    case 'waves':
      return wavesSource(layer, seed)
    case 'wind':
      return windSource(layer, seed)
    case 'stream':
      return streamSource(layer, seed)
    case 'fire':
      return fireSource(layer, seed)
    case 'crickets':
      return cricketsSource(layer, seed)
    case 'birds':
      return birdsSource(layer, seed)
    case 'bowls':
      return bowlsSource(layer, seed)
    case 'chimes':
      return chimesSource(layer, seed)
    case 'pads':
      return padsSource(layer, seed)
    case 'binaural':
      return binauralSource(layer, seed)
    case 'drone':
      return droneSource(layer, seed)
    case 'breath':
      return breathSource(layer, seed)
    case 'bells':
      return bellsSource(layer)
    case 'pacer':
      return pacerSource(layer)
    case 'thunder':
      return thunderSource(layer, seed)
    case 'tent':
      return tentSource(layer, seed)
    case 'fan':
      return fanSource(layer, seed)
    case 'clock':
      return clockSource(layer, seed)
    case 'keys':
      return keysSource(layer, seed)
    case 'murmur':
      return murmurSource(layer, seed)
    case 'heartbeat':
      return heartbeatSource(layer, seed)
    case 'purr':
      return purrSource(layer, seed)
    case 'train':
      return trainSource(layer, seed)
    case 'rim':
      return rimSource(layer, seed)
  }
}

// Gains that bring each kind, alone at its defaults, to its calm level (measured by bench/audio.ts --layers): −20 LUFS for steady
// sounds, −22 for tones, −27 for intermittent sounds, so that 0 dB is a sensible place to start from everywhere.
const trims: Record<Layer['kind'], number> = {
  noise: 0,
  rain: 3,
  waves: 0,
  wind: -1.5,
  stream: -2.6,
  fire: 1,
  crickets: 10,
  birds: 9,
  bowls: 3.4,
  chimes: 3.5,
  pads: -4,
  binaural: -1.5,
  drone: 2.7,
  breath: -3,
  bells: 3.4,
  pacer: 0,
  thunder: 0,
  tent: 0.4,
  fan: 0.5,
  clock: 0,
  keys: 0,
  murmur: 0.4,
  heartbeat: 0.8,
  purr: 3,
  train: 1,
  rim: -4.3,
}

const layerFade = 7

/** Kinds that send nothing to the reverb; their sends need not be added up. */
const dry: ReadonlySet<Layer['kind']> = new Set(['noise', 'waves', 'wind', 'binaural', 'drone', 'fan', 'purr'])

type Part = { source: Source; wet: boolean; gain: number; from: number; to: number; last: number }

/** Adds up layers, lowers them under speech, and puts both into one room. Gains are those of the recipe; no limit, no fade yet. */
export class Mixer {
  readonly #parts: Part[]
  readonly #bus = new Bus()
  readonly #scratch = new Bus()
  readonly #reverb = new Reverb()
  readonly #voice: VoiceTrack | undefined
  #position: number

  /** `start` is the sample position of the first block; negative for a loop's run-up. */
  constructor(layers: readonly Layer[], seed: string, voice?: VoiceTrack, start = 0) {
    this.#parts = layers.map((layer, i) => ({
      source: sourceOf(layer, `${seed}/${i}/${layer.kind}`),
      wet: !dry.has(layer.kind),
      gain: decibels(layer.gain + trims[layer.kind]),
      from: layer.from ?? -Infinity,
      to: layer.to ?? Infinity,
      last: -1,
    }))
    this.#voice = voice
    this.#position = start
  }

  get position(): number {
    return this.#position
  }

  /** Makes the next block; the bus returned is reused by the next call. */
  next(): Bus {
    const bus = this.#bus
    bus.clear()
    for (const part of this.#parts) this.#add(part)
    this.#voice?.duck(bus, this.#position)
    this.#voice?.render(bus, this.#position)
    this.#reverb.render(bus, 0.42)
    this.#position += blockLength
    return bus
  }

  /** Skips blocks until the next one contains `position`, without rendering. The caller must move the voice. */
  skipTo(position: number): void {
    for (; this.#position + blockLength <= position; this.#position += blockLength) {
      for (const part of this.#parts) {
        const { before, after } = this.#present(part)
        if (before > 0 || after > 0) part.source.skip()
      }
    }
  }

  /** The gain of a layer at both ends of the coming block. */
  #present(part: Part): { before: number; after: number } {
    const before = part.last < 0 ? part.gain * presence(part, this.#position / sampleRate) : part.last
    const after = part.gain * presence(part, (this.#position + blockLength) / sampleRate)
    part.last = after
    return { before, after }
  }

  #add(part: Part): void {
    const { before, after } = this.#present(part)
    if (before === 0 && after === 0) return
    const scratch = this.#scratch
    scratch.clear()
    part.source.render(scratch)
    addRamp(this.#bus.left, scratch.left, before, after)
    addRamp(this.#bus.right, scratch.right, before, after)
    if (!part.wet) return
    addRamp(this.#bus.sendLeft, scratch.sendLeft, before, after)
    addRamp(this.#bus.sendRight, scratch.sendRight, before, after)
  }
}

/** 0…1: how present a layer is at `seconds`, with slow raised-cosine edges. */
function presence({ from, to }: Part, seconds: number): number {
  const inward = Math.min(1, Math.max(0, (seconds - from) / layerFade))
  const outward = Math.min(1, Math.max(0, (to - seconds) / layerFade))
  return (0.5 - 0.5 * Math.cos(Math.PI * inward)) * (0.5 - 0.5 * Math.cos(Math.PI * outward))
}

function addRamp(into: Float32Array, from: Float32Array, before: number, after: number): void {
  const slope = (after - before) / blockLength
  for (let i = 0, g = before; i < blockLength; i++, g += slope) into[i] = (into[i] as number) + (from[i] as number) * g
}
