import { z } from 'zod'
import { Instant, LocalDay } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { CATEGORIES, LANGUAGES } from './core/categories.ts'
import { RECORDING_BYTES, RECORDINGS_MOST, SCRIPT_LETTERS } from './core/limits.ts'
import { VOICES } from './core/timeline.ts'
import { meditationReasons } from './reasons.en.ts'

/** Limit of meditations per person. */
export const OWN_MOST = 100
export const CATEGORIES_MOST = 4
export const TAGS_MOST = 8
export const TITLE_LETTERS = 80
export const DESCRIPTION_LETTERS = 500
export const PREVIEW_LETTERS = 1500

/** `done`: the last rendering has finished. */
export const RENDER_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

const Title = z.string().trim().min(1, meditationReasons.title_missing.id).max(TITLE_LETTERS)

export const MeditationWords = z.object({
  title: Title,
  description: z.string().trim().max(DESCRIPTION_LETTERS),
  script: z.string().max(SCRIPT_LETTERS, meditationReasons.script_long.id),
  voice: z.enum(VOICES),
  language: z.enum(LANGUAGES),
  categories: z.array(z.enum(CATEGORIES)).max(CATEGORIES_MOST),
  tags: z.array(z.string().trim().min(1).max(24)).max(TAGS_MOST),
})
export type MeditationWords = z.infer<typeof MeditationWords>

/** Of a copy: the original's title and author. */
export const CopiedFrom = z.object({ title: z.string().max(TITLE_LETTERS), username: z.string().max(80) })
export type CopiedFrom = z.infer<typeof CopiedFrom>

const Recording = z.object({ number: z.int().min(1).max(RECORDINGS_MOST), seconds: z.number() })
export type Recording = z.infer<typeof Recording>

/** Fields of a meditation that the player needs. */
export const Playable = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Minutes: of the rendered sound, or an estimate before it is rendered. */
  duration: z.number(),
  username: z.string(),
  categories: z.array(z.enum(CATEGORIES)),
  tags: z.array(z.string()),
  /** Address of the sound with voice and background; null until it is rendered, and if it has only a voice. */
  combinedAudioUrl: z.string().nullable(),
  /** Address of the voice, if it is the only sound. */
  scriptAudioUrl: z.string().nullable(),
  language: z.enum(LANGUAGES),
  /** A synthetic voice speaks in it. */
  isSynthetic: z.boolean(),
  isFavourite: z.boolean(),
})

