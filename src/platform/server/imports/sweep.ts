import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/config.ts'

/**
 * Deletes databases that earlier versions stored unencrypted in order to read them, in case one of them died in the middle.
 * The current version never writes there: an upload is encrypted in storage, and opened in memory only.
 */
export const sweepPlainImports = ({ dataDir }: Pick<Config, 'dataDir'>): Promise<void> =>
  rm(path.join(dataDir, 'cache', 'imports'), { recursive: true, force: true })
