import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { MIX_NAME_MOST, SOUND_IDS, SOUNDS_AT_ONCE, type SoundId } from './mixer.ts'
import { soulReasons } from './reasons.en.ts'

const Sound = z.enum(SOUND_IDS as readonly [SoundId, ...SoundId[]])

/** Sounds by name, each 1 to 100. */
const MixLevels = z
  .partialRecord(Sound, z.int().min(1).max(100))
  .refine((levels) => Object.keys(levels).length > 0, soulReasons.mix_empty.id)
  .refine((levels) => Object.keys(levels).length <= SOUNDS_AT_ONCE, soulReasons.mix_full.id)

export const Mix = z.object({
  id: Id,
  name: z.string().trim().min(1, soulReasons.mix_name_missing.id).max(MIX_NAME_MOST),
  levels: MixLevels,
  /** When the mix was last saved. */
  at: Instant,
})
export type Mix = z.infer<typeof Mix>

export const getMixer = endpoint({
  method: 'GET',
  path: '/api/soul/mixer',
  summary: 'List the sounds of the mixer, and the saved mixes, newest first',
  response: z.object({
    /** Address of each sound; it changes with the sound, so that copies can be cached permanently. */
    sounds: z.array(z.object({ id: Sound, audioUrl: z.string(), /** Seconds. */ duration: z.number() })),
    mixes: z.array(Mix),
  }),
  persisted: true,
})

export const mixerAudio = endpoint({
  method: 'GET',
  path: '/api/soul/mixer/sounds/:sound/audio',
  summary: 'Get the audio of a mixer sound, a seamless loop; supports byte ranges',
  params: z.object({ sound: Sound }),
  query: z.object({ v: z.string().max(80).optional() }),
  response: bytes(['audio/mpeg']),
  errors: ['range'],
})

export const putMix = endpoint({
  method: 'PUT',
  path: '/api/soul/mixer/mixes/:id',
  summary: 'Create or replace a saved mix; the latest `at` wins; idempotent',
  params: z.object({ id: Id }),
  body: Mix.omit({ id: true }),
  response: Mix,
  errors: ['limit'],
  offline: true,
})

export const deleteMix = endpoint({
  method: 'DELETE',
  path: '/api/soul/mixer/mixes/:id',
  summary: 'Delete a saved mix; idempotent',
  params: z.object({ id: Id }),
  response: z.object({ deleted: z.literal(true) }),
  offline: true,
})
