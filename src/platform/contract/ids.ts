import { z } from 'zod'

/** Ids are UUIDv7 (RFC 9562): made by whoever creates the thing, so that creating twice is creating once. */
export const Id = z.uuid()
export type Id = z.infer<typeof Id>
