import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { AssessmentSummary, ContentLanguage, InstrumentId, ScaleId } from './contract.ts'
import { SCORE_LEVELS } from './scales.ts'

/** Most shares of one person, ended ones included. */
export const MAX_SHARES = 100
export const MAX_SHARE_NAME = 60

/** 24 random bytes (192 bits) in base64url. Only a token opens a share; the id of an assessment does not. */
export const ShareToken = z.string().regex(/^[\w-]{32}$/)

export const ShareSettings = z.object({
  /** Domains or facets that are shown; no data of other scales is sent. */
  scales: z.array(ScaleId).min(1).max(60),
  /** Shown above it; null: no name. */
  name: z.string().trim().min(1).max(MAX_SHARE_NAME).nullable(),
  /** T scores, percentiles and intervals; without them only texts and picture. */
  numbers: z.boolean(),
  /** Whether the norm group is shown, which reveals sex and age band of the person who shares. */
  group: z.boolean(),
  /** Whether the day of the assessment is shown. */
  day: z.boolean(),
  /** Whether previews of the link get a picture. */
  preview: z.boolean(),
  /** A signed-in visitor of the link may compare it with their own result. */
  comparable: z.boolean(),
  language: ContentLanguage,
  /** null: until it is revoked. */
  expiresAt: Instant.nullable(),
})
export type ShareSettings = z.infer<typeof ShareSettings>

export const Share = ShareSettings.extend({
  id: Id,
  assessmentId: Id,
  token: ShareToken,
  createdAt: Instant,
  /** How often other people opened it; nothing about them is stored. */
  views: z.int(),
})
export type Share = z.infer<typeof Share>

export const listShares = endpoint({
  method: 'GET',
  path: '/api/personality/shares',
  summary: 'List the person’s share links, newest first, including expired ones until their deletion',
  response: z.object({ shares: z.array(Share) }),
})

export const putShare = endpoint({
  method: 'PUT',
  path: '/api/personality/shares/:id',
  summary: 'Create a share link to parts of a finished assessment, or replace its settings; idempotent',
  freshProof: true,
  params: z.object({ id: Id }),
  body: ShareSettings.extend({ assessmentId: Id }),
  response: Share,
  errors: ['not_found', 'conflict', 'limit'],
})

export const revokeShare = endpoint({
  method: 'DELETE',
  path: '/api/personality/shares/:id',
  summary: 'Revoke and delete a share link immediately',
  params: z.object({ id: Id }),
  response: z.object({ removed: z.literal(true) }),
  errors: ['not_found'],
})

const Level = z.enum(SCORE_LEVELS)

/** One of the chosen scales. `t`, `low`, `high` (the 95 % interval of T) and `percentile` only where numbers are shown. */
export const SharedScale = z.object({
  scale: ScaleId,
  /** null: too few answers for a score. */
  level: Level.nullable(),
  numbers: z.object({ t: z.number(), low: z.number(), high: z.number(), percentile: z.number() }).nullable(),
})

export const SharedResult = z.object({
  instrument: InstrumentId,
  language: ContentLanguage,
  name: z.string().nullable(),
  scales: z.array(SharedScale),
  group: z.string().nullable(),
  day: z.string().nullable(),
  preview: z.boolean(),
  comparable: z.boolean(),
  /** The visitor is the person who shares. */
  isMine: z.boolean(),
})
export type SharedResult = z.infer<typeof SharedResult>

const params = z.object({ token: ShareToken })

export const getShared = endpoint({
  method: 'GET',
  path: '/api/personality/shared/:token',
  summary: 'Get the shared parts of an assessment by link token; same error for unknown, expired and revoked links',
  auth: 'public',
  params,
  response: SharedResult,
  errors: ['not_found', 'limit'],
})

export const getSharedPicture = endpoint({
  method: 'GET',
  path: '/api/personality/shared/:token/picture',
  summary: 'Get the preview image of a share link, 1200 × 630; `not_found` if the preview is disabled',
  auth: 'public',
  params,
  response: bytes(['image/png']),
  errors: ['not_found', 'limit'],
})

/** T scores of both people, by the same instrument; the difference is theirs minus mine. */
export const ComparedScale = z.object({
  scale: ScaleId,
  mine: z.number(),
  theirs: z.number(),
  difference: z.number(),
  /** Half the 95 % interval of the difference, from both measurement errors. */
  margin: z.number(),
  /** The difference is larger than its margin. */
  isReliable: z.boolean(),
})

export const compareWithShared = endpoint({
  method: 'GET',
  path: '/api/personality/shared/:token/comparison',
  summary: 'Compare the person’s newest result with a shared one of the same instrument; `forbidden` unless the share allows it',
  params,
  response: z.object({
    theirName: z.string().nullable(),
    instrument: InstrumentId,
    mine: AssessmentSummary,
    scales: z.array(ComparedScale),
  }),
  errors: ['not_found', 'forbidden', 'conflict', 'limit'],
})
