import { z } from 'zod'
import { Instant, LocalDay } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { TherapistRecord } from './contract.ts'
import { RECORD_KINDS } from './kinds.ts'

/** Most links and accounts that a person can have shared with, ended ones included. */
export const MAX_SHARES = 50
/** Most openings of one share that are logged, newest first. */
export const MAX_OPENINGS = 200
/** Most records that a brief shows, newest first. */
export const MAX_BRIEF_RECORDS = 400

/** 24 random bytes in base64url. */
export const ShareToken = z.string().regex(/^[\w-]{32}$/)

const Kinds = z.array(z.enum(RECORD_KINDS)).min(1).max(RECORD_KINDS.length)
const KindsInAddress = z
  .string()
  .max(300)
  .transform((text) => text.split(','))
  .pipe(Kinds)

const Choice = z.object({
  from: LocalDay,
  /** null: up to the day on which it is opened. */
  to: LocalDay.nullable(),
  kinds: Kinds,
})

export const Brief = Choice.extend({
  /** The person's name; null where they do not show it. */
  name: z.string().nullable(),
  /** More records match than are shown. */
  isCut: z.boolean(),
  records: z.array(TherapistRecord),
})
export type Brief = z.infer<typeof Brief>

export const previewBrief = endpoint({
  method: 'GET',
  path: '/api/therapist/brief',
  summary: 'Preview a brief of a date range and chosen record kinds, newest first',
  query: z.object({ from: LocalDay, to: LocalDay, kinds: KindsInAddress }),
  response: Brief,
})

export const printBrief = endpoint({
  method: 'GET',
  path: '/api/therapist/brief/pdf',
  summary: 'Create a PDF of a brief of a date range and chosen record kinds',
  query: z.object({ from: LocalDay, to: LocalDay, kinds: KindsInAddress, language: z.enum(['en', 'de']) }),
  response: bytes(['application/pdf']),
  errors: ['limit', 'unavailable'],
})

export const TherapistShare = Choice.extend({
  id: Id,
  /** Token of a link; null for an account. */
  token: ShareToken.nullable(),
  /** The account that may read; null for a link. */
  username: z.string().nullable(),
  isNamed: z.boolean(),
  createdAt: Instant,
  expiresAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  /** It has neither been ended nor expired. */
  isOpen: z.boolean(),
  /** When another person opened it, newest first. */
  openings: z.array(Instant),
})
export type TherapistShare = z.infer<typeof TherapistShare>

export const listTherapistShares = endpoint({
  method: 'GET',
  path: '/api/therapist/shares',
  summary: 'List shares with recipients and openings, newest first, including ended ones until their deletion',
  response: z.object({ shares: z.array(TherapistShare) }),
})

export const addTherapistShare = endpoint({
  method: 'PUT',
  path: '/api/therapist/shares/:id',
  summary: 'Create a share link to a brief, or give an account read access to chosen sections; idempotent by id',
  freshProof: true,
  params: z.object({ id: Id }),
  body: Choice.extend({
    /** null: a link. */
    username: z.string().trim().min(1).max(60).nullable(),
    /** Whether a link shows the person's name. An account sees it in any case. */
    isNamed: z.boolean(),
    expiresAt: Instant.nullable(),
  }),
  response: TherapistShare,
  errors: ['not_found', 'limit'],
})

export const endTherapistShare = endpoint({
  method: 'DELETE',
  path: '/api/therapist/shares/:id',
  summary: 'Revoke a share link or access immediately; deletes a revoked one with its log',
  params: z.object({ id: Id }),
  response: z.object({ ended: z.literal(true) }),
  errors: ['not_found'],
})

const params = z.object({ token: ShareToken })

export const getLinkedBrief = endpoint({
  method: 'GET',
  path: '/api/therapist/linked/:token',
  summary: 'Get a brief by share link; openings are logged; same error for unknown, expired and revoked links',
  auth: 'public',
  params,
  response: Brief,
  errors: ['not_found', 'limit'],
})

export const listGivenBriefs = endpoint({
  method: 'GET',
  path: '/api/therapist/given',
  summary: 'List briefs that other accounts share with the person, newest first',
  response: z.object({
    given: z.array(Choice.extend({ token: ShareToken, name: z.string(), createdAt: Instant, expiresAt: Instant.nullable() })),
  }),
})

export const getGivenBrief = endpoint({
  method: 'GET',
  path: '/api/therapist/given/:token',
  summary: 'Get a brief shared with the person; each opening is logged for its owner',
  params,
  response: Brief,
  errors: ['not_found', 'limit'],
})

export const leaveGivenBrief = endpoint({
  method: 'DELETE',
  path: '/api/therapist/given/:token',
  summary: 'End the person’s own access to a shared brief',
  params,
  response: z.object({ ended: z.literal(true) }),
  errors: ['not_found'],
})
