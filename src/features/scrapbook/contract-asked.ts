import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { consentEndpoints, ModelShown, ModelState } from '#platform/contract/model-consent.ts'

/** Most picture requests of one person, failed ones included. */
export const MAX_ASKED = 20
export const MAX_ASKED_WORDS = 600

const Shape = z.enum(['square', 'upright', 'wide'])

/** Reasons why a picture was not made. `full`: the person has no room for another one. */
export const ASKED_FAILURES = ['away', 'busy', 'refused', 'nonsense', 'spent', 'not-agreed', 'full', 'other'] as const
export type AskedFailure = (typeof ASKED_FAILURES)[number]

export const Asked = z.object({
  /** The finished picture gets this id; the request then leaves this list. */
  id: Id,
  words: z.string(),
  shape: Shape,
  state: z.enum(['waiting', 'running', 'failed', 'cancelled']),
  failure: z.enum(ASKED_FAILURES).nullable(),
  at: Instant,
})
export type Asked = z.infer<typeof Asked>
export type AskedState = Asked['state']

export const getAsked = endpoint({
  method: 'GET',
  path: '/api/scrapbook/asked',
  summary: 'The service that makes pictures of words, whether this person agreed to it, what is left of the day, and what is being made',
  auth: 'session',
  response: ModelState.extend({ asked: z.array(Asked) }),
})

const consent = consentEndpoints({
  path: '/api/scrapbook/asked/consent',
  agrees: 'pictures of words',
  ends: 'pictures that are being made',
  shown: ModelShown,
})
export const agreeToPictures = consent.agree
export const withdrawFromPictures = consent.withdraw

const stored = z.object({ stored: z.literal(true) })

export const askForPicture = endpoint({
  method: 'POST',
  path: '/api/scrapbook/asked',
  summary: 'Has a picture made of words, in the background; sent twice with one id it is the same. The words alone are sent to the service',
  auth: 'session',
  body: z.object({ id: Id, words: z.string().trim().min(1).max(MAX_ASKED_WORDS), shape: Shape }),
  response: stored,
  errors: ['conflict', 'forbidden', 'limit'],
})

export const forgetAsked = endpoint({
  method: 'DELETE',
  path: '/api/scrapbook/asked/:id',
  summary: 'Ends a request for a picture, and forgets its words',
  auth: 'session',
  params: z.object({ id: Id }),
  response: stored,
  errors: ['not_found'],
})
