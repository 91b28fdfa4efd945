import type { Config } from '../config/config.ts'
import type { Log } from '../log/log.ts'
import type { Connection } from './db.ts'
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts'

/**
 * The configured database: the server at DATABASE_URL, or the embedded one, started if need be.
 * `owner` is the app; a `guest` (worker, backup) joins a database that the app runs, or runs it itself meanwhile.
 */
export async function connectDatabase(
  config: Config,
  log: Log,
  role: 'owner' | 'guest',
): Promise<{ connection: Connection; stop(): Promise<void> }> {
  if (config.databaseUrl) return { connection: { connectionString: config.databaseUrl }, stop: async () => {} }
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    role,
    log: (level, message, fields = {}) => log[level](fields, message),
  })
  return { connection: postgres.connection, stop: () => postgres.stop() }
}
