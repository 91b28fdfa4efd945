import { and, asc, eq, gte, lte, min } from '#platform/server/db/drizzle.ts'
import { addDays, localDayOf, type LocalDay } from '#platform/contract/dates.ts'
import { AppError } from '#platform/contract/errors.ts'
import type { HasClock, HasDb, HasVault } from '#platform/server/app/app.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { givingWay } from '#platform/server/core/give-way.ts'
import { assertCount } from '#platform/server/db/count-limit.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MAX_ENTRIES, NO_PROFILE, type Entry, type EntryFields, type Profile, type ProfileChange } from '../contract.ts'
import { measurementsReasons } from '../reasons.en.ts'
import { measurementsEntries, measurementsProfiles } from './tables.ts'

type Sealed = Pick<Entry, 'values' | 'note'>

const entry = (id: string) => `measurements-entry/${id}`
const PROFILE = 'measurements-profile'

export const sealEntry = (key: PersonKey, id: string, { values, note }: Sealed) => key.seal(entry(id), JSON.stringify({ values, note }))
const openEntry = (key: PersonKey, id: string, sealed: Buffer) => JSON.parse(key.open(entry(id), sealed).toString()) as Sealed

export const sealProfile = (key: PersonKey, profile: Profile) => key.seal(PROFILE, JSON.stringify(profile))
const openProfile = (key: PersonKey, sealed: Buffer): Profile => ({
  ...NO_PROFILE,
  ...(JSON.parse(key.open(PROFILE, sealed).toString()) as Partial<Profile>),
})

const of = (userId: string) => eq(measurementsEntries.userId, userId)
/** Entries to decrypt before the event loop gets a turn: about three milliseconds of work. */
const OPENED_AT_ONCE = 250

/** Entries between two days, both included, in order; all of them by default. */
export async function entriesOf(
  db: Db,
  key: PersonKey,
  userId: string,
  { from, to }: { from?: LocalDay | undefined; to?: LocalDay | undefined } = {},
): Promise<Entry[]> {
  const rows = await db
    .select()
    .from(measurementsEntries)
    .where(and(of(userId), from ? gte(measurementsEntries.day, from) : undefined, to ? lte(measurementsEntries.day, to) : undefined))
    .orderBy(asc(measurementsEntries.day), asc(measurementsEntries.at), asc(measurementsEntries.id))
    .limit(MAX_ENTRIES)
  const pause = givingWay(OPENED_AT_ONCE)
  const entries: Entry[] = []
  for (const { id, day, at, sealed } of rows) {
    await pause(1)
    entries.push({ id, day, at: at.toISOString(), ...openEntry(key, id, sealed) })
  }
  return entries
}

export async function firstDayOf(db: Db, userId: string): Promise<LocalDay | null> {
  const [row] = await db
    .select({ day: min(measurementsEntries.day) })
    .from(measurementsEntries)
    .where(of(userId))
  return row?.day ?? null
}

/** Writes an entry or changes it. Throws `limit` beyond MAX_ENTRIES. */
export async function writeEntry(tx: Db, key: PersonKey, userId: string, id: string, fields: EntryFields): Promise<Entry> {
  const row = { day: fields.day, at: new Date(fields.at), sealed: sealEntry(key, id, fields) }
  await tx
    .insert(measurementsEntries)
    .values({ userId, id, ...row })
    .onConflictDoUpdate({ target: [measurementsEntries.userId, measurementsEntries.id], set: row })
  const error = () => new AppError('limit', measurementsReasons.too_many({ most: MAX_ENTRIES }))
  await assertCount(tx, measurementsEntries, userId, { most: MAX_ENTRIES, error })
  return { id, ...fields }
}

/** Throws `invalid` for a day after tomorrow: a time zone can be ahead of the server's by one day at most. */
export function assertNotAhead(app: HasClock, { zone, dayStart }: Pick<Person, 'zone' | 'dayStart'>, day: LocalDay): void {
  if (day > addDays(localDayOf(app.clock.now(), zone, dayStart), 1)) throw new AppError('invalid', measurementsReasons.in_future())
}

/** Writes an entry or changes it, on a person's request. Throws `invalid` and `limit`. */
export async function keepEntry(app: HasClock & HasDb & HasVault, person: Person, id: string, fields: EntryFields): Promise<Entry> {
  assertNotAhead(app, person, fields.day)
  const key = await app.vault.keyOf(person.id)
  return app.db.transaction((tx) => writeEntry(tx, key, person.id, id, fields))
}

export async function removeEntry(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(measurementsEntries).where(and(of(userId), eq(measurementsEntries.id, id)))
}

/** The person's body profile; undefined before they saved one. */
export async function savedProfile(db: Db, key: PersonKey, userId: string, { lock = false } = {}): Promise<Profile | undefined> {
  const query = db.select().from(measurementsProfiles).where(eq(measurementsProfiles.userId, userId))
  const [row] = lock ? await query.for('update') : await query
  return row && openProfile(key, row.sealed)
}

export const profileOf = async (db: Db, key: PersonKey, userId: string): Promise<Profile> =>
  (await savedProfile(db, key, userId)) ?? NO_PROFILE

/** Changes only the given fields, so two devices can change different fields at once. */
export async function changeProfile(tx: Db, key: PersonKey, userId: string, change: ProfileChange): Promise<Profile> {
  // Creates a row to lock: of two concurrent first changes, one waits here.
  await tx
    .insert(measurementsProfiles)
    .values({ userId, sealed: sealProfile(key, NO_PROFILE) })
    .onConflictDoNothing()
  const profile = { ...(await savedProfile(tx, key, userId, { lock: true })), ...change } as Profile
  await tx
    .update(measurementsProfiles)
    .set({ sealed: sealProfile(key, profile) })
    .where(eq(measurementsProfiles.userId, userId))
  return profile
}
