import { wallClock } from '#platform/contract/dates.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { toKg } from '../../gyms/gym.ts'
import type { Session } from '../../training/session.ts'
import { allSessions } from '../training/session-store.ts'

type Known = { id: string; name: string; sets: string }

/** The minute a session began in: on the wall, and as an instant. A wall is the same in whatever zone its file is brought. */
function placesOf({ startedAt, zone }: Pick<Session, 'startedAt' | 'zone'>): string[] {
  const at = new Date(startedAt)
  const { day, minutes } = wallClock(at, zone)
  return [`wall ${day} ${minutes}`, `at ${Math.floor(at.getTime() / 60_000)}`]
}

/** What was done, whatever ids it has. */
const setsOf = ({ sets }: Pick<Session, 'sets'>): string =>
  Object.values(sets)
    .filter(({ gone: removed }) => !removed)
    .map(({ weight, unit, amount }) => `${weight === null ? '' : toKg(weight, unit).toFixed(1)}×${(amount ?? 0).toFixed(1)}`)
    .toSorted()
    .join(' ')

/**
 * The sessions that somebody has, those they took away too, by when they began and what was done: how a session of a file is known again.
 * Neither its place in the file counts nor which app wrote it; a new name is no new session.
 */
export class SessionsHere {
  private readonly byPlace = new Map<string, Known[]>()
  private readonly byId = new Map<string, Known>()
  private readonly claimed = new Set<string>()
  count = 0

  static async load(db: Db, key: PersonKey, userId: string): Promise<SessionsHere> {
    const here = new SessionsHere()
    for await (const { session } of allSessions(db, key, userId)) {
      const known = { id: session.id, name: session.fields.name.value, sets: setsOf(session) }
      here.count++
      here.byId.set(session.id, known)
      for (const place of placesOf(session)) here.byPlace.set(place, [...(here.byPlace.get(place) ?? []), known])
    }
    return here
  }

  /** Each session of a file is to be asked for once. `isAlone`: the file has no other that began in this minute. */
  find(session: Session, isAlone: boolean): { isSame: boolean } | undefined {
    const sets = setsOf(session)
    const candidates = [this.byId.get(session.id), ...placesOf(session).flatMap((place) => this.byPlace.get(place) ?? [])].filter(
      (known): known is Known => known !== undefined && !this.claimed.has(known.id),
    )
    const found =
      candidates.find(({ id }) => id === session.id) ??
      candidates.find((known) => known.sets === sets) ??
      candidates.find(({ name }) => name === session.fields.name.value) ??
      (isAlone ? candidates[0] : undefined)
    if (!found) return undefined
    this.claimed.add(found.id)
    return { isSame: found.sets === sets }
  }
}
