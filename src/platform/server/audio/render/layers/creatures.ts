import { Grains, Moments, pan, sampleRate, type Bus, type Source } from '../core/bus.ts'
import { type Random, sfc32 } from '#platform/contract/random.ts'
import type { LayerOf } from '../core/recipe.ts'

/** Field crickets: each has its place, its note and its pace; a chirp is three or four pulses of 15 ms. */
export function cricketsSource(layer: LayerOf<'crickets'>, seed: string): Source {
  const random = sfc32(seed)
  const grains = new Grains(0.4)
  const grain = new Float32Array(Math.ceil(0.3 * sampleRate))
  const crickets = Array.from({ length: layer.count }, (_, i) => {
    const distance = random.between(0.25, 1)
    return {
      frequency: random.between(3700, 4500),
      pulses: random.next() < 0.5 ? 3 : 4,
      pace: random.between(0.55, 1.05),
      gain: (0.085 * (1 - 0.75 * distance)) / Math.sqrt(layer.count / 4),
      side: pan((layer.count === 1 ? 0 : (i / (layer.count - 1)) * 1.7 - 0.85) * 0.95),
      moments: new Moments(random.between(0, 2)),
      resting: 0,
    }
  })
  const block = (into: Grains | null) => {
    for (const cricket of crickets) {
      cricket.moments.block((at) => {
        const frequency = cricket.frequency * random.between(0.997, 1.003)
        const gain = cricket.gain * random.between(0.75, 1)
        into?.add(grain, chirp(grain, frequency, cricket.pulses), at, gain * cricket.side.left, gain * cricket.side.right)
        // Now and then one falls silent for a while, as real ones do.
        return random.next() < 0.015 ? random.between(3, 9) : cricket.pace * random.between(0.94, 1.06)
      })
    }
  }
  return {
    render(bus: Bus) {
      block(grains)
      grains.play(bus, 0.25)
    },
    skip() {
      block(null)
      grains.skip()
    },
  }
}

function chirp(out: Float32Array, frequency: number, pulses: number): number {
  const pulse = Math.round(0.0165 * sampleRate)
  const gap = Math.round(0.031 * sampleRate)
  const length = Math.min(out.length, gap * pulses)
  out.fill(0, 0, length)
  const w = (2 * Math.PI * frequency) / sampleRate
  for (let p = 0; p < pulses; p++) {
    const strength = 0.6 + (0.4 * p) / (pulses - 1)
    for (let i = 0; i < pulse && p * gap + i < length; i++)
      out[p * gap + i] = Math.sin(w * i) * strength * Math.sin((Math.PI * i) / pulse) ** 2
  }
  return length
}

/** One note of a song: where its pitch starts and ends (Hz), how long it lasts, and how it trembles. */
type Note = { from: number; to: number; seconds: number; gap: number; tremble?: number; depth?: number }

/** Songs invented in the manner of common woodland birds; each bird keeps to its own kind and varies it. */
const songs: ((random: Random, base: number) => Note[])[] = [
  // A two-note see-saw.
  (random, base) =>
    Array.from({ length: Math.floor(random.between(2, 5)) * 2 }, (_, i) => ({
      from: base * (i % 2 ? 1 : 1.24),
      to: base * (i % 2 ? 0.99 : 1.22),
      seconds: 0.15,
      gap: i % 2 ? 0.13 : 0.05,
    })),
  // Slow flute-like phrases.
  (random, base) =>
    Array.from({ length: Math.floor(random.between(3, 7)) }, () => {
      const from = base * random.pick([0.75, 0.84, 1, 1.12, 1.26]) * 0.82
      return {
        from,
        to: from * random.between(0.9, 1.12),
        seconds: random.between(0.14, 0.34),
        gap: random.between(0.03, 0.1),
        tremble: 18,
        depth: 0.008,
      }
    }),
  // A falling cascade that ends in a flourish.
  (random, base) => [
    ...Array.from({ length: Math.floor(random.between(5, 10)) }, (_, i) => ({
      from: base * (1.4 - i * 0.05),
      to: base * (1.22 - i * 0.05),
      seconds: 0.075,
      gap: 0.045 - i * 0.002,
    })),
    { from: base * 0.9, to: base * 1.25, seconds: 0.2, gap: 0 },
  ],
  // A soft trill.
  (random, base) => [
    { from: base * 1.1, to: base * 1.05, seconds: random.between(0.5, 1.1), gap: 0, tremble: random.between(14, 24), depth: 0.11 },
  ],
  // Single thin calls.
  (random, base) =>
    Array.from({ length: Math.floor(random.between(1, 4)) }, () => ({
      from: base * 1.35,
      to: base * 1.12,
      seconds: 0.2,
      gap: random.between(0.25, 0.6),
    })),
]

/** Birdsong, near and far: a handful of birds, each with its place, its song and its patience. */
export function birdsSource(layer: LayerOf<'birds'>, seed: string): Source {
  const random = sfc32(seed)
  const grains = new Grains(4)
  const grain = new Float32Array(Math.ceil(3.5 * sampleRate))
  const birds = Array.from({ length: 3 + Math.round(layer.density * 4) }, (_, i) => ({
    song: songs[i % songs.length] as (typeof songs)[number],
    base: random.between(2100, 3500),
    gain: 0.1 * random.between(0.2, 1) ** 1.4,
    side: pan(random.between(-0.9, 0.9)),
    moments: new Moments(random.between(0.5, 9)),
  }))
  const patience = 14 - 9 * layer.density
  const block = (into: Grains | null) => {
    for (const bird of birds) {
      bird.moments.block((at) => {
        const song = bird.song(random, bird.base * random.between(0.97, 1.03))
        const length = into ? sing(grain, song) : songLength(song, grain.length)
        const gain = bird.gain * random.between(0.6, 1)
        into?.add(grain, length, at, gain * bird.side.left, gain * bird.side.right)
        return length / sampleRate + random.between(0.4, 1.8) * patience
      })
    }
  }
  return {
    render(bus: Bus) {
      block(grains)
      grains.play(bus, 0.55)
    },
    skip() {
      block(null)
      grains.skip()
    },
  }
}

/** Samples that `sing` would make of it. */
function songLength(notes: Note[], most: number): number {
  let at = 0
  for (const { seconds, gap } of notes) {
    const length = Math.min(Math.round(seconds * sampleRate), most - at)
    if (length <= 0) break
    at += length + Math.round(gap * sampleRate)
  }
  return Math.min(at, most)
}

function sing(out: Float32Array, notes: Note[]): number {
  let at = 0
  out.fill(0)
  for (const { from, to, seconds, gap, tremble = 0, depth = 0 } of notes) {
    const length = Math.min(Math.round(seconds * sampleRate), out.length - at)
    if (length <= 0) break
    let phase = 0
    for (let i = 0; i < length; i++) {
      const t = i / length
      const bend = 1 + depth * Math.sin((2 * Math.PI * tremble * i) / sampleRate)
      phase += (2 * Math.PI * (from + (to - from) * t) * bend) / sampleRate
      const shape = Math.sin(Math.PI * Math.min(1, t * 2.5) * 0.5) ** 2 * Math.cos((Math.PI / 2) * Math.max(0, (t - 0.4) / 0.6)) ** 2
      const flutter = depth > 0.05 ? 0.65 + 0.35 * Math.sin((2 * Math.PI * tremble * i) / sampleRate) : 1
      out[at + i] = (Math.sin(phase) + 0.09 * Math.sin(2 * phase)) * shape * flutter
    }
    at += length + Math.round(gap * sampleRate)
  }
  return Math.min(at, out.length)
}
