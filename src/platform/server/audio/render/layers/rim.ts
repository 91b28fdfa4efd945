import { blockLength, noteHz, pan, sampleRate, type Bus, type Source } from '../core/bus.ts'
import { sfc32 } from '#platform/contract/random.ts'
import type { LayerOf } from '../core/recipe.ts'

/** Rubbed, a bowl sings almost on its first mode alone; each mode is a pair a little apart, which beats. */
const modes = [
  { ratio: 1, level: 1, split: 0.5 },
  { ratio: 2.78, level: 0.16, split: 0.875 },
  { ratio: 5.18, level: 0.035, split: 1.375 },
]
/** Frequencies are rounded to this grid (Hz), so that a loop of whole multiples of 8 s ends in the phase in which it began. */
const GRID = 1 / 8

/** A singing bowl whose rim is rubbed round and round: one tone that swells and ebbs as the stick goes, and never ends. */
export function rimSource(layer: LayerOf<'rim'>, seed: string): Source {
  const random = sfc32(seed)
  const voices = layer.notes.flatMap((note, n) =>
    modes.flatMap(({ ratio, level, split }) =>
      [-0.5, 0.5].map((half) => ({
        w: (2 * Math.PI * Math.round((noteHz(note) * ratio + half * split) / GRID) * GRID) / sampleRate,
        level: (0.16 * level) / (1 + 0.6 * n),
        phase: random.between(0, 2 * Math.PI),
        side: pan(half * 0.9),
        bowl: n,
      })),
    ),
  )
  let now = 0
  /** Each further bowl is rubbed later and at its own pace. */
  const swell = (seconds: number, bowl: number) => {
    const turn = (seconds / layer.every) * (bowl + 1) + bowl * 0.37
    return 0.32 + 0.68 * (0.5 - 0.5 * Math.cos(2 * Math.PI * turn))
  }
  return {
    render(bus: Bus) {
      const after = now + blockLength / sampleRate
      for (const voice of voices) {
        const { w, level, side, bowl } = voice
        let gain = level * swell(now, bowl)
        const slope = (level * swell(after, bowl) - gain) / blockLength
        let { phase } = voice
        for (let i = 0; i < blockLength; i++, phase += w, gain += slope) {
          const v = Math.sin(phase) * gain
          const [l, r] = [v * side.left, v * side.right]
          bus.left[i] = (bus.left[i] as number) + l
          bus.right[i] = (bus.right[i] as number) + r
          bus.sendLeft[i] = (bus.sendLeft[i] as number) + 0.4 * l
          bus.sendRight[i] = (bus.sendRight[i] as number) + 0.4 * r
        }
        voice.phase = phase % (2 * Math.PI)
      }
      now = after
    },
    skip() {
      for (const voice of voices) voice.phase = (voice.phase + blockLength * voice.w) % (2 * Math.PI)
      now += blockLength / sampleRate
    },
  }
}