export const OwnSummary = Playable.extend({
  voice: z.enum(VOICES),
  copiedFrom: CopiedFrom.nullable(),
  /** The script or recordings changed after the sound was rendered. */
  isStale: z.boolean(),
  render: z
    .object({ state: z.enum(RENDER_STATES), percent: z.int(), failure: z.object({ reason: z.string(), message: z.string() }).nullable() })
    .nullable(),
  shared: z.object({ publicId: z.string(), sharedAt: Instant, isCurrent: z.boolean(), hiddenReason: z.string().nullable() }).nullable(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type OwnSummary = z.infer<typeof OwnSummary>

export const OwnMeditation = OwnSummary.extend({
  script: z.string(),
  recordings: z.array(Recording),
  /** Start of each sentence of the script in the sound, s; empty without a sound. */
  sentencesAt: z.array(z.number()),
})
export type OwnMeditation = z.infer<typeof OwnMeditation>

const params = z.object({ id: Id })

export const listMeditations = endpoint({
  method: 'GET',
  path: '/api/custom-meditations',
  summary: 'List the person’s own meditations, newest first',
  response: z.object({ meditations: z.array(OwnSummary) }),
  persisted: true,
})

export const getMeditation = endpoint({
  method: 'GET',
  path: '/api/custom-meditations/:id',
  summary: 'Get an own meditation with its script and rendering status',
  params,
  response: OwnMeditation,
  errors: ['not_found'],
})

export const putMeditation = endpoint({
  method: 'PUT',
  path: '/api/custom-meditations/:id',
  summary: 'Create or replace an own meditation; an invalid script is stored, but cannot be rendered',
  params,
  /** `copiedFrom` is only read when the meditation is created: a copy always names its origin. */
  body: MeditationWords.extend({ copiedFrom: CopiedFrom.optional() }),
  response: OwnMeditation,
  errors: ['limit'],
})

export const deleteMeditation = endpoint({
  method: 'DELETE',
  path: '/api/custom-meditations/:id',
  summary: 'Delete an own meditation with its audio and recordings, and unshare it',
  params,
  response: z.object({ deleted: z.literal(true) }),
  errors: ['not_found'],
})

export const startRender = endpoint({
  method: 'POST',
  path: '/api/custom-meditations/:id/render',
  summary: 'Start rendering the audio in the background; unchanged speech is reused',
  params,
  response: OwnMeditation,
  errors: ['not_found', 'conflict', 'limit', 'unavailable'],
})

export const cancelRender = endpoint({
  method: 'DELETE',
  path: '/api/custom-meditations/:id/render',
  summary: 'Cancel rendering; existing audio stays unchanged',
  params,
  response: OwnMeditation,
  errors: ['not_found'],
})

export const meditationAudio = endpoint({
  method: 'GET',
  path: '/api/custom-meditations/:id/audio',
  summary: 'Get the audio of an own meditation; supports byte ranges',
  params,
  query: z.object({ v: z.string().max(80).optional() }),
  response: bytes(['audio/mpeg']),
  errors: ['not_found', 'range'],
})

export const previewScript = endpoint({
  method: 'POST',
  path: '/api/custom-meditations/:id/preview',
  summary: 'Synthesize a paragraph of a script as a preview, with long pauses and breaths shortened',
  params,
  body: z.object({
    text: z.string().min(1).max(PREVIEW_LETTERS, meditationReasons.preview_long.id),
    voice: z.enum(VOICES),
    language: z.enum(LANGUAGES),
  }),
  response: bytes(['audio/mpeg']),
  errors: ['conflict', 'limit', 'unavailable'],
})

export const setOwnFavourite = endpoint({
  method: 'PUT',
  path: '/api/custom-meditations/:id/favourite',
  summary: 'Add an own meditation to the favourites, or remove it',
  params,
  body: z.object({ isFavourite: z.boolean() }),
  response: z.object({ isFavourite: z.boolean() }),
  errors: ['not_found'],
  offline: true,
})

const recordingParams = z.object({ id: Id, number: z.coerce.number().int().min(1).max(RECORDINGS_MOST) })

export const putRecording = endpoint({
  method: 'PUT',
  path: '/api/custom-meditations/:id/recordings/:number',
  summary: 'Create or replace a voice recording (WAV), which plays at `[recording <number>]` in the script',
  params: recordingParams,
  body: bytes(['audio/wav', 'audio/x-wav', 'audio/wave'], RECORDING_BYTES),
  response: OwnMeditation,
  errors: ['not_found', 'unsupported', 'too_large', 'limit'],
})

export const getRecording = endpoint({
  method: 'GET',
  path: '/api/custom-meditations/:id/recordings/:number',
  summary: 'Get a voice recording as stored; supports byte ranges',
  params: recordingParams,
  response: bytes(['audio/wav']),
  errors: ['not_found', 'range'],
})

export const deleteRecording = endpoint({
  method: 'DELETE',
  path: '/api/custom-meditations/:id/recordings/:number',
  summary: 'Delete a voice recording',
  params: recordingParams,
  response: OwnMeditation,
  errors: ['not_found'],
})

const Streak = z.object({ current: z.int(), longest: z.int(), totalDays: z.int(), restsLeft: z.int() })

export const startPlaying = endpoint({
  method: 'POST',
  path: '/api/custom-meditations/:id/play-start',
  summary: 'Start a listening session for an own or a shared meditation',
  params,
  response: z.object({ sessionId: Id, points: z.int(), streak: Streak }),
  errors: ['not_found', 'unavailable'],
})

export const updateSession = endpoint({
  method: 'POST',
  path: '/api/custom-meditations/:id/session',
  summary: 'Report the total listening time of a session, as for tracks; repeated or outdated totals have no effect',
  params,
  body: z.object({ listeningSeconds: z.int().min(0).max(86_400), sessionId: Id.optional(), startedAt: Instant.optional() }),
  response: z.object({ sessionId: Id, isComplete: z.boolean(), pointsAwarded: z.int() }),
  errors: ['not_found', 'unavailable'],
  offline: true,
})

/** A meditation as it appears in the export. */
export const ExportedMeditation = MeditationWords.extend({
  id: Id,
  copiedFrom: CopiedFrom.nullable(),
  isFavourite: z.boolean(),
  day: LocalDay,
  createdAt: Instant,
  updatedAt: Instant,
})
export type ExportedMeditation = z.infer<typeof ExportedMeditation>

/** A recording in the export; its file is `<meditation>-<number>.wav` beside this one. */
export const ExportedRecording = z.object({
  meditationId: Id,
  number: z.int().min(1).max(RECORDINGS_MOST),
  seconds: z.number().min(0).max(RECORDING_BYTES),
  createdAt: Instant,
})
export type ExportedRecording = z.infer<typeof ExportedRecording>
