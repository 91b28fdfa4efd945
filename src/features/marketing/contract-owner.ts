import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Line, Lines, Mail } from './contract-text.ts'

export const OWNER_FIELDS = ['name', 'address', 'email'] as const
export type OwnerField = (typeof OWNER_FIELDS)[number]

/** The person who runs this installation; null: not given. */
export const Owner = z.object({ name: z.string().nullable(), address: z.string().nullable(), email: z.string().nullable() })
export type Owner = z.infer<typeof Owner>

export const getInstallationState = endpoint({
  method: 'GET',
  path: '/api/installation',
  summary: 'What a stranger may know of this installation: who runs it, as they chose to say, its version, and whether it mails',
  auth: 'public',
  response: z.object({
    owner: Owner,
    version: z.string(),
    /** Whether a message from the contact page is also mailed to the owner. */
    mails: z.boolean(),
  }),
})
export type InstallationState = z.infer<typeof getInstallationState.response>

export const getOwner = endpoint({
  method: 'GET',
  path: '/api/admin/owner',
  summary: 'What the public pages say of the person who runs this installation, and which of it the environment sets',
  auth: 'admin',
  response: Owner.extend({ byEnvironment: z.array(z.enum(OWNER_FIELDS)) }),
})

export const setOwner = endpoint({
  method: 'PUT',
  path: '/api/admin/owner',
  summary: 'Write or empty what the public pages say of the person who runs this installation; fields left out stay as they are',
  auth: 'admin',
  body: z.object({ name: Line(120).optional(), address: Lines(400).optional(), email: z.union([z.literal(''), Mail]).optional() }),
  response: Owner.extend({ byEnvironment: z.array(z.enum(OWNER_FIELDS)) }),
  errors: ['conflict'],
})
