import { z } from 'zod'
import { Instant } from './dates.ts'
import { endpoint } from './endpoint.ts'

// Consent to a language model works the same for every purpose.

const Allowance = z.object({ used: z.number(), limit: z.number(), resetsAt: Instant })

/** `model` null: none is configured here. `consent.current` false: it was given for another destination, and does not count. */
export const ModelState = z.object({
  model: z.object({ model: z.string(), destination: z.string(), local: z.boolean() }).nullable(),
  consent: z.object({ destination: z.string(), model: z.string(), at: Instant, current: z.boolean() }).nullable(),
  /** Tokens: for a language model only. */
  allowance: z.object({ requests: Allowance, tokens: Allowance.optional() }).nullable(),
})
export type ModelState = z.infer<typeof ModelState>

/** The model that the person was shown when they agreed. */
export const ModelShown = z.object({ destination: z.string().max(300), model: z.string().max(300) })

/**
 * Endpoints for giving and withdrawing consent. A contract exports each under its own name (`export const agreeToDrafts = consent.agree`),
 * by which the build identifies them. `agrees`, `ends`: the subject of the consent and the effect of its withdrawal, for the summaries.
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
      summary: `Consent to ${agrees}, for the given model only; \`conflict\` if another one is configured`,
      body: shown,
      response: z.object({}),
      errors: ['conflict', 'unavailable'],
    }),
    withdraw: endpoint({
      method: 'DELETE',
      path,
      summary: `Revoke consent; stops ${ends}`,
      response: z.object({}),
    }),
  }
}
