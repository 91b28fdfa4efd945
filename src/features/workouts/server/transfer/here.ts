import { wallClock } from '#platform/contract/dates.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { toKg } from '../../gyms/gym.ts'
import type { Session } from '../../training/session.ts'
import { allSessions } from '../training/session-store.ts'

type Known = { id: string; name: string; sets: string }

/** The minute in which a session began, as local time and as an instant. The local time does not depend on the zone of the import. */
function placesOf({ startedAt, zone }: Pick<Session, 'startedAt' | 'zone'>): string[] {
  const at = new Date(startedAt)
  const { day, minutes } = wallClock(at, zone)
  return [`wall ${day} ${minutes}`, `at ${Math.floor(at.getTime() / 60_000)}`]
}

/** The finished sets, compared without their ids. */
const setsOf = ({ sets }: Pick<Session, 'sets'>): string =>
  Object.values(sets)
    .filter(({ gone: removed }) => !removed)
    .map(({ weight, unit, amount }) => `${weight === null ? '' : toKg(weight, unit).toFixed(1)}×${(amount ?? 0).toFixed(1)}`)
    .toSorted()
    .join(' ')

/**
 * A person's sessions, deleted ones included, by their start and their sets, to recognise a session of a file. Its position in the file and
 * the app that wrote it do not matter; a session with a new name is still the same one.
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

  /** Call this once for each session of a file. `isAlone`: no other session of the file began in this minute. */
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
