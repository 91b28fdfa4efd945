import { v5 as uuidv5 } from 'uuid'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import type { Habit } from '../../contract.ts'
import { habitsOf, idsBySource } from '../store.ts'
import type { ParsedHabit } from './parsed-habit.ts'
import type { Source } from './source.ts'

export const sourceDigest = (key: PersonKey, source: Source, sourceId: string): Buffer => key.digest('habit-import', source, sourceId)

/** Finds the existing habit that corresponds to a habit of a file. */
export class Targets {
  readonly habits: ReadonlyMap<string, Habit>
  private readonly bySource: ReadonlyMap<string, string>
  private readonly claimed = new Set<string>()
  private readonly key: PersonKey
  private readonly userId: string
  private readonly source: Source

  private constructor(
    key: PersonKey,
    userId: string,
    source: Source,
    habits: ReadonlyMap<string, Habit>,
    bySource: ReadonlyMap<string, string>,
  ) {
    this.key = key
    this.userId = userId
    this.source = source
    this.habits = habits
    this.bySource = bySource
  }

  static async load(db: Db, key: PersonKey, userId: string, source: Source): Promise<Targets> {
    const habits = new Map((await habitsOf(db, key, userId)).map((habit) => [habit.id, habit]))
    return new Targets(key, userId, source, habits, await idsBySource(db, userId))
  }

  /** Must be called once for each habit of the file, in the file's order. */
  find({ sourceId, earlierId }: ParsedHabit): Habit | undefined {
    const candidates = [
      this.source === 'fernwell' ? sourceId : undefined,
      this.bySource.get(sourceDigest(this.key, this.source, sourceId).toString('hex')),
      // Earlier versions derived the habit's own id from its origin.
      uuidv5(`${this.source}/${earlierId ?? sourceId}`, this.userId),
    ]
    const id = candidates.find((one) => one !== undefined && this.habits.has(one) && !this.claimed.has(one))
    if (id === undefined) return undefined
    this.claimed.add(id)
    return this.habits.get(id)
  }
}
