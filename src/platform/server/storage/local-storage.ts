import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { notFound } from '#platform/contract/errors.ts'
import { fileReasons } from '#platform/contract/reasons.en.ts'
import { assertKey, type Storage } from './storage.ts'

const missing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Objects as files below a folder. Writes go to a draft beside them, are flushed to disk, and then renamed. */
export function localStorage(root: string): Storage {
  const drafts = path.join(root, '.drafts')
  const fileOf = (key: string) => {
    assertKey(key)
    return path.join(root, key)
  }

  return {
    async put(key, content) {
      const file = fileOf(key)
      await mkdir(drafts, { recursive: true, mode: 0o700 })
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
      const draft = path.join(drafts, randomUUID())
      try {
        await pipeline(
          content instanceof Uint8Array ? Readable.from([content]) : content,
          createWriteStream(draft, { mode: 0o600, flush: true }),
        )
        await rename(draft, file)
        await flushFolder(path.dirname(file))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      return { size: (await stat(file)).size }
    },

    async stat(key) {
      try {
        return { size: (await stat(fileOf(key))).size }
      } catch (error) {
        if (missing(error)) return undefined
        throw error
      }
    },

    async read(key, range) {
      const handle = await open(fileOf(key)).catch((error: unknown) => {
        throw missing(error) ? notFound(fileReasons.not_here()) : error
      })
      return createReadStream('', { fd: handle, ...range })
    },

    async readAll(key) {
      try {
        return await readFile(fileOf(key))
      } catch (error) {
        if (missing(error)) return undefined
        throw error
      }
    },

    delete: (key) => rm(fileOf(key), { force: true }),

    deleteAll: (folder) => rm(fileOf(folder), { recursive: true, force: true }),

    async *sizes(prefix) {
      for await (const key of this.list(prefix)) {
        const stored = await this.stat(key)
        // Deleted since it was listed.
        if (stored) yield { key, size: stored.size }
      }
    },

    async *list(prefix) {
      let entries
      try {
        entries = await opendir(path.join(root, prefix), { recursive: true })
      } catch (error) {
        if (missing(error)) return
        throw error
      }
      for await (const entry of entries) {
        if (!entry.isFile()) continue
        const key = path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')
        if (!key.startsWith('.')) yield key
      }
    },
  }
}

/** A rename is only on disk when its folder is. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } catch {
    // Some file systems cannot sync a folder; their renames are then as durable as they get.
  } finally {
    await handle.close()
  }
}
