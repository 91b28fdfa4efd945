import type { Speaker } from '#platform/server/speech/speaker.ts'
import { blockLength } from './core/bus.ts'
import { targetLoudness } from './calibrate.ts'
import { LoudnessMeter } from './loudness.ts'
import { Master, trackSamples, type StereoBlock } from './master.ts'
import type { TrackRecipe } from './core/recipe.ts'
import { TruePeak } from './true-peak.ts'

type TrackMeasure = {
  /** Integrated loudness, LUFS. */
  loudness: number
  /** dBTP. */
  truePeak: number
}

/** The finished sound of a track before encoding, block by block, from sample `from` on. For benches and tests: uses the calling thread. */
export async function* finishedSound(
  recipe: TrackRecipe,
  gainDb: number,
  speech?: Pick<Speaker, 'speak'>,
  from = 0,
): AsyncGenerator<StereoBlock> {
  const master = new Master(recipe, gainDb, 0, from)
  for (let left = trackSamples(recipe) - from; left > 0;) {
    const missing = master.missing
    if (missing !== undefined) {
      const line = recipe.script?.lines[missing]
      if (!recipe.script || !line || !speech) throw new Error('A recipe with a script needs speech.')
      master.voice?.give(missing, await speech.speak(line.text, { voice: recipe.script.voice }))
      continue
    }
    if (master.runUp()) continue
    // Never more than a block: one call must not reach past the block whose lines were just given.
    const block = master.next(Math.min(left, blockLength))
    left -= block.left.length
    yield block
  }
}

/** Plays a track through the meters. `gainDb` as it will be rendered. */
export async function measureTrack(recipe: TrackRecipe, gainDb: number, speech?: Pick<Speaker, 'speak'>): Promise<TrackMeasure> {
  const meter = new LoudnessMeter()
  const peaks = [new TruePeak(), new TruePeak()] as const
  for await (const { left, right } of finishedSound(recipe, gainDb, speech)) {
    meter.add(left, right)
    peaks[0].add(left)
    peaks[1].add(right)
  }
  return { loudness: meter.integrated(), truePeak: 20 * Math.log10(Math.max(peaks[0].peak, peaks[1].peak)) }
}

/** The exact gain for a recipe: its whole sound is rendered once, too softly for the limiter, and, if peaks reach it, once more with it. */
export async function measureGain(recipe: TrackRecipe, speech?: Pick<Speaker, 'speak'>): Promise<number> {
  const soft = -24
  const quiet = await measureTrack(recipe, soft, speech)
  let gain = targetLoudness - (quiet.loudness - soft)
  if (quiet.truePeak - soft + gain > -2.5) gain += targetLoudness - (await measureTrack(recipe, gain, speech)).loudness
  return Math.round(gain * 100) / 100
}
