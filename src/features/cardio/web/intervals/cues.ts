import type { Cue } from '#platform/web/audio/cue-sound.ts'
import type { IntervalStep } from '../../engine/intervals.ts'

const END_SECONDS = 1.2

/** Tones of a whole run: three short ones before each change, a high one at work, a low one at rest, two at the end. */
export function cuesOf(steps: readonly IntervalStep[]): { seconds: number; cues: Cue[] } {
  const total = steps.reduce((sum, { seconds }) => sum + seconds, 0)
  const cues: Cue[] = []
  for (const { kind, from, seconds } of steps) {
    cues.push({ at: from, hertz: kind === 'work' ? 988 : 523, seconds: 0.5 })
    const end = from + seconds
    if (seconds > 5) for (const before of [3, 2, 1]) cues.push({ at: end - before, hertz: 700, seconds: 0.12 })
  }
  cues.push({ at: total, hertz: 784, seconds: 0.4 }, { at: total + 0.45, hertz: 1047, seconds: 0.6 })
  return { seconds: total + END_SECONDS, cues }
}
