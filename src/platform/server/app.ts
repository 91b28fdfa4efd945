import type { Config } from './config/config.ts'
import type { Clock } from './clock.ts'
import type { Broadcast } from './db/broadcast.ts'
import type { Database, Db } from './db/db.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Log } from './log/log.ts'
import type { Sessions } from './auth/sessions.ts'
import type { Storage } from './storage/storage.ts'

/** What the ground offers to every feature. Made once, at boot; nothing in it belongs to a person. */
export type App = {
  config: Config
  log: Log
  clock: Clock
  db: Db
  database: Database
  broadcast: Broadcast
  jobs: Jobs
  storage: Storage
  sessions: Sessions
  /** The named secret of this installation, 32 bytes. */
  secret(name: string): Promise<Buffer>
}
