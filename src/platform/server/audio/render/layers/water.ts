import { bandPass, highPass, lowPass } from '#platform/server/speech/biquad.ts'
import { Grains, Moments, pan, sampleRate, stepLength, type Bus, type Source } from '../core/bus.ts'
import { sfc32 } from '#platform/contract/random.ts'
import { BrownNoise, PinkNoise, Wander, WhiteNoise } from '../core/noise.ts'
import type { LayerOf } from '../core/recipe.ts'
import { Swell } from './swell.ts'

const step = stepLength / sampleRate

/** Rain: a soft wash that thickens and thins, a low murmur of water on ground, and single drops, some on leaves, some nearby. */
export function rainSource(layer: LayerOf<'rain'>, seed: string): Source {
  const random = sfc32(seed)
  const wash = new Swell(new WhiteNoise(random), new WhiteNoise(random), lowPass(7000, sampleRate), [
    highPass(700, sampleRate),
    lowPass(5200 + 2500 * layer.strength, sampleRate, 0.5),
  ])
  const ground = new Swell(new PinkNoise(random), new PinkNoise(random), lowPass(520, sampleRate, 0.6), [highPass(110, sampleRate)])
  const thick = new Wander(random, 9)
  const drift = new Wander(random, 15)
  const drops = new Grains(0.11)
  const moments = new Moments(random.wait(40))
  const onLeaves = bank(24, () => drop(random.between(420, 1300), random.between(0.006, 0.014)))
  const onGround = bank(48, () => drop(random.between(1500, 5200), random.between(0.0015, 0.006)))
  const washLevel = 0.055 + 0.075 * layer.strength
  const washShape = () => {
    const level = washLevel * (0.8 + 0.35 * thick.step(step))
    const lean = (drift.step(step) - 0.5) * 0.3
    return { left: level * (1 - lean), right: level * (1 + lean) }
  }
  const groundShape = () => ({ left: 0.3, right: 0.3 })
  const fall = (into: Grains | null) =>
    moments.block((at) => {
      const leaf = random.next() < 0.35
      const grain = random.pick(leaf ? onLeaves : onGround)
      const gain = 0.2 * layer.drops * random.next() ** 3 * (leaf ? 1.2 : 1)
      const side = pan(random.between(-0.95, 0.95))
      into?.add(grain, grain.length, at, gain * side.left, gain * side.right)
      return random.wait(30 + 130 * layer.drops)
    })
  return {
    render(bus: Bus) {
      wash.render(bus, washShape)
      ground.render(bus, groundShape)
      fall(drops)
      drops.play(bus, 0.12)
    },
    skip() {
      wash.skip(washShape)
      ground.skip(groundShape)
      fall(null)
      drops.skip()
    },
  }
}

/** A drop: a tone that dies away within milliseconds, with a soft first half-millisecond so that it ticks, not clicks. */
function drop(frequency: number, decay: number, rise = 0): Float32Array {
  const out = new Float32Array(Math.ceil(decay * 7 * sampleRate))
  const w = (2 * Math.PI * frequency) / sampleRate
  const attack = 48
  for (let i = 0; i < out.length; i++) {
    const t = i / sampleRate
    const soft = i < attack ? i / attack : 1
    out[i] = Math.sin(w * i * (1 + rise * t)) * Math.exp(-t / decay) * soft
  }
  return out
}

/** Sounds made once and reused at random: no ear tells sixty drops from six thousand. */
function bank(count: number, make: () => Float32Array): Float32Array[] {
  return Array.from({ length: count }, make)
}

