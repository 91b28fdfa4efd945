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
  summary: 'What a brief of these days and kinds shows, the newest first',
  auth: 'session',
  query: z.object({ from: LocalDay, to: LocalDay, kinds: KindsInAddress }),
  response: Brief,
})

export const printBrief = endpoint({
  method: 'GET',
  path: '/api/therapist/brief/pdf',
  summary: 'The same as a PDF',
  auth: 'session',
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
  summary: 'What was given to whom, and when it was opened, the newest first; ended ones until they are deleted',
  auth: 'session',
  response: z.object({ shares: z.array(TherapistShare) }),
})

export const addTherapistShare = endpoint({
  method: 'PUT',
  path: '/api/therapist/shares/:id',
  summary: 'Makes a link to a brief, or lets an account of this installation read chosen sections; sent twice it is the same',
  auth: 'session',
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
  summary: 'Ends a link or an access: it opens nothing from this moment on. One that has ended is deleted with its log',
  auth: 'session',
  params: z.object({ id: Id }),
  response: z.object({ ended: z.literal(true) }),
  errors: ['not_found'],
})

const params = z.object({ token: ShareToken })

export const getLinkedBrief = endpoint({
  method: 'GET',
  path: '/api/therapist/linked/:token',
  summary: 'What a link shows, to whoever has it. Unknown, expired and ended are one and the same',
  auth: 'public',
  params,
  response: Brief,
  errors: ['not_found', 'limit'],
})

export const listGivenBriefs = endpoint({
  method: 'GET',
  path: '/api/therapist/given',
  summary: 'What others let this person read',
  auth: 'session',
  response: z.object({
    given: z.array(Choice.extend({ token: ShareToken, name: z.string(), createdAt: Instant, expiresAt: Instant.nullable() })),
  }),
})

export const getGivenBrief = endpoint({
  method: 'GET',
  path: '/api/therapist/given/:token',
  summary: 'What somebody lets this person read; each reading is logged for whose it is',
  auth: 'session',
  params,
  response: Brief,
  errors: ['not_found', 'limit'],
})

export const leaveGivenBrief = endpoint({
  method: 'DELETE',
  path: '/api/therapist/given/:token',
  summary: 'Gives an access back',
  auth: 'session',
  params,
  response: z.object({ ended: z.literal(true) }),
  errors: ['not_found'],
})
