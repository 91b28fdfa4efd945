import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { REGISTRATION_MODES } from '#platform/contract/registration.ts'

/** A token from a link. */
export const LinkToken = z.string().min(20).max(200)

export const getJoining = endpoint({
  method: 'GET',
  path: '/api/joining',
  summary: 'Get the current rule for creating accounts',
  auth: 'public',
  response: z.object({
    /** `first`: nobody has an account yet, and the person who creates the first one becomes the admin. */
    way: z.enum(['first', ...REGISTRATION_MODES]),
    /** Whether the first account needs the set-up token from the server's log. */
    setUpToken: z.boolean(),
  }),
})

export const lookAtInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/look',
  summary: 'Get the inviting person, address and expiry of an invitation link, without using it up',
  auth: 'public',
  body: z.object({ token: LinkToken }),
  response: z.object({
    /** The inviting person's name and nothing else about them. */
    invitedBy: z.string(),
    /** The address that the invitation was mailed to. */
    email: z.string().nullable(),
    expiresAt: Instant,
  }),
  errors: ['forbidden', 'limit'],
})
