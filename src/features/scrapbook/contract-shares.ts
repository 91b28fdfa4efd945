import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { bytes, endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { PageAnswer } from './contract.ts'

/** Links that one person can have, ended ones too. */
export const MAX_LINKS = 50
/** The longest life of a link. */
export const MAX_LINK_DAYS = 366

/** 24 random bytes in base64url. */
export const LinkToken = z.string().regex(/^[\w-]{32}$/)

export const BookLink = z.object({
  id: Id,
  book: Id,
  token: LinkToken,
  createdAt: Instant,
  expiresAt: Instant,
  endedAt: Instant.nullable(),
  isOpen: z.boolean(),
})
export type BookLink = z.infer<typeof BookLink>

export const listBookLinks = endpoint({
  method: 'GET',
  path: '/api/scrapbook/links',
  summary: 'List share links of scrapbooks, newest first, including ended ones until their deletion',
  response: z.array(BookLink),
})

export const addBookLink = endpoint({
  method: 'PUT',
  path: '/api/scrapbook/links/:id',
  summary: 'Create a public share link to a scrapbook, valid for at most 366 days; idempotent by id',
  freshProof: true,
  params: z.object({ id: Id }),
  body: z.object({ book: Id, expiresAt: Instant }),
  response: BookLink,
  errors: ['not_found', 'limit'],
})

export const endBookLink = endpoint({
  method: 'DELETE',
  path: '/api/scrapbook/links/:id',
  summary: 'Revoke a share link immediately, or delete an ended one',
  params: z.object({ id: Id }),
  response: z.object({ ended: z.literal(true) }),
  errors: ['not_found'],
})

const params = z.object({ token: LinkToken })

export const getLinkedBook = endpoint({
  method: 'GET',
  path: '/api/scrapbook/linked/:token',
  summary: 'Get a scrapbook by share link; same error for unknown, expired and revoked links',
  auth: 'public',
  params,
  response: z.object({ title: z.string(), pages: z.array(PageAnswer) }),
  errors: ['not_found', 'limit'],
})

export const getLinkedPicture = endpoint({
  method: 'GET',
  path: '/api/scrapbook/linked/:token/pictures/:id',
  summary: 'Get a picture on a page of a scrapbook by share link; supports byte ranges',
  auth: 'public',
  params: params.extend({ id: Id }),
  response: bytes(['image/webp']),
  errors: ['not_found', 'range', 'limit'],
})
