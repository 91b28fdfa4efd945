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
  summary: 'Get the image service, the consent to it, the remaining daily allowance, and pending or failed picture requests',
  response: ModelState.extend({ asked: z.array(Asked) }),
})

const consent = consentEndpoints({
  path: '/api/scrapbook/asked/consent',
  agrees: 'pictures generated from text',
  ends: 'running picture generation',
  shown: ModelShown,
})
export const agreeToPictures = consent.agree
export const withdrawFromPictures = consent.withdraw

const stored = z.object({ stored: z.literal(true) })

export const askForPicture = endpoint({
  method: 'POST',
  path: '/api/scrapbook/asked',
  summary: 'Request a picture from text, generated in the background; sends only the text to the service; idempotent by id',
  body: z.object({ id: Id, words: z.string().trim().min(1).max(MAX_ASKED_WORDS), shape: Shape }),
  response: stored,
  errors: ['conflict', 'forbidden', 'limit'],
})

export const forgetAsked = endpoint({
  method: 'DELETE',
  path: '/api/scrapbook/asked/:id',
  summary: 'Cancel a picture request and delete its text',
  params: z.object({ id: Id }),
  response: stored,
  errors: ['not_found'],
})
