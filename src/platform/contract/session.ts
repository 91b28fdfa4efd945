import { z } from 'zod'
import { Instant, Zone } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { Id } from './ids.ts'

export const Units = z.enum(['metric', 'imperial'])
export type Units = z.infer<typeof Units>

/** The signed-in person, as they see themselves. */
export const User = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  /** Requested and not confirmed yet: until then it has no effect. */
  pendingEmail: z.string().nullable(),
  isAdmin: z.boolean(),
  displayName: z.string().nullable(),
  /** `en`, `de`, or null: the device's language. */
  locale: z.string().nullable(),
  zone: Zone,
  /** Minutes after local midnight at which their day begins. */
  dayStart: z.int(),
  units: Units,
  createdAt: Instant,
})
export type User = z.infer<typeof User>

/** The id of the person for whom a request is made: the response is `other_person` when somebody else is signed in by now. */
export const EXPECTED_USER_HEADER = 'x-expected-user'

/** Why an endpoint with `freshProof` refuses: the web then asks for a proof of identity, and calls again. */
export const PROOF_WANTED = 'http.proof_wanted'

export const getUser = endpoint({ method: 'GET', path: '/api/user', summary: 'Get the signed-in user', response: User })

/** AES-256, base64. Always the same for one person: the next session can open data that a device encrypted in an earlier one. */
export const getUnsentKey = endpoint({
  method: 'GET',
  path: '/api/user/unsent-key',
  summary: 'Get the key with which a device encrypts unsent data when the session ends',
  response: z.object({ key: z.string() }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'End this session',
  auth: 'public',
  response: z.object({ message: z.string() }),
})
