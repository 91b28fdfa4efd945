import { statfs } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { AppError } from '#platform/contract/errors.ts'
import { storageReasons } from '#platform/contract/reasons.en.ts'
import type { Db } from '../db/db.ts'
import type { Storage } from './storage.ts'
import { ownerOf, releaseBytes, reserveBytes, type Refused, type StorageLimits } from './usage.ts'

/** A stream's length is not known before its end: it is counted ahead in steps that grow with it, up to this. */
const LARGEST_STEP = 8 * 1024 ** 2
/** This much of the disk stays free: the database, which may be on it, must remain able to write. */
export const DISK_RESERVE = 1024 ** 3

export type Disk = {
  /** Bytes that are free where files lie; undefined: nobody knows, as in an object store. */
  free(): Promise<number | undefined>
}

export function diskAt(folder: string): Disk {
  return {
    async free() {
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
  }
}

/**
 * A storage in which everybody's files are counted, and refused with `limit` when they would be more than the person or the
 * installation may have, or than the disk can take. Nothing that is there already is ever taken away.
 */
export function meteredStorage(storage: Storage, { db, limits, disk }: { db: Db; limits: StorageLimits; disk: Disk }): Storage {
  async function assertDisk(bytes: number): Promise<void> {
    const free = await disk.free()
    if (free !== undefined && free - bytes < DISK_RESERVE) throw new AppError('limit', storageReasons.disk_full())
  }

  async function reserve(owner: string, bytes: number): Promise<void> {
    const refused = await reserveBytes(db, owner, bytes, limits)
    if (refused) throw noRoomError(refused)
  }

  return {
    ...storage,

    async put(key, content) {
      const owner = ownerOf(key)
      await assertDisk(content instanceof Uint8Array ? content.length : 0)
      if (!owner) return storage.put(key, content)
      let reserved = 0
      const take = async (bytes: number) => {
        await reserve(owner, bytes)
        reserved += bytes
      }
      async function* counted(source: Readable): AsyncGenerator<Uint8Array> {
        let written = 0
        for await (const part of source as AsyncIterable<Uint8Array>) {
          written += part.length
          const missing = written - reserved
          if (missing > 0) {
            const step = Math.min(LARGEST_STEP, written)
            await assertDisk(step)
            // Near the limit the last bytes still fit, one by one.
            await take(Math.max(step, missing)).catch(() => take(missing))
          }
          yield part
        }
      }
      const replaced = (await storage.stat(key))?.size ?? 0
      try {
        if (content instanceof Uint8Array) await take(content.length)
        const stored = await storage.put(
          key,
          content instanceof Uint8Array ? content : Readable.from(counted(content), { objectMode: false }),
        )
        await releaseBytes(db, owner, reserved + replaced - stored.size)
        return stored
      } catch (error) {
        await releaseBytes(db, owner, reserved)
        throw error
      }
    },

    async delete(key) {
      const owner = ownerOf(key)
      const stored = owner && (await storage.stat(key))
      await storage.delete(key)
      if (owner && stored) await releaseBytes(db, owner, stored.size)
    },

    async deleteAll(folder) {
      const owner = ownerOf(folder)
      let bytes = 0
      if (owner) for await (const { size } of storage.sizes(folder)) bytes += size
      await storage.deleteAll(folder)
      if (owner) await releaseBytes(db, owner, bytes)
    },
  }
}

export function noRoomError({ by, used, limit }: Refused): AppError {
  const reason = by === 'person' ? storageReasons.person_full({ gigabytes: gigabytes(limit) }) : storageReasons.all_full()
  // How much all others have is not for everybody to know.
  return new AppError('limit', reason, by === 'person' ? { used, limit } : {})
}

const gigabytes = (bytes: number) => Math.round((bytes / 1024 ** 3) * 100) / 100
