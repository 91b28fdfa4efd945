import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { REGISTRATION_MODES } from '#platform/contract/registration.ts'
import { accountReasons } from './reasons.en.ts'

// An admin sees the list of accounts and the storage they use, never what people wrote.

export const MAX_INVITATIONS = 100
export const MAX_USES = 50
export const MAX_INVITATION_DAYS = 90

const Mode = z.enum(REGISTRATION_MODES)

export const BackupRun = z.object({
  startedAt: Instant,
  endedAt: Instant,
  succeeded: z.boolean(),
  bytes: z.int().nullable(),
  problem: z.string().nullable(),
})
export type BackupRun = z.infer<typeof BackupRun>

export const getInstallation = endpoint({
  method: 'GET',
  path: '/api/admin/installation',
  summary: 'Get the registration mode, account counts, storage use and backups of the installation',
  auth: 'admin',
  response: z.object({
    registration: z.object({
      mode: Mode,
      /** `environment`: REGISTRATION decides, and the stored setting is ignored. */
      setBy: z.enum(['environment', 'setting', 'default']),
    }),
    /** Whether the installation can send mail. */
    mails: z.boolean(),
    accounts: z.object({ all: z.int(), locked: z.int() }),
    /** In bytes. `limit`: for all people together. `free`: on the disk, null where unknown. */
    storage: z.object({ used: z.int(), perPerson: z.int(), limit: z.int(), free: z.int().nullable() }),
    /** `isOn`: a backup is made each night. `runs`: the latest few. */
    backups: z.object({ isOn: z.boolean(), runs: z.array(BackupRun) }),
  }),
})
export type Installation = z.infer<typeof getInstallation.response>

export const setRegistration = endpoint({
  method: 'PUT',
  path: '/api/admin/registration',
  summary: 'Set the registration mode',
  auth: 'admin',
  freshProof: true,
  body: z.object({ mode: Mode }),
  response: z.object({ mode: Mode }),
  errors: ['conflict'],
})

export const INVITATION_STATES = ['open', 'spent', 'expired', 'revoked'] as const

export const Invitation = z.object({
  id: Id,
  /** The admin's own label for the invitation. */
  note: z.string(),
  /** The address the invitation was mailed to, while it is still open. */
  email: z.string().nullable(),
  uses: z.int(),
  usesLeft: z.int(),
  state: z.enum(INVITATION_STATES),
  createdAt: Instant,
  expiresAt: Instant,
})
export type Invitation = z.infer<typeof Invitation>

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/admin/invitations',
  summary: 'List invitations of the requesting admin, newest first; deleted a month after expiry or revocation',
  auth: 'admin',
  response: z.object({ invitations: z.array(Invitation) }),
})

export const makeInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitations',
  summary: 'Create an invitation: a link, returned only once, or a mail to one address, valid for one use',
  auth: 'admin',
  freshProof: true,
  body: z.object({
    note: z
      .string()
      .trim()
      .max(80)
      .regex(/^\P{Cc}*$/u, accountReasons.line.id),
    email: z.string().trim().max(254).pipe(z.email(accountReasons.address_form.id)).optional(),
    uses: z.int().min(1).max(MAX_USES),
    days: z.int().min(1).max(MAX_INVITATION_DAYS),
  }),
  response: z.object({ invitation: Invitation, link: z.string().nullable() }),
  errors: ['conflict', 'limit'],
})

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/admin/invitations/:id',
  summary: 'Revoke an invitation; its link becomes invalid',
  auth: 'admin',
  params: z.object({ id: Id }),
  response: Invitation,
  errors: ['not_found'],
})

export const Account = z.object({
  id: Id,
  username: z.string(),
  displayName: z.string().nullable(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  isAdmin: z.boolean(),
  createdAt: Instant,
  lastSeenAt: Instant.nullable(),
  /** Bytes of the person's files. */
  bytes: z.int(),
  lockedAt: Instant.nullable(),
})
export type Account = z.infer<typeof Account>

export const ACCOUNTS_PER_PAGE = 30

export const listAccounts = endpoint({
  method: 'GET',
  path: '/api/admin/accounts',
  summary: 'List accounts, newest first, 30 per page, with identity and storage use, never their content',
  auth: 'admin',
  query: z.object({
    /** Matches username, name or address. */
    search: z.string().trim().max(100).optional(),
    /** The last account of the previous page. */
    after: Id.optional(),
  }),
  response: z.object({ accounts: z.array(Account), more: z.boolean() }),
})

export const ACCOUNT_ACTS = ['lock', 'unlock', 'sign_out', 'reset_limits', 'make_admin'] as const
export type AccountAct = (typeof ACCOUNT_ACTS)[number]

export const actOnAccount = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/:id/acts',
  summary: 'Lock or unlock an account, sign it out everywhere, reset its limits and failed attempts, or make it an admin',
  auth: 'admin',
  freshProof: true,
  params: z.object({ id: Id }),
  body: z.object({ act: z.enum(ACCOUNT_ACTS) }),
  response: Account,
  errors: ['not_found', 'conflict'],
})

export const eraseAccountOf = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/:id/erase',
  summary: 'Delete an account and all its data, at its owner’s request',
  auth: 'admin',
  freshProof: true,
  params: z.object({ id: Id }),
  /** The username of the account, typed out as a confirmation. */
  body: z.object({ username: z.string().trim().max(40) }),
  response: z.object({ message: z.string() }),
  errors: ['not_found', 'conflict'],
})

/** Actions of admins that are recorded. */
export const ADMIN_ACTS = [
  'registration_changed',
  'invited',
  'invitation_revoked',
  'locked',
  'unlocked',
  'signed_out',
  'limits_reset',
  'made_admin',
  'erased',
] as const

export const AdminAct = z.object({
  id: Id,
  kind: z.enum(ADMIN_ACTS),
  /** The admin's name; null if that account no longer exists. */
  by: z.string().nullable(),
  /** Name of the account concerned; null if none was, or if it no longer exists. */
  of: z.string().nullable(),
  /** The chosen value, for actions that choose one. */
  about: z.string(),
  at: Instant,
})
export type AdminAct = z.infer<typeof AdminAct>

export const ACTS_PER_PAGE = 30

export const listActs = endpoint({
  method: 'GET',
  path: '/api/admin/acts',
  summary: 'List recorded admin actions, newest first, 30 per page',
  auth: 'admin',
  query: z.object({ after: Id.optional() }),
  response: z.object({ acts: z.array(AdminAct), more: z.boolean() }),
})
