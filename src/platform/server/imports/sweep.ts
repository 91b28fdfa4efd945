import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/config.ts'

/**
 * Takes away databases that earlier versions wrote down in plain to read them, should one of them have died in the middle.
 * Nothing writes there any more: an upload lies sealed in storage, and is opened in memory alone.
 */
export const sweepPlainImports = ({ dataDir }: Pick<Config, 'dataDir'>): Promise<void> =>
  rm(path.join(dataDir, 'cache', 'imports'), { recursive: true, force: true })
