import { bandPass, highPass, lowPass } from '#platform/server/speech/biquad.ts'
import { Grains, Moments, sampleRate, stepLength, type Bus, type Source } from '../core/bus.ts'
import { sfc32 } from '#platform/contract/random.ts'
import { BrownNoise, PinkNoise, Wander, WhiteNoise } from '../core/noise.ts'
import type { LayerOf } from '../core/recipe.ts'
import { Swell } from './swell.ts'

const step = stepLength / sampleRate

/** Seconds between the two axles of a bogie at a rail joint. */
const AXLES = 0.155

/** A night train from inside: the roll of the wheels, air along the windows, and the joints of the rails, two bogies at a time. */
export function trainSource(layer: LayerOf<'train'>, seed: string): Source {
  const random = sfc32(seed)
  const roll = new Swell(new BrownNoise(random), new BrownNoise(random), lowPass(210, sampleRate, 0.8), [highPass(38, sampleRate)])
  const along = new Swell(new PinkNoise(random), new PinkNoise(random), bandPass(520, sampleRate, 0.7))
  const sway = new Wander(random, 2.6)
  const speed = new Wander(random, 11)
  const joints = new Grains(0.3)
  const moments = new Moments(0.5)
  const noise = new WhiteNoise(random)
  const knocks = Array.from({ length: 6 }, () => joint(noise, random.between(0.94, 1.06)))
  /** Number of knocks so far; it selects the next of the four: near bogie, then the far one. */
  let count = 0
  const gaps = [AXLES, layer.every * 0.36 - AXLES, AXLES, layer.every * 0.64 - AXLES]
  const rollShape = () => {
    const level = 0.42 * (0.82 + 0.32 * sway.step(step))
    return { left: level, right: level * 0.97 }
  }
  const alongShape = () => {
    const level = 0.14 * (0.7 + 0.5 * speed.step(step))
    return { left: level * 0.92, right: level }
  }
  const knock = (into: Grains | null) =>
    moments.block((at) => {
      const nth = count++ % 4
      const grain = random.pick(knocks)
      const gain = 0.5 * (nth < 2 ? 1 : 0.5) * (nth % 2 ? 0.82 : 1) * random.between(0.85, 1)
      into?.add(grain, grain.length, at, gain * (nth < 2 ? 0.75 : 0.6), gain * (nth < 2 ? 0.65 : 0.75))
      return gaps[nth] as number
    })
  return {
    render(bus: Bus) {
      roll.render(bus, rollShape)
      along.render(bus, alongShape)
      knock(joints)
      joints.play(bus, 0.1)
    },
    skip() {
      roll.skip(rollShape)
      along.skip(alongShape)
      knock(null)
      joints.skip()
    },
  }
}

/** A wheel over a joint, through the floor: a dull blow and a little iron. */
function joint(noise: WhiteNoise, tune: number): Float32Array {
  const out = new Float32Array(Math.ceil(0.22 * sampleRate))
  noise.fill(out, out.length)
  for (let i = 0; i < out.length; i++) {
    const t = i / sampleRate
    const soft = Math.min(1, t / 0.002)
    const blow =
      Math.sin(2 * Math.PI * 92 * tune * t) * Math.exp(-t / 0.04) + 0.5 * Math.sin(2 * Math.PI * 187 * tune * t) * Math.exp(-t / 0.025)
    const iron = 0.12 * Math.sin(2 * Math.PI * 1130 * tune * t) * Math.exp(-t / 0.012)
    out[i] = soft * (blow + iron + 0.2 * (out[i] as number) * Math.exp(-t / 0.008))
  }
  return out
}
