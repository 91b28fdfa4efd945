import { sql } from '#platform/server/db/drizzle.ts'
import type { Db } from '../db/db.ts'
import { CHANNEL } from '../db/broadcast.ts'

/** A slow task that runs without the person, in the form that features supply for one common list. */
export type SlowWork = {
  /** Unique within its kind. */
  id: string
  kind: 'import' | 'export' | 'render' | 'picture'
  /** A file's name or a title; null without one. */
  title: string | null
  /** `asks`: it waits for the person. */
  state: 'waiting' | 'running' | 'asks' | 'done' | 'failed' | 'cancelled'
  /** 0 to 1; null while nobody knows. */
  progress: number | null
  /** Why it failed: a reason's id, or a code of the kind. */
  failure: string | null
  /** When it began, or was changed last. */
  at: Date
  canCancel: boolean
  canRetry: boolean
}

export const SLOW_WORK_TOPIC = 'slow-work'

/** Says to every process that a person's slow work moved; in a transaction, when it commits. */
export async function announceSlowWork(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${`${SLOW_WORK_TOPIC} ${userId}`})`)
}
