import { z } from 'zod'

/**
 * Ids are UUIDv7 (RFC 9562): made by whoever creates the thing, so that creating twice is creating once. In small letters, as
 * the database writes them: what is sealed under an id is found under no other way of writing it.
 */
export const Id = z.uuid().toLowerCase()
export type Id = z.infer<typeof Id>
