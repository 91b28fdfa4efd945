import type { Config } from '../config/config.ts'
import type { Connection } from '../db/db.ts'
import type { Log } from '../log/log.ts'
import { openStorage } from '../storage/open-storage.ts'
import { backup } from './backup.ts'
import { openOpener, openSealer } from './sealing.ts'
import { verifyBackup, type Verified } from './verify.ts'

export type BackupMade = { bytes: number; verified: Verified | undefined }

/** Makes a backup as the settings say, and restores it for trial where `verify` asks for it. */
export async function makeBackup(options: {
  config: Config
  connection: Connection
  log: Log
  target: string
  verify: boolean
  say(line: string): void
}): Promise<BackupMade> {
  const { config, connection, log, target, verify, say } = options
  const sealer = config.backup.sealing && (await openSealer(config.backup.sealing))
  const source = { connection, storage: openStorage(config), dataDir: config.dataDir, say, seal: sealer?.seal }
  const { bytes } = await backup(source, target)
  if (!verify) return { bytes, verified: undefined }
  say('test-restoring it')
  return { bytes, verified: await verifyBackup(target, sealer?.tryOut ?? (await openOpener(config.backup)), config, log) }
}
