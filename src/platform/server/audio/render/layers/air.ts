import { bandPass, highPass, lowPass } from '#platform/server/speech/biquad.ts'
import { Grains, Moments, noteHz, pan, sampleRate, stepLength, type Bus, type Source } from '../core/bus.ts'
import { sfc32 } from '#platform/contract/random.ts'
import { BrownNoise, PinkNoise, Wander, WhiteNoise } from '../core/noise.ts'
import type { LayerOf } from '../core/recipe.ts'
import { Swell } from './swell.ts'

const step = stepLength / sampleRate

/** Wind in trees: a moving low breath, a hollow second one, and leaves that answer the gusts. */
export function windSource(layer: LayerOf<'wind'>, seed: string): Source {
  const random = sfc32(seed)
  const body = new Swell(new PinkNoise(random), new PinkNoise(random), lowPass(400, sampleRate, 0.7), [highPass(60, sampleRate)])
  const hollow = new Swell(new PinkNoise(random), new PinkNoise(random), bandPass(500, sampleRate, 1.6))
  const leaves = new Swell(new WhiteNoise(random), new WhiteNoise(random), bandPass(3600, sampleRate, 0.5), [highPass(1500, sampleRate)])
  const gust = new Wander(random, 5.5)
  const slow = new Wander(random, 21)
  const side = new Wander(random, 8)
  const flutter = new Wander(random, 0.35)
  /** The envelopes of the wind over a block; the second and third follow the gusts of the first. */
  const blow = () => {
    const gusts: number[] = []
    let i = 0
    let k = 0
    return {
      body: () => {
        const g = (1 - layer.gusts) * 0.5 + layer.gusts * gust.step(step) * (0.5 + 0.5 * slow.step(step))
        gusts.push(g)
        const level = 0.22 + 0.6 * g
        const lean = (side.step(step) - 0.5) * 0.5
        return { left: level * (1 - lean), right: level * (1 + lean), filter: lowPass(240 + 620 * g, sampleRate, 0.7) }
      },
      hollow: () => {
        const g = gusts[i++] ?? 0
        return { left: 0.5 * g * g, right: 0.5 * g * g, filter: bandPass(320 + 380 * g, sampleRate, 1.6) }
      },
      leaves: () => {
        const g = gusts[k++] ?? 0
        const level = 0.24 * layer.leaves * g ** 1.6 * (0.7 + 0.6 * flutter.step(step))
        return { left: level, right: level * 0.92 }
      },
    }
  }
  return {
    render(bus: Bus) {
      const shapes = blow()
      body.render(bus, shapes.body)
      hollow.render(bus, shapes.hollow)
      leaves.render(bus, shapes.leaves)
    },
    skip() {
      const shapes = blow()
      body.skip(shapes.body)
      hollow.skip(shapes.hollow)
      leaves.skip(shapes.leaves)
    },
  }
}

