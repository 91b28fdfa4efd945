import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { soundHash, TrackRecipe } from '#platform/server/audio/render/core/recipe.ts'
import { SOUND_IDS, SOUND_SECONDS, type SoundId } from '../../mixer.ts'

/** Layers of each sound. The periods of rhythmic layers divide the loop's length, so that their beats meet at the seam. */
const layers: Record<SoundId, readonly object[]> = {
  rain: [{ kind: 'rain', strength: 0.8, drops: 1 }],
  tent: [{ kind: 'tent', strength: 0.6 }],
  stream: [{ kind: 'stream', bubbles: 0.7 }],
  waves: [{ kind: 'waves', period: 15 }],
  wind: [{ kind: 'wind', gusts: 0.7, leaves: 0.6 }],
  thunder: [{ kind: 'thunder', every: 14 }],
  fire: [{ kind: 'fire', crackle: 0.7 }],
  chimes: [
    { kind: 'chimes', notes: [74, 76, 79, 81, 83], every: 5 },
    { kind: 'wind', gain: -20, gusts: 0.5, leaves: 0.3 },
  ],
  crickets: [
    { kind: 'crickets', count: 5 },
    { kind: 'wind', gain: -18, gusts: 0.2, leaves: 0.2 },
  ],
  birds: [
    { kind: 'birds', density: 0.6 },
    { kind: 'wind', gain: -22, gusts: 0.3, leaves: 0.8 },
  ],
  purr: [{ kind: 'purr' }],
  heartbeat: [{ kind: 'heartbeat' }],
  train: [{ kind: 'train' }],
  cafe: [{ kind: 'murmur', people: 9 }],
  keyboard: [{ kind: 'keys', pace: 0.5 }],
  clock: [{ kind: 'clock', every: 1 }],
  fan: [{ kind: 'fan', hertz: 96 }],
  brown: [{ kind: 'noise', colour: 'brown', tone: 1200 }],
  white: [{ kind: 'noise', colour: 'white' }],
  bowl: [{ kind: 'rim', notes: [53], every: 16 }],
}

const gains = z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(new URL('./loudness.json', import.meta.url), 'utf8')))

/** Recipe of a mixer sound. Another `seed` gives a variant of the same sound. */
export function mixerRecipe(id: SoundId, seed = `mixer-${id}`): TrackRecipe {
  const recipe = TrackRecipe.parse({ seed, durationSeconds: SOUND_SECONDS, loop: true, layers: layers[id] })
  const gainDb = gains[soundHash(recipe)]
  return gainDb === undefined ? recipe : { ...recipe, gainDb }
}

export const mixerSounds: readonly { id: SoundId; recipe: TrackRecipe }[] = SOUND_IDS.map((id) => ({ id, recipe: mixerRecipe(id) }))
