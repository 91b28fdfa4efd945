import { highPass, lowPass } from '#platform/server/speech/biquad.ts'
import { Grains, Moments, pan, sampleRate, stepLength, type Bus, type Source } from '../core/bus.ts'
import { sfc32 } from '#platform/contract/random.ts'
import { BrownNoise, PinkNoise, Wander, WhiteNoise } from '../core/noise.ts'
import type { LayerOf } from '../core/recipe.ts'
import { Swell } from './swell.ts'

const step = stepLength / sampleRate

/** One clap of a roll of thunder: when it comes (s), how loud it is, how fast it dies away (s), and from where. */
type Clap = { at: number; size: number; decay: number; place: number }

/** Far thunder: every roll is a row of claps, each duller than the one before, over the murmur that the last left behind. */
export function thunderSource(layer: LayerOf<'thunder'>, seed: string): Source {
  const random = sfc32(seed)
  const roll = new Swell(new BrownNoise(random), new BrownNoise(random), lowPass(200, sampleRate, 0.6), [highPass(28, sampleRate)])
  const tear = new Swell(new PinkNoise(random), new PinkNoise(random), lowPass(900, sampleRate, 0.5), [highPass(180, sampleRate)])
  const flutter = new Wander(random, 0.18)
  let claps: Clap[] = []
  let now = 0
  let next = random.between(0.5, 1.5)
  const begin = () => {
    const place = random.between(-0.6, 0.6)
    const strength = random.between(0.55, 1)
    let at = now
    for (let n = Math.floor(random.between(3, 7)); n > 0; n--) {
      claps.push({
        at,
        size: strength * random.between(0.45, 1),
        decay: random.between(0.7, 2.4),
        place: place + random.between(-0.3, 0.3),
      })
      at += random.between(0.15, 1.3)
    }
    next = now + layer.every * random.between(0.7, 1.3)
  }
  const shapes = () => {
    const bright: { left: number; right: number }[] = []
    let i = 0
    return {
      roll: () => {
        if (now >= next) begin()
        let left = 0.03
        let right = 0.03
        let edge = 0
        for (const { at, size, decay, place } of claps) {
          const age = now - at
          if (age < 0) continue
          const level = size * Math.min(1, age / 0.06) * Math.exp(-age / decay)
          const side = pan(place)
          left += level * side.left
          right += level * side.right
          edge += size * Math.min(1, age / 0.03) * Math.exp(-age / (decay * 0.22))
        }
        claps = claps.filter(({ at, decay }) => now - at < decay * 8)
        const grain = 0.65 + 0.7 * flutter.step(step)
        bright.push({ left: 0.3 * edge * left * grain, right: 0.3 * edge * right * grain })
        now += step
        return { left: left * grain, right: right * grain, filter: lowPass(90 + 260 * Math.min(1.4, edge), sampleRate, 0.6) }
      },
      tear: () => bright[i++] ?? { left: 0, right: 0 },
    }
  }
  return {
    render(bus: Bus) {
      const { roll: rolling, tear: tearing } = shapes()
      roll.render(bus, rolling, 0.3)
      tear.render(bus, tearing, 0.3)
    },
    skip() {
      const { roll: rolling, tear: tearing } = shapes()
      roll.skip(rolling)
      tear.skip(tearing)
    },
  }
}

/** Rain on the roof of a tent: drops on tight cloth, each a small dull drum, and a wash that the cloth has made soft. */
export function tentSource(layer: LayerOf<'tent'>, seed: string): Source {
  const random = sfc32(seed)
  const wash = new Swell(new PinkNoise(random), new PinkNoise(random), lowPass(1400, sampleRate, 0.5), [highPass(160, sampleRate)])
  const thick = new Wander(random, 5)
  const drops = new Grains(0.16)
  const moments = new Moments(random.wait(60))
  const noise = new WhiteNoise(random)
  const drums = Array.from({ length: 48 }, () => drum(noise, random.between(170, 620), random.between(0.01, 0.028)))
  const washShape = () => {
    const level = 0.13 + 0.09 * thick.step(step)
    return { left: level, right: level }
  }
  const fall = (into: Grains | null) =>
    moments.block((at) => {
      const grain = random.pick(drums)
      const gain = 0.42 * random.next() ** 2.4
      const side = pan(random.between(-0.85, 0.85))
      into?.add(grain, grain.length, at, gain * side.left, gain * side.right)
      return random.wait(28 + 70 * layer.strength)
    })
  return {
    render(bus: Bus) {
      wash.render(bus, washShape)
      fall(drops)
      drops.play(bus, 0.04)
    },
    skip() {
      wash.skip(washShape)
      fall(null)
      drops.skip()
    },
  }
}

/** A drop on cloth: a falling low tone with a breath of noise at its beginning. */
function drum(noise: WhiteNoise, hertz: number, decay: number): Float32Array {
  const out = new Float32Array(Math.ceil(decay * 5.5 * sampleRate))
  noise.fill(out, out.length)
  let phase = 0
  for (let i = 0; i < out.length; i++) {
    const t = i / sampleRate
    const soft = i < 30 ? i / 30 : 1
    phase += (2 * Math.PI * hertz * (1 + 0.5 * Math.exp(-t / 0.006))) / sampleRate
    out[i] = soft * (Math.sin(phase) * Math.exp(-t / decay) + 0.22 * (out[i] as number) * Math.exp(-t / 0.0035))
  }
  return out
}
