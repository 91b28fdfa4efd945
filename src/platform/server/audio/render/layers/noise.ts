import { Filter, highPass, lowPass } from '#platform/server/speech/biquad.ts'
import { blockLength, sampleRate, stepLength, type Bus, type Source } from '../core/bus.ts'
import { sfc32 } from '#platform/contract/random.ts'
import { BrownNoise, PinkNoise, Wander, WhiteNoise } from '../core/noise.ts'
import type { LayerOf } from '../core/recipe.ts'

const levels = { white: 0.146, pink: 0.222, brown: 0.485 }

/** Steady coloured noise, its two sides half alike (wide, yet with a middle), breathing by about 1 dB. */
export function noiseSource(layer: LayerOf<'noise'>, seed: string): Source {
  const random = sfc32(seed)
  const Kind = { white: WhiteNoise, pink: PinkNoise, brown: BrownNoise }[layer.colour]
  const makers = [new Kind(random), new Kind(random), new Kind(random)] as const
  const buffers = makers.map(() => new Float32Array(blockLength))
  const filters = [0, 1].map(() => [new Filter(highPass(30, sampleRate)), new Filter(lowPass(layer.tone, sampleRate))])
  const wander = new Wander(random, 14)
  let gain = 1
  const level = levels[layer.colour]
  const nextGain = () => level * (0.94 + 0.12 * wander.step(stepLength / sampleRate))
  return {
    render(bus: Bus) {
      makers.forEach((maker, i) => maker.fill(buffers[i] as Float32Array, blockLength))
      const [a, b, shared] = buffers as [Float32Array, Float32Array, Float32Array]
      for (let i = 0; i < blockLength; i++) {
        const middle = (shared[i] as number) * 0.6
        a[i] = (a[i] as number) * 0.8 + middle
        b[i] = (b[i] as number) * 0.8 + middle
      }
      filters[0]?.forEach((filter) => filter.run(a))
      filters[1]?.forEach((filter) => filter.run(b))
      for (let s = 0; s < blockLength; s += stepLength) {
        const next = nextGain()
        const slope = (next - gain) / stepLength
        if (gain === 1) gain = next
        for (let i = s, g = gain; i < s + stepLength; i++, g += slope) {
          bus.left[i] = (bus.left[i] as number) + (a[i] as number) * g
          bus.right[i] = (bus.right[i] as number) + (b[i] as number) * g
        }
        gain = next
      }
    },
    skip() {
      for (const maker of makers) maker.skip(blockLength)
      for (let s = 0; s < blockLength; s += stepLength) gain = nextGain()
    },
  }
}
