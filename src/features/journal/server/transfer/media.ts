import { AppError } from '#platform/contract/errors.ts'
import type { App } from '#platform/server/app.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MAX_ATTACHMENT_BYTES } from '../../contract/attachments.ts'
import { removeObjects } from '../attachments/remove.ts'
import { storeBytes, type Stored } from '../attachments/receive.ts'
import { ArchiveError, type OpenArchive } from './archive.ts'

export type StoredFile = Stored

/** Files of an archive in storage, in their order; undefined where one is too large, empty, or cannot be unpacked. */
export async function storeFiles(
  app: App,
  key: PersonKey,
  userId: string,
  archive: OpenArchive,
  paths: readonly string[],
): Promise<(StoredFile | undefined)[]> {
  const sizes = new Map(archive.files.map(({ path, bytes }) => [path, bytes]))
  const stored: (StoredFile | undefined)[] = []
  try {
    for (const path of paths) {
      const size = sizes.get(path)
      const fits = size !== undefined && size > 0 && size <= MAX_ATTACHMENT_BYTES
      stored.push(fits ? await storeOne(app, key, userId, archive, path) : undefined)
    }
  } catch (error) {
    await discard(
      app,
      stored.filter((file) => file !== undefined),
    )
    throw error
  }
  return stored
}

async function storeOne(app: App, key: PersonKey, userId: string, archive: OpenArchive, path: string): Promise<StoredFile | undefined> {
  try {
    return await storeBytes(app, key, userId, (await archive.open(path)) as AsyncIterable<Uint8Array>)
  } catch (error) {
    const isTheirs = error instanceof ArchiveError || (error instanceof AppError && ['too_large', 'unsupported'].includes(error.code))
    const { code } = error as { code?: unknown }
    if (isTheirs || (typeof code === 'string' && code.startsWith('Z_'))) return undefined
    throw error
  }
}

export const discard = (app: App, files: readonly StoredFile[]): Promise<void> =>
  removeObjects(
    app,
    files.map(({ objectKey }) => objectKey),
  )
