import { describe, expect, test } from 'vitest'
import { isThorough, thoroughTest } from '#testing/depth.ts'
import { finishedSound, measureTrack } from '#platform/server/audio/render/measure.ts'
import { LoudnessMeter } from '#platform/server/audio/render/loudness.ts'
import { sampleRate } from '#platform/server/audio/render/core/bus.ts'
import { SOUND_IDS, SOUND_SECONDS, type SoundId } from '../../mixer.ts'
import { distanceOf, featuresOf } from './sound-features.fixture.ts'
import { mixerRecipe, mixerSounds } from './sounds.ts'

/** Only thunder, which has long rolls, unless the run is thorough. */
const measured = mixerSounds.filter(({ id }) => isThorough || id === 'thunder')

describe('the sounds of the mixer', () => {
  test('are at least sixteen, each long enough not to be heard as a loop, with an exact gain (else run bench/audio.ts --write)', () => {
    expect(SOUND_IDS.length).toBeGreaterThanOrEqual(16)
    expect(new Set(SOUND_IDS).size).toBe(SOUND_IDS.length)
    for (const { id, recipe } of mixerSounds) {
      expect(recipe.durationSeconds, id).toBeGreaterThanOrEqual(60)
      expect(recipe.loop, id).toBe(true)
      expect(recipe.gainDb, id).toBeDefined()
    }
  })

  test.each(measured)('are equally loud, −18 ± 1 LUFS, with true peaks of −1 dBTP at most: $id', async ({ recipe }) => {
    const { loudness, truePeak } = await measureTrack(recipe, recipe.gainDb!)
    expect(Math.abs(loudness + 18)).toBeLessThanOrEqual(1)
    expect(truePeak).toBeLessThanOrEqual(-1)
  })

  test.each(measured)(
    'have no seam: where the end meets the beginning nothing jumps, and it is as loud as elsewhere: $id',
    async ({ recipe }) => {
      const left = await wholeOf(recipe)
      expect(left.length).toBe(SOUND_SECONDS * sampleRate)
      const seam = new Float32Array(2 * sampleRate)
      seam.set(left.subarray(-sampleRate))
      seam.set(left.subarray(0, sampleRate), sampleRate)
      const around = seam.subarray(sampleRate - 100, sampleRate + 100)
      expect(sharpest(around)).toBeLessThanOrEqual(sharpest(left) * 1.01)
      // The levels at the seam must lie within those of the loudest and quietest two seconds of the whole sound.
      const levels = Array.from({ length: SOUND_SECONDS / 2 }, (_, n) =>
        levelOf(left.subarray(2 * n * sampleRate, 2 * (n + 1) * sampleRate)),
      )
      const atSeam = levelOf(seam)
      expect(atSeam).toBeGreaterThan(Math.min(...levels) - 1)
      expect(atSeam).toBeLessThan(Math.max(...levels) + 1.5)
    },
  )

  thoroughTest('are distinct: each is most similar to another variant of itself, and no two are alike', () => {
    const once = SOUND_IDS.map((id) => featuresOf(mixerRecipe(id)))
    const again = SOUND_IDS.map((id) => featuresOf(mixerRecipe(id, `another ${id}`)))
    SOUND_IDS.forEach((id, n) => {
      const distances = again.map((features, m) => ({ to: SOUND_IDS[m] as SoundId, far: distanceOf(once[n]!, features) }))
      const own = distances[n]!.far
      const next = distances.filter(({ to }) => to !== id).toSorted((a, b) => a.far - b.far)[0]!
      expect(next.far, `${id} and ${next.to}`).toBeGreaterThan(2.5)
      expect(next.far, `${id} and ${next.to}`).toBeGreaterThan(1.4 * own)
    })
  })
})

async function wholeOf(recipe: (typeof mixerSounds)[number]['recipe']): Promise<Float32Array> {
  const out = new Float32Array(SOUND_SECONDS * sampleRate)
  let at = 0
  for await (const { left } of finishedSound(recipe, recipe.gainDb!)) {
    out.set(left, at)
    at += left.length
  }
  return out
}

/** A click detector: the largest third difference. */
function sharpest(samples: Float32Array): number {
  let most = 0
  for (let i = 3; i < samples.length; i++) {
    most = Math.max(most, Math.abs(samples[i]! - 3 * samples[i - 1]! + 3 * samples[i - 2]! - samples[i - 3]!))
  }
  return most
}

function levelOf(samples: Float32Array): number {
  const meter = new LoudnessMeter(1)
  meter.add(samples)
  return Math.max(-60, meter.integrated())
}
