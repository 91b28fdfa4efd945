import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { soulReasons } from './reasons.en.ts'

/** A complete session earns one point for each of these seconds listened. */
export const SECONDS_PER_POINT = 30
export const MAX_UPLOAD_BYTES = 200 * 1024 * 1024
export const UPLOAD_TYPES = [
  'audio/mpeg',
  'audio/mp4',
  'audio/x-m4a',
  'audio/ogg',
  'audio/flac',
  'audio/x-flac',
  'application/octet-stream',
]

const Slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/, soulReasons.slug.id)

export const SoulTrack = z.object({
  id: z.string(),
  title: z.string(),
  /** Address of the audio; it changes with the bytes, so that copies can be cached permanently. */
  audioUrl: z.string(),
  contentType: z.string(),
  /** Seconds. */
  duration: z.number(),
  description: z.string(),
  category: z.string(),
  /** Has spoken guidance; else sound alone. */
  guided: z.boolean(),
  /** The language of the guidance (BCP 47); null without guidance, or if unknown. */
  spokenIn: z.string().nullable(),
  /** The end joins the beginning without a seam, so the track can be looped. */
  loops: z.boolean(),
  tags: z.array(z.string()),
  /** The category's colour: OKLCH hue angle, degrees. */
  hue: z.number(),
  /** Seed of the plant in the track's picture. */
  artSeed: z.string(),
  isFavourite: z.boolean(),
  /** Position at which the person stopped, in seconds; 0 at the beginning or after the end. */
  position: z.number(),
})
export type SoulTrack = z.infer<typeof SoulTrack>

export const SoulCategory = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  artSeed: z.string(),
  /** OKLCH hue angle, degrees. */
  hue: z.number(),
  tracks: z.int(),
})
export type SoulCategory = z.infer<typeof SoulCategory>

const Streak = z.object({ current: z.int(), longest: z.int(), totalDays: z.int(), restsLeft: z.int() })

export const getSoul = endpoint({
  method: 'GET',
  path: '/api/soul',
  summary: 'Get the content of the Soul page: categories, tracks, unfinished tracks, minutes today, points, streak',
  response: z.object({
    categories: z.array(SoulCategory),
    tracks: z.array(SoulTrack),
    /** Ids of unfinished tracks, latest first. */
    continueWith: z.array(z.string()),
    minutesToday: z.int(),
    points: z.int(),
    streak: Streak,
  }),
})

export const getTrack = endpoint({
  method: 'GET',
  path: '/api/soul/tracks/:id',
  summary: 'Get a track with its category and similar tracks',
  params: z.object({ id: Slug }),
  response: z.object({ track: SoulTrack, category: SoulCategory, more: z.array(SoulTrack), minutesListened: z.int() }),
  errors: ['not_found'],
})

export const getCategory = endpoint({
  method: 'GET',
  path: '/api/soul/categories/:id',
  summary: 'Get a category and its tracks',
  params: z.object({ id: Slug }),
  response: z.object({ category: SoulCategory, tracks: z.array(SoulTrack) }),
  errors: ['not_found'],
})

/** Limit of saved practices per person. */
export const PRACTICES_MOST = 50

export const listPractices = endpoint({
  method: 'GET',
  path: '/api/soul/practices',
  summary: 'List saved timers and breathing practices, newest first',
  response: z.object({ saved: z.array(SoulTrack) }),
  persisted: true,
})

export const getPractice = endpoint({
  method: 'GET',
  path: '/api/soul/practices/:id',
  summary: 'Get a practice as a track; its id encodes all of its settings',
  params: z.object({ id: Slug }),
  response: SoulTrack,
  errors: ['not_found'],
})

export const trackAudio = endpoint({
  method: 'GET',
  path: '/api/soul/tracks/:id/audio',
  summary: 'Get the audio of a track; supports byte ranges, also during rendering',
  params: z.object({ id: Slug }),
  query: z.object({ v: z.string().max(80).optional() }),
  response: bytes(['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/flac']),
  errors: ['not_found', 'range', 'limit'],
})

export const startPlaying = endpoint({
  method: 'POST',
  path: '/api/soul/tracks/:id/play-start',
  summary: 'Start a listening session for a track',
  params: z.object({ id: Slug }),
  response: z.object({ sessionId: Id, points: z.int(), streak: Streak }),
  errors: ['not_found'],
})

export const updateSession = endpoint({
  method: 'POST',
  path: '/api/soul/tracks/:id/session',
  summary: 'Report the total listening time of a session; repeated or outdated totals have no effect',
  params: z.object({ id: Slug }),
  body: z.object({
    /** Seconds listened in this session so far. */
    listeningSeconds: z.int().min(0).max(86_400),
    /** The session that play-start opened; without it, the latest one of this track is used. */
    sessionId: Id.optional(),
    /** Start of a session that began without a network. Opens a session of the given id if there is none. */
    startedAt: Instant.optional(),
  }),
  response: z.object({ sessionId: Id, isComplete: z.boolean(), pointsAwarded: z.int() }),
  errors: ['not_found'],
  offline: true,
})

export const setFavourite = endpoint({
  method: 'PUT',
  path: '/api/soul/tracks/:id/favourite',
  summary: 'Add a track to the favourites, or remove it',
  params: z.object({ id: Slug }),
  body: z.object({ isFavourite: z.boolean() }),
  response: z.object({ isFavourite: z.boolean() }),
  errors: ['not_found', 'limit'],
  offline: true,
})

export const savePosition = endpoint({
  method: 'PUT',
  path: '/api/soul/tracks/:id/position',
  summary: 'Update the playback position of a track for all devices; the latest `at` wins',
  params: z.object({ id: Slug }),
  body: z.object({ position: z.number().min(0).max(86_400), at: Instant }),
  response: z.object({ position: z.number() }),
  errors: ['not_found'],
  offline: true,
})

const About = {
  title: z.string().trim().min(1, soulReasons.title_missing.id).max(120),
  description: z.string().trim().max(500),
  category: Slug,
}

export const uploadTrack = endpoint({
  method: 'POST',
  path: '/api/soul/uploads',
  summary: 'Add a recorded track (MP3, M4A, Ogg or FLAC)',
  auth: 'admin',
  query: z.object({ ...About, description: About.description.default('') }),
  body: bytes(UPLOAD_TYPES, MAX_UPLOAD_BYTES),
  response: SoulTrack,
  errors: ['too_large', 'unsupported', 'not_found'],
})

export const editUpload = endpoint({
  method: 'PATCH',
  path: '/api/soul/uploads/:id',
  summary: 'Update the given fields of an uploaded track',
  auth: 'admin',
  params: z.object({ id: Slug }),
  body: z.object(About).partial(),
  response: SoulTrack,
  errors: ['not_found'],
})

export const deleteUpload = endpoint({
  method: 'DELETE',
  path: '/api/soul/uploads/:id',
  summary: 'Delete an uploaded track; its listening minutes stay',
  auth: 'admin',
  params: z.object({ id: Slug }),
  response: z.object({ message: z.string() }),
  errors: ['not_found'],
})
