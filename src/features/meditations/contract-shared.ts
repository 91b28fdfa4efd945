import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { CopiedFrom, OwnMeditation, Playable } from './contract.ts'
import { CATEGORIES } from './core/categories.ts'
import { VOICES } from './core/timeline.ts'
import { meditationReasons } from './reasons.en.ts'

/** Limit per person. */
export const SHARED_MOST = 50
/** Number of shared meditations in one answer, over all people. */
export const SHARED_PAGE = 100
export const REPORT_REASONS = ['harmful', 'medical', 'copied', 'rude', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
export const NOTE_LETTERS = 500

const Rating = z.object({ mean: z.number().nullable(), count: z.int() })

export const SharedSummary = Playable.extend({
  voice: z.enum(VOICES),
  copiedFrom: CopiedFrom.nullable(),
  rating: Rating,
  sharedAt: Instant,
  /** It is the person's own. */
  isOwn: z.boolean(),
})
export type SharedSummary = z.infer<typeof SharedSummary>

export const SharedMeditation = SharedSummary.extend({
  script: z.string(),
  sentencesAt: z.array(z.number()),
  ownStars: z.int().nullable(),
  /** The person has listened to it for long enough. */
  canRate: z.boolean(),
  isReported: z.boolean(),
})
export type SharedMeditation = z.infer<typeof SharedMeditation>

const params = z.object({ id: Id })

export const publishMeditation = endpoint({
  method: 'PUT',
  path: '/api/custom-meditations/:id/shared',
  summary: 'Share the current version of a meditation with all accounts of this installation, or update the shared version',
  params,
  response: OwnMeditation,
  errors: ['not_found', 'conflict', 'limit', 'forbidden'],
})

export const takeBack = endpoint({
  method: 'DELETE',
  path: '/api/custom-meditations/:id/shared',
  summary: 'Unshare a meditation, and delete its favourites and ratings; copies by other people stay',
  params,
  response: OwnMeditation,
  errors: ['not_found', 'forbidden'],
})

export const listShared = endpoint({
  method: 'GET',
  path: '/api/shared-meditations',
  summary: 'List shared meditations of this installation, newest first; filter by text or category',
  query: z.object({ q: z.string().trim().max(80).optional(), category: z.enum(CATEGORIES).optional() }),
  response: z.object({ meditations: z.array(SharedSummary) }),
})

export const getShared = endpoint({
  method: 'GET',
  path: '/api/shared-meditations/:id',
  summary: 'Get a shared meditation with its script',
  params,
  response: SharedMeditation,
  errors: ['not_found'],
})

export const sharedAudio = endpoint({
  method: 'GET',
  path: '/api/shared-meditations/:id/audio',
  summary: 'Get the audio of a shared meditation; supports byte ranges',
  params,
  query: z.object({ v: z.string().max(80).optional() }),
  response: bytes(['audio/mpeg']),
  errors: ['not_found', 'range'],
})

export const setSharedFavourite = endpoint({
  method: 'PUT',
  path: '/api/shared-meditations/:id/favourite',
  summary: 'Add a shared meditation to the favourites, or remove it',
  params,
  body: z.object({ isFavourite: z.boolean() }),
  response: z.object({ isFavourite: z.boolean() }),
  errors: ['not_found'],
  offline: true,
})

export const rateShared = endpoint({
  method: 'PUT',
  path: '/api/shared-meditations/:id/rating',
  summary: 'Rate a shared meditation by another person; `conflict` without sufficient listening time',
  params,
  body: z.object({ stars: z.int().min(1).max(5) }),
  response: SharedMeditation,
  errors: ['not_found', 'conflict', 'forbidden'],
})

export const reportShared = endpoint({
  method: 'PUT',
  path: '/api/shared-meditations/:id/report',
  summary: 'Report a shared meditation to the admin; replaces an earlier report by the same person',
  params,
  body: z.object({ reason: z.enum(REPORT_REASONS), note: z.string().trim().max(NOTE_LETTERS) }),
  response: z.object({}),
  errors: ['not_found', 'limit'],
})

export const copyShared = endpoint({
  method: 'POST',
  path: '/api/shared-meditations/:id/copy',
  summary: 'Copy a shared meditation, naming its author, without the author’s voice recordings; idempotent by `copyId`',
  params,
  body: z.object({ copyId: Id }),
  response: OwnMeditation,
  errors: ['not_found', 'limit'],
})

export const AdminMeditation = z.object({
  id: z.string(),
  title: z.string(),
  username: z.string(),
  description: z.string(),
  script: z.string(),
  sharedAt: Instant,
  hiddenReason: z.string().nullable(),
  reports: z.array(z.object({ reason: z.enum(REPORT_REASONS), note: z.string(), at: Instant })),
})
export type AdminMeditation = z.infer<typeof AdminMeditation>

export const REVIEW_LISTS = ['reported', 'hidden', 'all'] as const

export const listForReview = endpoint({
  method: 'GET',
  path: '/api/admin/meditations',
  summary: 'List shared meditations that are reported or hidden, or all, newest first',
  auth: 'admin',
  query: z.object({ list: z.enum(REVIEW_LISTS) }),
  response: z.object({ meditations: z.array(AdminMeditation) }),
})

export const hideShared = endpoint({
  method: 'PUT',
  path: '/api/admin/meditations/:id/hidden',
  summary: 'Hide a meditation from all but its author, with a reason, or show it again; settles its reports',
  auth: 'admin',
  params,
  body: z.discriminatedUnion('isHidden', [
    z.object({ isHidden: z.literal(true), reason: z.string().trim().min(1, meditationReasons.hide_reason_missing.id).max(NOTE_LETTERS) }),
    z.object({ isHidden: z.literal(false) }),
  ]),
  response: z.object({}),
  errors: ['not_found'],
})
