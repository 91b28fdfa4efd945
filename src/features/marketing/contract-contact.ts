import { z } from 'zod'
import { Instant } from '#platform/contract/dates.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/ids.ts'
import { Line, Lines, Mail } from './contract-text.ts'

export const MOST_MESSAGE_TEXT = 5000
export const MOST_MESSAGE_NAME = 80
/** Days after which messages are deleted. */
export const MESSAGE_DAYS = 180
export const MOST_MESSAGES = 1000

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  summary: 'Send a message to the owner of the installation; stored, and also mailed if mail is configured; idempotent by id',
  auth: 'public',
  body: z.object({
    /** Created by the sender, so that a repeated message is stored once. */
    id: Id,
    name: Line(MOST_MESSAGE_NAME),
    email: Mail,
    text: Lines(MOST_MESSAGE_TEXT).pipe(z.string().min(1)),
    /** Honeypot, hidden from people. A message with a value comes from a program and is not stored. */
    website: z.string().max(2000).optional(),
  }),
  response: z.object({
    /** Whether a mail to the owner was queued as well. */
    mailed: z.boolean(),
  }),
  errors: ['limit'],
})

export const ContactMessage = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  /** Null: it was sealed with a key that the installation no longer has. */
  text: z.string().nullable(),
  sentAt: Instant,
  answeredAt: Instant.nullable(),
})
export type ContactMessage = z.infer<typeof ContactMessage>

export const MESSAGES_PER_PAGE = 20

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/admin/messages',
  summary: 'List contact messages, newest first; paginated, 20 per page',
  auth: 'admin',
  query: z.object({ after: Id.optional() }),
  response: z.object({
    messages: z.array(ContactMessage),
    more: z.boolean(),
    /** Total number of messages that are not marked as answered. */
    open: z.int(),
  }),
})

export const markMessage = endpoint({
  method: 'PUT',
  path: '/api/admin/messages/:id',
  summary: 'Mark a contact message as answered or open',
  auth: 'admin',
  params: z.object({ id: Id }),
  body: z.object({ answered: z.boolean() }),
  response: ContactMessage,
  errors: ['not_found'],
})

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/admin/messages/:id',
  summary: 'Delete a contact message',
  auth: 'admin',
  params: z.object({ id: Id }),
  response: z.object({ removed: z.literal(true) }),
  errors: ['not_found'],
})