/** A camp fire: low flutter of flames, a soft hiss, and crackles that come in clusters. */
export function fireSource(layer: LayerOf<'fire'>, seed: string): Source {
  const random = sfc32(seed)
  const flames = new Swell(new BrownNoise(random), new BrownNoise(random), lowPass(260, sampleRate), [highPass(45, sampleRate)])
  const hiss = new Swell(new PinkNoise(random), new PinkNoise(random), bandPass(2600, sampleRate, 0.4))
  const flutter = new Wander(random, 0.22)
  const mood = new Wander(random, 6)
  const crackles = new Grains(0.12)
  const moments = new Moments(random.wait(4))
  const grain = new Float32Array(4800)
  const noise = new WhiteNoise(random)
  const burst = new Float32Array(4800)
  let cluster = 0
  const flameShape = () => {
    const level = 0.5 * (0.55 + 0.3 * flutter.step(step) + 0.3 * mood.step(step))
    return { left: level, right: level }
  }
  const hissShape = () => ({ left: 0.075, right: 0.075 })
  /** One crackle into `grain`: a ping and a burst of noise, dying away alike. */
  const draw = (hertz: number, decay: number, length: number) => {
    noise.fill(burst, length)
    const w = (2 * Math.PI * hertz) / sampleRate
    for (let i = 0; i < length; i++) {
      const soft = i < 24 ? i / 24 : 1
      grain[i] = (0.55 * Math.sin(w * i) + 0.45 * (burst[i] as number)) * Math.exp(-i / (decay * sampleRate)) * soft
    }
  }
  const crackle = (into: Grains | null) =>
    moments.block((at) => {
      const big = random.next() < 0.08
      const decay = big ? random.between(0.006, 0.014) : random.between(0.0008, 0.004)
      const length = Math.min(grain.length, Math.ceil(decay * 7 * sampleRate))
      const hertz = big ? random.between(350, 900) : random.between(1300, 4200)
      if (into) draw(hertz, decay, length)
      else noise.skip(length)
      const gain = (big ? 0.34 : 0.26) * layer.crackle * random.next() ** 1.8
      const side = pan(random.between(-0.6, 0.6))
      into?.add(grain, length, at, gain * side.left, gain * side.right)
      if (cluster > 0) {
        cluster--
        return random.between(0.008, 0.06)
      }
      if (random.next() < 0.22) cluster = Math.floor(random.between(3, 11))
      return random.wait(2 + 7 * layer.crackle)
    })
  return {
    render(bus: Bus) {
      flames.render(bus, flameShape)
      hiss.render(bus, hissShape)
      crackle(crackles)
      crackles.play(bus, 0.08)
    },
    skip() {
      flames.skip(flameShape)
      hiss.skip(hissShape)
      crackle(null)
      crackles.skip()
    },
  }
}

/** A breath to follow: air and a faint tone that swell while breathing in, and ebb while breathing out. */
export function breathSource(layer: LayerOf<'breath'>, seed: string): Source {
  const random = sfc32(seed)
  const air = new Swell(new PinkNoise(random), new PinkNoise(random), lowPass(500, sampleRate, 0.6), [highPass(120, sampleRate)])
  const cycle = layer.inhale + layer.hold + layer.exhale + layer.rest
  let at = 0
  let phase = 0
  let tone = 0
  const low = noteHz(48)
  /** How full the breath is at every step of a block, and the air that follows it. */
  const breathe = () => {
    const trace: number[] = []
    const shape = () => {
      const b = breathShape(at, layer)
      trace.push(b)
      at = (at + step) % cycle
      const level = 0.06 + 0.62 * b
      return { left: level, right: level, filter: lowPass(280 + 1500 * b, sampleRate, 0.6) }
    }
    return { trace, shape }
  }
  const toneOf = (b: number) => b ** 1.5 * 0.05
  const turn = (b: number) => (2 * Math.PI * low * (1 + 0.0015 * b)) / sampleRate
  return {
    skip() {
      const { trace, shape } = breathe()
      air.skip(shape)
      for (const b of trace) {
        tone = toneOf(b)
        phase = (phase + stepLength * turn(b)) % (4 * Math.PI)
      }
    },
    render(bus: Bus) {
      const { trace, shape } = breathe()
      air.render(bus, shape)
      for (let s = 0, k = 0; k < trace.length; s += stepLength, k++) {
        const next = toneOf(trace[k] as number)
        const slope = (next - tone) / stepLength
        const w = turn(trace[k] as number)
        for (let i = s; i < s + stepLength; i++) {
          const v = (Math.sin(phase) + 0.4 * Math.sin(phase * 1.5)) * tone
          bus.left[i] = (bus.left[i] as number) + v
          bus.right[i] = (bus.right[i] as number) + v
          bus.sendLeft[i] = (bus.sendLeft[i] as number) + v * 0.4
          bus.sendRight[i] = (bus.sendRight[i] as number) + v * 0.4
          tone += slope
          phase += w
        }
        // Wrapped at 4π, a full period of both the tone and its fifth (3/2).
        if (phase > 4 * Math.PI) phase -= 4 * Math.PI
      }
    },
  }
}

/** 0…1 over the cycle: up while breathing in, held, down while breathing out, resting at 0. */
function breathShape(at: number, { inhale, hold, exhale }: LayerOf<'breath'>): number {
  if (at < inhale) return 0.5 - 0.5 * Math.cos((Math.PI * at) / inhale)
  if (at < inhale + hold) return 1
  const out = at - inhale - hold
  return out < exhale ? 0.5 + 0.5 * Math.cos((Math.PI * out) / exhale) : 0
}
