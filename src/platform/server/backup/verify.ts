import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts'
import { openMasterKeys } from '../vault/master-key.ts'
import { assertKeysOpen } from '../vault/vault.ts'
import { openDatabase } from '../db/db.ts'
import type { Log } from '../log/log.ts'
import { restore } from './restore.ts'
import type { Opener } from './sealing.ts'

export type Verified = { tables: number; rows: number; files: number }

/**
 * Restores a backup as a test: into an embedded database in a temporary folder, which is deleted afterwards. All rows counted at the
 * backup must be present, every stored file must be readable to its end, and the keys in it (or those that the owner stores
 * elsewhere) must decrypt people's keys. Throws otherwise. Files are read and not stored, so that it takes little room.
 */
export async function verifyBackup(file: string, opener: Opener, { masterKey }: Pick<Config, 'masterKey'>, log: Log): Promise<Verified> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fernwell-trial-'))
  const postgres = await startEmbeddedPostgres({
    dataDir,
    role: 'owner',
    log: (level, message, fields = {}) => log[level](fields, message),
  })
  try {
    let files = 0
    const manifest = await restore(
      {
        connection: postgres.connection,
        dataDir,
        opener,
        say: () => {},
        storage: {
          async put(_key, content) {
            let size = 0
            for await (const part of content as AsyncIterable<Uint8Array>) size += part.length
            files++
            return { size }
          },
        },
      },
      file,
    )
    const database = openDatabase(postgres.connection, log, 1)
    await assertKeysOpen(database.db, openMasterKeys({ dataDir, masterKey })).finally(() => database.close())
    return { tables: manifest.tables.length, rows: manifest.tables.reduce((sum, { rows = 0 }) => sum + rows, 0), files }
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
