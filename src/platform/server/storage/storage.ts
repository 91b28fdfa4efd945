import type { Readable } from 'node:stream'

export type StoredObject = { size: number }

/**
 * Files that are too big for the database. Keys are `a/b/c` of safe characters. An object appears completely or not at all and
 * is never changed afterwards: a replacement gets a new key, so that caches and backups stay valid.
 */
export type Storage = {
  put(key: string, content: Readable | Uint8Array): Promise<StoredObject>
  /** Undefined when there is no such object. */
  stat(key: string): Promise<StoredObject | undefined>
  /** The bytes from `start` to `end`, both included; the whole by default. Throws not_found when there is none. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>
  readAll(key: string): Promise<Uint8Array | undefined>
  delete(key: string): Promise<void>
  /** Deletes every object below a folder, and the folder: `deleteAll('a/b')` deletes `a/b/c`, not `a/bc`. */
  deleteAll(folder: string): Promise<void>
  list(prefix: string): AsyncIterable<string>
  /** The same with each object's size. */
  sizes(prefix: string): AsyncIterable<{ key: string; size: number }>
}

const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i

/** Keys come from our own code; this check keeps a mistake there from reaching another folder. */
export function assertKey(key: string): void {
  if (!KEY.test(key) || key.length > 300) throw new Error('not a storage key')
}
