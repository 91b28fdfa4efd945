import { blockLength, noteHz, sampleRate, stepLength, type Bus, type Source } from '../core/bus.ts'
import type { LayerOf } from '../core/recipe.ts'

const LOW = noteHz(55)
const HIGH = noteHz(62)
/** Seconds in which a tone fades in and out at the edges of a phase. */
const EDGE = 0.12

/**
 * A tone to breathe by: it rises on the way in, stays while the breath is held, falls on the way out, and is silent at rest. The sound
 * at a sample depends only on the sample's position.
 */
export function pacerSource({ start, seconds, phases }: LayerOf<'pacer'>): Source {
  const cycle = phases.reduce((sum, phase) => sum + phase.seconds, 0)
  let at = 0
  let turn = 0
  let level = 0

  /** Pitch (Hz) and level (0–1) at a second of the sound. */
  function shape(second: number): { hertz: number; level: number } {
    const into = second - start
    if (into < 0 || into >= seconds) return { hertz: LOW, level: 0 }
    let rest = into % cycle
    let height = 0
    for (const { way, seconds: length } of phases) {
      const end = way === 'in' ? 0.86 : way === 'sip' ? 1 : way === 'hold' ? height : 0
      if (rest < length) {
        const share = rest / length
        const edge = Math.min(1, rest / EDGE, (length - rest) / EDGE)
        const loud = way === 'rest' ? 0 : way === 'hold' ? 0.3 : 0.55 + 0.45 * Math.sin(Math.PI * share)
        return { hertz: LOW * (HIGH / LOW) ** (height + (end - height) * share), level: loud * edge }
      }
      rest -= length
      height = end
    }
    return { hertz: LOW, level: 0 }
  }

  function move(bus: Bus | undefined): void {
    for (let s = 0; s < blockLength; s += stepLength) {
      const { hertz, level: wanted } = shape((at + s) / sampleRate)
      const step = (2 * Math.PI * hertz) / sampleRate
      // Long before its first breath and after its last it adds nothing.
      if (bus && (wanted > 0 || level > 0)) {
        const slope = (wanted - level) / stepLength
        for (let i = s, l = level, phase = turn; i < s + stepLength; i++, l += slope, phase += step) {
          const v = 0.16 * l * (Math.sin(phase) + 0.22 * Math.sin(2 * phase) + 0.06 * Math.sin(3 * phase))
          bus.left[i] = (bus.left[i] as number) + v
          bus.right[i] = (bus.right[i] as number) + v
          bus.sendLeft[i] = (bus.sendLeft[i] as number) + v * 0.3
          bus.sendRight[i] = (bus.sendRight[i] as number) + v * 0.3
        }
      }
      level = wanted
      turn = (turn + step * stepLength) % (2 * Math.PI)
    }
    at += blockLength
  }

  return { render: (bus) => move(bus), skip: () => move(undefined) }
}
