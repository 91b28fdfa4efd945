import { bandPass, highPass, lowPass } from '#platform/server/speech/biquad.ts'
import { Grains, Moments, sampleRate, stepLength, type Bus, type Source } from '../core/bus.ts'
import { sfc32 } from '#platform/contract/random.ts'
import { BrownNoise, PinkNoise, Wander } from '../core/noise.ts'
import type { LayerOf } from '../core/recipe.ts'
import { Swell } from './swell.ts'

const step = stepLength / sampleRate

/** A heart at rest, as heard with an ear on a chest: the two sounds of each beat, and the flow of blood after them. */
export function heartbeatSource(layer: LayerOf<'heartbeat'>, seed: string): Source {
  const random = sfc32(seed)
  const blood = new Swell(new BrownNoise(random), new BrownNoise(random), lowPass(190, sampleRate), [highPass(35, sampleRate)])
  const grains = new Grains(0.6)
  const moments = new Moments(0.3)
  const beat = [thump(52, 0.075), thump(66, 0.05)] as const
  const between = Math.round(0.31 * sampleRate)
  const whole = new Float32Array(between + beat[1].length)
  whole.set(beat[0])
  beat[1].forEach((v, i) => (whole[between + i] = (whole[between + i] as number) + 0.7 * v))
  let now = 0
  const bloodShape = () => {
    const into = (((now - 0.3) % layer.every) + layer.every) % layer.every
    now += step
    const level = 0.05 + 0.14 * Math.exp(-(((into - 0.16) / 0.12) ** 2))
    return { left: level, right: level }
  }
  const strike = (into: Grains | null) =>
    moments.block((at) => {
      const gain = 0.75 * random.between(0.85, 1)
      into?.add(whole, whole.length, at, gain * 0.7, gain * 0.7)
      return layer.every
    })
  return {
    render(bus: Bus) {
      blood.render(bus, bloodShape)
      strike(grains)
      grains.play(bus, 0.06)
    },
    skip() {
      blood.skip(bloodShape)
      strike(null)
      grains.skip()
    },
  }
}

/** A low knock whose note falls a little, with overtones that small loudspeakers can play. */
function thump(hertz: number, decay: number): Float32Array {
  const out = new Float32Array(Math.ceil(decay * 5 * sampleRate))
  let phase = 0
  for (let i = 0; i < out.length; i++) {
    const t = i / sampleRate
    phase += (2 * Math.PI * hertz * (1 + 0.35 * Math.exp(-t / 0.03))) / sampleRate
    const soft = Math.min(1, t / 0.008)
    const edge = Math.min(1, (out.length - i) / 480)
    out[i] = soft * edge * (Math.sin(phase) + 0.45 * Math.sin(2 * phase) + 0.2 * Math.sin(3 * phase)) * Math.exp(-t / decay)
  }
  return out
}

/** How a cat breathes while it purrs, as parts of one breath: in, a turn, out, a turn. */
const IN = 0.46
const TURN = 0.04

/** A cat: some 25 pulses a second, a little faster and brighter while it breathes in than while it breathes out. */
export function purrSource(layer: LayerOf<'purr'>, seed: string): Source {
  const random = sfc32(seed)
  const chest = new Swell(new BrownNoise(random), new BrownNoise(random), lowPass(320, sampleRate, 0.8), [highPass(45, sampleRate)])
  const throat = new Swell(new PinkNoise(random), new PinkNoise(random), bandPass(640, sampleRate, 0.9))
  const mood = new Wander(random, 4)
  let now = 0
  let turns = 0
  const shapes = () => {
    const trace: number[] = []
    let i = 0
    return {
      chest: () => {
        const at = (now % layer.breath) / layer.breath
        const inward = at < IN
        const within = inward ? at / IN : (at - IN - TURN) / (1 - IN - 2 * TURN)
        const swell = within < 0 || within > 1 ? 0 : Math.sin(Math.PI * within) ** 0.5
        turns += step * (inward ? 26.5 : 23.5)
        const pulse = (0.5 + 0.5 * Math.cos(2 * Math.PI * turns)) ** 3
        now += step
        const level = swell * (0.14 + pulse) * (0.85 + 0.3 * mood.step(step)) * (inward ? 1 : 0.8)
        trace.push(level * (inward ? 0.7 : 0.4))
        return { left: level * 0.95, right: level, filter: lowPass(inward ? 380 : 260, sampleRate, 0.8) }
      },
      throat: () => {
        const level = 0.3 * (trace[i++] ?? 0)
        return { left: level, right: level * 0.95 }
      },
    }
  }
  return {
    render(bus: Bus) {
      const { chest: chesty, throat: throaty } = shapes()
      chest.render(bus, chesty)
      throat.render(bus, throaty)
    },
    skip() {
      const { chest: chesty, throat: throaty } = shapes()
      chest.skip(chesty)
      throat.skip(throaty)
    },
  }
}
