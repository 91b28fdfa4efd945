import { AppError } from '#platform/contract/errors.ts'
import type { HasStorage } from '#platform/server/app/app.ts'
import { TaskError } from '#platform/server/isolation/task.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MAX_ATTACHMENT_BYTES } from '../../contract/attachments.ts'
import { removeObjects } from '../core/remove-files.ts'
import { storeBytes, type Stored } from '../attachments/receive.ts'
import type { Source } from './source-of.ts'

export type StoredFile = Stored

/** Stores files of an upload, in order; undefined for one that is too large, empty, or damaged (which calls `onDamaged`). */
export async function storeFiles(
  app: HasStorage,
  key: PersonKey,
  userId: string,
  source: Source,
  paths: readonly string[],
  onDamaged: (path: string) => void,
): Promise<(StoredFile | undefined)[]> {
  const sizes = new Map(source.files.map(({ path, bytes }) => [path, bytes]))
  const stored: (StoredFile | undefined)[] = []
  try {
    for (const path of paths) {
      const size = sizes.get(path)
      const fits = size !== undefined && size > 0 && size <= MAX_ATTACHMENT_BYTES
      const one = fits ? await storeOne(app, key, userId, source, path) : undefined
      if (fits && !one) onDamaged(path)
      stored.push(one)
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

async function storeOne(app: HasStorage, key: PersonKey, userId: string, source: Source, path: string): Promise<StoredFile | undefined> {
  try {
    return await storeBytes(app, key, userId, source.open(path))
  } catch (error) {
    if (error instanceof TaskError || (error instanceof AppError && ['too_large', 'unsupported'].includes(error.code))) return undefined
    throw error
  }
}

export const discard = (app: HasStorage, files: readonly StoredFile[]): Promise<void> =>
  removeObjects(
    app,
    files.map(({ objectKey }) => objectKey),
  )
