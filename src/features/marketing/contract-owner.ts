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
  summary: 'Get public information about the installation: owner details, version, and whether contact messages are mailed',
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
  summary: 'Get the public owner details, and the fields that the environment sets',
  auth: 'admin',
  response: Owner.extend({ byEnvironment: z.array(z.enum(OWNER_FIELDS)) }),
})

export const setOwner = endpoint({
  method: 'PUT',
  path: '/api/admin/owner',
  summary: 'Update the given owner details; an empty value clears a field; `conflict` for fields that the environment sets',
  auth: 'admin',
  body: z.object({ name: Line(120).optional(), address: Lines(400).optional(), email: z.union([z.literal(''), Mail]).optional() }),
  response: Owner.extend({ byEnvironment: z.array(z.enum(OWNER_FIELDS)) }),
  errors: ['conflict'],
})