/** The sea: three rows of waves that come, break and draw back in their own time, over a far rumble. */
export function wavesSource(layer: LayerOf<'waves'>, seed: string): Source {
  const random = sfc32(seed)
  const rumble = new Swell(new BrownNoise(random), new BrownNoise(random), lowPass(140, sampleRate), [highPass(35, sampleRate)])
  const rows = [0, 1, 2].map((index) => ({
    swell: new Swell(new PinkNoise(random), new PinkNoise(random), lowPass(600, sampleRate, 0.55), [highPass(90, sampleRate)]),
    foam: new Swell(new WhiteNoise(random), new WhiteNoise(random), highPass(1800, sampleRate), [lowPass(9000, sampleRate, 0.5)]),
    at: layer.period * index * 0.37,
    length: layer.period * random.between(0.85, 1.2),
    size: 1,
    place: random.between(-0.5, 0.5),
  }))
  const advance = (row: (typeof rows)[number]) => {
    row.at += step
    if (row.at >= row.length) {
      row.at -= row.length
      row.length = layer.period * random.between(0.8, 1.3)
      row.size = random.between(0.55, 1)
      row.place = random.between(-0.6, 0.6)
    }
  }
  const rumbleShape = () => ({ left: 0.3, right: 0.3 })
  /** The envelopes of one row over a block: its swell, and the foam that follows it. */
  const rowShapes = (row: (typeof rows)[number]) => {
    const trace: number[] = []
    let i = 0
    return {
      swell: () => {
        const { body, foam } = waveShape(row.at / row.length)
        const side = pan(row.place * (1 - row.at / row.length))
        trace.push(foam * row.size * side.left, foam * row.size * side.right)
        advance(row)
        const level = 0.52 * row.size * body
        const filter = lowPass(220 + 2600 * body * body * row.size, sampleRate, 0.55)
        return { left: level * side.left, right: level * side.right, filter }
      },
      foam: () => ({ left: 0.15 * (trace[i++] ?? 0), right: 0.15 * (trace[i++] ?? 0) }),
    }
  }
  return {
    render(bus: Bus) {
      rumble.render(bus, rumbleShape)
      for (const row of rows) {
        const shapes = rowShapes(row)
        row.swell.render(bus, shapes.swell)
        row.foam.render(bus, shapes.foam)
      }
    },
    skip() {
      rumble.skip(rumbleShape)
      for (const row of rows) {
        const shapes = rowShapes(row)
        row.swell.skip(shapes.swell)
        row.foam.skip(shapes.foam)
      }
    },
  }
}

/** Loudness of one wave over its life 0…1: a slow swell, the break at 0.45, and hissing foam that drains away. Both end at zero. */
function waveShape(t: number): { body: number; foam: number } {
  const body = t < 0.45 ? Math.sin(((t / 0.45) * Math.PI) / 2) ** 3 : Math.cos((((t - 0.45) / 0.55) * Math.PI) / 2) ** 2.2
  const foam =
    t < 0.36 ? 0 : t < 0.5 ? Math.sin((((t - 0.36) / 0.14) * Math.PI) / 2) ** 2 : Math.cos((((t - 0.5) / 0.5) * Math.PI) / 2) ** 2
  return { body, foam }
}

/** A brook: a bright, uneven rush and many small bubbles, whose rising notes make water sound wet (Minnaert, 1933). */
export function streamSource(layer: LayerOf<'stream'>, seed: string): Source {
  const random = sfc32(seed)
  const rush = new Swell(new PinkNoise(random), new PinkNoise(random), bandPass(900, sampleRate, 0.5), [highPass(220, sampleRate)])
  const hiss = new Swell(new WhiteNoise(random), new WhiteNoise(random), highPass(2500, sampleRate), [lowPass(7500, sampleRate, 0.5)])
  const colour = new Wander(random, 2.2)
  const strength = new Wander(random, 3.5)
  const bubbles = new Grains(0.3)
  const moments = new Moments(random.wait(30))
  const kinds = bank(72, () => {
    const frequency = 380 * 5.2 ** random.next()
    return drop(frequency, random.between(0.008, 0.026) * Math.sqrt(900 / frequency), random.between(2, 9))
  })
  const rushShape = () => {
    const level = 0.42 + 0.16 * strength.step(step)
    return { left: level, right: level, filter: bandPass(650 + 600 * colour.step(step), sampleRate, 0.5) }
  }
  const hissShape = () => ({ left: 0.022, right: 0.022 })
  const bubble = (into: Grains | null) =>
    moments.block((at) => {
      const grain = random.pick(kinds)
      const gain = 0.17 * layer.bubbles * random.next() ** 2
      const side = pan(random.between(-0.8, 0.8))
      into?.add(grain, grain.length, at, gain * side.left, gain * side.right)
      return random.wait(25 + 75 * layer.bubbles)
    })
  return {
    render(bus: Bus) {
      rush.render(bus, rushShape)
      hiss.render(bus, hissShape)
      bubble(bubbles)
      bubbles.play(bus, 0.1)
    },
    skip() {
      rush.skip(rushShape)
      hiss.skip(hissShape)
      bubble(null)
      bubbles.skip()
    },
  }
}
