import { z } from 'zod'
import { Instant } from './dates.ts'
import { endpoint } from './endpoint.ts'

// Agreeing to a language model is the same whatever it is asked for.

const Allowance = z.object({ used: z.number(), limit: z.number(), resetsAt: Instant })

/** `model` null: none is set up here. `consent.current` false: it was given for another destination, and does not count. */
export const ModelState = z.object({
  model: z.object({ model: z.string(), destination: z.string(), local: z.boolean() }).nullable(),
  consent: z.object({ destination: z.string(), model: z.string(), at: Instant, current: z.boolean() }).nullable(),
  /** Tokens: of a language model alone. */
  allowance: z.object({ requests: Allowance, tokens: Allowance.optional() }).nullable(),
})
export type ModelState = z.infer<typeof ModelState>

/** The model that a person read about when they agreed. */
export const ModelShown = z.object({ destination: z.string().max(300), model: z.string().max(300) })

/**
 * Agreeing, and taking that back. A contract gives each a name of its own (`export const agreeToDrafts = consent.agree`), which is how the
 * build knows them. `agrees`, `ends`: what is agreed to, and what stops when it is not any more, for the summaries.
 */
export function consentEndpoints<Shown extends typeof ModelShown>({
  path,
  agrees,
  ends,
  shown,
}: {
  path: `/api/${string}/consent`
  agrees: string
  ends: string
  shown: Shown
}) {
  return {
    agree: endpoint({
      method: 'PUT',
      path,
      summary: `Agree to ${agrees}, by the model that was shown; \`conflict\` when it is another one by now`,
      auth: 'session',
      body: shown,
      response: z.object({}),
      errors: ['conflict', 'unavailable'],
    }),
    withdraw: endpoint({
      method: 'DELETE',
      path,
      summary: `Take consent back; ${ends} stops`,
      auth: 'session',
      response: z.object({}),
    }),
  }
}
