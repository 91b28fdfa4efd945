import { blockLength, decibels, sampleRate } from './core/bus.ts'
import { LoudnessMeter } from './loudness.ts'
import { Mixer } from './mixer.ts'
import type { TrackRecipe } from './core/recipe.ts'
import { planScript } from './script-plan.ts'
import { duckDb, voiceLoudness } from './voice-track.ts'

/** Target loudness of every track, LUFS integrated. */
export const targetLoudness = -18

const excerptSeconds = 12
/** Seconds around a line in which the bed stays lowered although nobody speaks. */
const duckedPerLine = 2.2

/**
 * The gain (dB) that brings a recipe near the target, estimated without rendering it: the bed is measured at its beginning, middle
 * and end for some seconds each, and speech is added at its known level. Catalogue tracks have an exact gain instead
 * (`loudness.json`); this serves unmeasured recipes, within about 1.5 LU.
 */
export function estimateGainDb(recipe: TrackRecipe): number {
  const bed = bedPower(recipe)
  if (!recipe.script) return targetLoudness - level(bed)
  const { speechSeconds, lines } = planScript(recipe.script, recipe.durationSeconds)
  const spoken = Math.min(0.95, speechSeconds / recipe.durationSeconds)
  const ducked = Math.min(1 - spoken, (lines.length * duckedPerLine) / recipe.durationSeconds)
  const stretches = [
    { share: spoken, power: power(voiceLoudness) + bed * decibels(duckDb) ** 2 },
    { share: ducked, power: bed * decibels(duckDb) ** 2 },
    { share: 1 - spoken - ducked, power: bed },
  ]
  // The relative gate of BS.1770: stretches more than 10 LU under the whole do not count.
  const gate = level(weighted(stretches)) - 10
  return targetLoudness - level(weighted(stretches.filter((stretch) => level(stretch.power) > gate)))
}

function weighted(stretches: { share: number; power: number }[]): number {
  const whole = stretches.reduce((sum, { share }) => sum + share, 0)
  return stretches.reduce((sum, { share, power: p }) => sum + share * p, 0) / whole
}

/** Mean K-weighted power of the bed alone, with layers present as at three places of the track. */
function bedPower(recipe: TrackRecipe): number {
  const length = Math.min(excerptSeconds, recipe.durationSeconds)
  const places = recipe.durationSeconds <= excerptSeconds * 3 ? [0] : [0.04, 0.5, 0.9]
  const seconds = places.length === 1 ? recipe.durationSeconds : length
  const powers = places.map((place) => {
    const start = Math.round(place * (recipe.durationSeconds - seconds) * sampleRate)
    // A run-up lets slow sounds ring in.
    const runUp = places.length === 1 ? 0 : 20
    const mixer = new Mixer(recipe.layers, recipe.seed, undefined, start - runUp * blockLength)
    for (let i = 0; i < runUp; i++) mixer.next()
    const meter = new LoudnessMeter()
    for (let done = 0; done < seconds * sampleRate; done += blockLength) {
      const { left, right } = mixer.next()
      meter.add(left, right)
    }
    return power(meter.integrated())
  })
  return powers.reduce((a, b) => a + b, 0) / powers.length
}

function power(loudness: number): number {
  return Number.isFinite(loudness) ? 10 ** (loudness / 10) : 1e-9
}

function level(value: number): number {
  return 10 * Math.log10(Math.max(value, 1e-9))
}
