import { z } from 'zod'

/**
 * Ids are UUIDv7 (RFC 9562), made by the creator of the thing, so that a repeated creation has no effect. In lower case, like in
 * the database: data encrypted under an id is found only under this spelling.
 */
export const Id = z.uuid().toLowerCase()
export type Id = z.infer<typeof Id>
