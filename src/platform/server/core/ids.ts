export { v7 as uuidv7 } from 'uuid'

/** The creation time of a UUIDv7, in epoch milliseconds (RFC 9562, 5.7). NaN for any other text. */
export const timeOfId = (uuid: string): number => Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16)
