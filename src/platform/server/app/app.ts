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

// One service each. A function takes only those that it needs (`app: HasClock & HasDb`), so that its type shows what it can access.
export interface HasConfig {
  config: Config
}
export interface HasLog {
  log: Log
}
export interface HasClock {
  clock: Clock
}
export interface HasDb {
  db: Db
}
/** The pool itself, for database work outside the stores. */
export interface HasDatabase {
  database: Database
}
export interface HasBroadcast {
  broadcast: Broadcast
}
export interface HasJobs {
  jobs: Jobs
}
export interface HasStorage {
  storage: Storage
}
export interface HasSessions {
  sessions: Sessions
}
export interface HasAi {
  /** The language model, when one is set up; asks nobody without the person's consent. */
  ai: Ai
}
export interface HasVault {
  /** Encrypts private writing, per person. */
  vault: Vault
}
export interface HasStopping {
  /** Aborted when the process is asked to stop; long work of features must end then. */
  stopping: AbortSignal
}
export interface HasSecret {
  /** The named secret of this installation, 32 bytes. */
  secret(name: string): Promise<Buffer>
}
/** Access to the contributions of features: `collect`, which slots.ts declares. */
export interface HasCollect {}
/** The services that features provide, which services.ts declares. */
export interface HasServices {}

/**
 * The platform's services together. Made once, at boot; nothing in it belongs to a person or a feature. Only code that assembles
 * the app and the slots of features use all of it (`npm run check` names the files); everything else takes the services that it needs.
 */
export interface App
  extends
    HasConfig,
    HasLog,
    HasClock,
    HasDb,
    HasDatabase,
    HasBroadcast,
    HasJobs,
    HasStorage,
    HasSessions,
    HasAi,
    HasVault,
    HasStopping,
    HasSecret,
    HasCollect,
    HasServices {}
