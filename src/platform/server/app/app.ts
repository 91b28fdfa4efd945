import type { Ai } from '../ai/ai.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { Config } from '../config/config.ts'
import type { Clock } from '../core/clock.ts'
import type { Broadcast } from '../db/broadcast.ts'
import type { Database, Db } from '../db/db.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Log } from '../log/log.ts'
import type { Storage } from '../storage/storage.ts'
import type { Vault } from '../vault/vault.ts'

/** The platform's services; slots.ts adds `collect`. Made once, at boot; nothing in it belongs to a person or a feature. */
export interface App {
  config: Config
  log: Log
  clock: Clock
  db: Db
  database: Database
  broadcast: Broadcast
  jobs: Jobs
  storage: Storage
  sessions: Sessions
  /** The language model, when one is set up; asks nobody without the person's consent. */
  ai: Ai
  /** Seals private writing, per person. */
  vault: Vault
  /** Aborted when the process is asked to stop: long work of a feature ends with it. */
  stopping: AbortSignal
  /** The named secret of this installation, 32 bytes. */
  secret(name: string): Promise<Buffer>
}
