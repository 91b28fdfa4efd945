import type { LocalDay } from '#platform/contract/dates.ts'
import type { HubCard } from '#platform/contract/hub.ts'
import type { Ai } from './ai/ai.ts'
import type { ActSubject } from './activity/acts.ts'
import type { Person, Sessions } from './auth/sessions.ts'
import type { Config } from './config/config.ts'
import type { Clock } from './clock.ts'
import type { Broadcast } from './db/broadcast.ts'
import type { Database, Db } from './db/db.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Log } from './log/log.ts'
import type { ExportFile } from './export-file.ts'
import type { DayMood, InsightFactor } from './day-facts.ts'
import type { ReminderSource } from './reminders/source.ts'
import type { Storage } from './storage/storage.ts'
import type { Vault } from './vault/vault.ts'

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
  /** The language model, when one is set up; asks nobody without the person's consent. */
  ai: Ai
  /** Seals private writing, per person. */
  vault: Vault
  /** What every feature has for a person's hub, in the order of the features. */
  hubCards(person: Person): Promise<HubCard[]>
  /** The areas that the person came for; nothing when they did not say. */
  chosenAreas(userId: string): Promise<readonly string[]>
  /** Ids of the features there are. */
  features: ReadonlySet<string>
  /** The feature's part that knows what reminders of this owner are about. */
  reminderSource(owner: string): ReminderSource | undefined
  reminderOwners(): readonly string[]
  /** To be called in the transaction that changes a person's zone or day boundary. */
  personMoved(tx: Db, userId: string, zone: string): Promise<void>
  /** What the features know of days that may go with mood. */
  insightFactors(person: Person, from: LocalDay, to: LocalDay): Promise<InsightFactor[]>
  /** Mood per day, from the feature that has it; nothing without one. */
  moodByDay(person: Person, from: LocalDay, to: LocalDay): Promise<DayMood[]>
  /** Names of what acts were about, by subject, from the features that know them. */
  actNames(person: Person, subjects: readonly ActSubject[]): Promise<Map<string, string>>
  /** Aborted when the process is asked to stop: long work of a feature ends with it. */
  stopping: AbortSignal
  /** The named secret of this installation, 32 bytes. */
  secret(name: string): Promise<Buffer>
  /** Everything that the features keep about a person. */
  exportUser(userId: string): Promise<ExportFile[]>
  /** Lets every feature take away what the deletion of the user's row will not; to be called just before that. */
  eraseUser(userId: string): Promise<void>
}
