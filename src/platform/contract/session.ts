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
  isAdmin: z.boolean(),
  displayName: z.string().nullable(),
  /** `en`, `de`, or null: as the device says. */
  locale: z.string().nullable(),
  zone: Zone,
  /** Minutes after local midnight at which their day begins. */
  dayStart: z.int(),
  units: Units,
  createdAt: Instant,
})
export type User = z.infer<typeof User>

/** Who a request is made for, by id: answered with `other_person` when somebody else is signed in by now. */
export const EXPECTED_USER_HEADER = 'x-expected-user'

export const getUser = endpoint({ method: 'GET', path: '/api/user', summary: 'Who is signed in', auth: 'session', response: User })

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'End this session',
  auth: 'public',
  response: z.object({ message: z.string() }),
})
