import { z } from 'zod'
import { Instant, LocalDay } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { speechesReasons } from './reasons.en.ts'
import { LANGUAGES, THEMES, TONES } from './themes.ts'

/** Limit of own speeches per person; then the letters of one: about three minutes. */
export const OWN_MOST = 100
export const CONTENT_MOST_LETTERS = 2500
export const THEMES_MOST = 5

const SpeechId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/, speechesReasons.id.id)

export const Speech = z.object({
  id: z.string(),
  title: z.string(),
  tone: z.enum(TONES),
  language: z.enum(LANGUAGES),
  /** Paragraphs with an empty line between them. */
  content: z.string(),
  themes: z.array(z.enum(THEMES)),
  /** Address of the sound; null if this installation has no voice for the language. */
  audioUrl: z.string().nullable(),
  /** Seconds: of the sound, or the estimated time of reading it aloud. */
  duration: z.number(),
  /** Start of each sentence: its offset in `content`, and its approximate second in the sound. */
  sentences: z.array(z.object({ start: z.int(), at: z.number() })),
  isFavourite: z.boolean(),
  /** Written by the person, and visible to nobody else. */
  isOwn: z.boolean(),
})
export type Speech = z.infer<typeof Speech>

export const listSpeeches = endpoint({
  method: 'GET',
  path: '/api/speeches',
  summary: 'List all speeches: library speeches by tone, then own ones, newest first',
  response: z.object({ speeches: z.array(Speech) }),
  persisted: true,
})

export const speechAudio = endpoint({
  method: 'GET',
  path: '/api/speeches/:id/audio',
  summary: 'Get the audio of a speech; supports byte ranges',
  params: z.object({ id: SpeechId }),
  query: z.object({ v: z.string().max(80).optional() }),
  response: bytes(['audio/mpeg']),
  errors: ['not_found', 'range', 'unavailable'],
})

export const setSpeechFavourite = endpoint({
  method: 'PUT',
  path: '/api/speeches/:id/favourite',
  summary: 'Add a speech to the favourites, or remove it',
  params: z.object({ id: SpeechId }),
  body: z.object({ isFavourite: z.boolean() }),
  response: z.object({ isFavourite: z.boolean() }),
  errors: ['not_found'],
  offline: true,
})

export const OwnSpeech = z.object({
  title: z.string().trim().min(1, speechesReasons.title_missing.id).max(80),
  tone: z.enum(TONES),
  language: z.enum(LANGUAGES),
  content: z
    .string()
    .trim()
    .min(1, speechesReasons.content_missing.id)
    .max(CONTENT_MOST_LETTERS, speechesReasons.content_long.id)
    .regex(/[\p{L}\p{N}]/u, speechesReasons.content_missing.id),
  themes: z.array(z.enum(THEMES)).max(THEMES_MOST),
})
export type OwnSpeech = z.infer<typeof OwnSpeech>

/** A speech as it appears in the export. */
export const ExportedSpeech = OwnSpeech.extend({ id: Id, day: LocalDay, createdAt: Instant, updatedAt: Instant })
export type ExportedSpeech = z.infer<typeof ExportedSpeech>

export const putOwnSpeech = endpoint({
  method: 'PUT',
  path: '/api/speeches/own/:id',
  summary: 'Create or replace an own speech; idempotent',
  params: z.object({ id: Id }),
  body: OwnSpeech,
  response: Speech,
  errors: ['limit'],
})

export const deleteOwnSpeech = endpoint({
  method: 'DELETE',
  path: '/api/speeches/own/:id',
  summary: 'Delete an own speech and its audio',
  params: z.object({ id: Id }),
  response: z.object({ deleted: z.literal(true) }),
  errors: ['not_found'],
})
