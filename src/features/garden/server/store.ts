import { and, asc, eq, sql } from '#platform/server/db/drizzle.ts'
import { dayNumber, type LocalDay } from '#platform/contract/dates.ts'
import { AppError } from '#platform/contract/errors.ts'
import { actDaysSince } from '#platform/server/activity/acts.ts'
import { standingOf } from '#platform/server/activity/activity.ts'
import type { Db } from '#platform/server/db/db.ts'
import type { PersonKey } from '#platform/server/vault/vault.ts'
import { MAX_ARRANGED, type PlantedSeed } from '../contract.ts'
import type { Arranged } from '../garden.ts'
import { isSeedSpecies, MAX_SEEDS, SEED_SPECIES, type SeedSpecies } from '../seeds.ts'
import { gardenPlants, gardenPurses, gardenSeeds } from './tables.ts'
import { gardenReasons } from '../reasons.en.ts'

type Words = Omit<Arranged, 'key'>

const context = (key: string) => `garden-plant/${key}`
const read = (vault: PersonKey, key: string, sealed: Buffer): Words => JSON.parse(vault.open(context(key), sealed).toString()) as Words

/** The names and places that the person gave to their plants. At most MAX_ARRANGED. */
export async function arrangementOf(db: Db, vault: PersonKey, userId: string): Promise<Arranged[]> {
  const rows = await db
    .select()
    .from(gardenPlants)
    .where(eq(gardenPlants.userId, userId))
    .orderBy(asc(gardenPlants.plantKey))
    .limit(MAX_ARRANGED)
  return rows.map(({ plantKey, sealed }) => ({ key: plantKey, ...read(vault, plantKey, sealed) }))
}

/** Changes the given parts of a plant's name and place. Deletes the row if neither remains. */
export async function arrange(tx: Db, vault: PersonKey, userId: string, key: string, change: Partial<Words>): Promise<Arranged> {
  await lockPurse(tx, userId)
  const own = and(eq(gardenPlants.userId, userId), eq(gardenPlants.plantKey, key))
  const [row] = await tx.select().from(gardenPlants).where(own)
  const next: Words = { name: null, x: null, y: null, ...(row && read(vault, key, row.sealed)), ...change }
  if (next.name === null && next.x === null) await tx.delete(gardenPlants).where(own)
  else {
    if (!row && (await tx.$count(gardenPlants, eq(gardenPlants.userId, userId))) >= MAX_ARRANGED)
      throw new AppError('limit', gardenReasons.arranged_too_many({ most: MAX_ARRANGED }))
    const sealed = vault.seal(context(key), JSON.stringify(next))
    await tx
      .insert(gardenPlants)
      .values({ userId, plantKey: key, sealed })
      .onConflictDoUpdate({ target: [gardenPlants.userId, gardenPlants.plantKey], set: { sealed } })
  }
  return { key, ...next }
}

/** Resets every place but not the names. Returns how many plants had been moved. */
export async function deleteArrangement(tx: Db, vault: PersonKey, userId: string): Promise<number> {
  await lockPurse(tx, userId)
  let moved = 0
  for (const { key, name, x } of await arrangementOf(tx, vault, userId)) {
    if (x === null) continue
    moved++
    const own = and(eq(gardenPlants.userId, userId), eq(gardenPlants.plantKey, key))
    if (name === null) await tx.delete(gardenPlants).where(own)
    else
      await tx
        .update(gardenPlants)
        .set({ sealed: vault.seal(context(key), JSON.stringify({ name, x: null, y: null })) })
        .where(own)
  }
  return moved
}

/** Points spent so far; the person's row is locked until the transaction ends. */
export async function lockPurse(tx: Db, userId: string): Promise<number> {
  await tx.insert(gardenPurses).values({ userId, spent: 0 }).onConflictDoNothing()
  const [purse] = await tx.select().from(gardenPurses).where(eq(gardenPurses.userId, userId)).for('update')
  return purse!.spent
}

export async function spentBy(db: Db, userId: string): Promise<number> {
  const [purse] = await db.select().from(gardenPurses).where(eq(gardenPurses.userId, userId))
  return purse?.spent ?? 0
}

/** The person's seeds, oldest first. `since` is the first day that the garden lists: earlier days of care are only counted. */
export async function seedsOf(db: Db, userId: string, since: LocalDay): Promise<PlantedSeed[]> {
  const rows = await db
    .select()
    .from(gardenSeeds)
    .where(eq(gardenSeeds.userId, userId))
    .orderBy(asc(gardenSeeds.plantedDay), asc(gardenSeeds.id))
    .limit(MAX_SEEDS)
  const old = rows.map(({ plantedDay }) => plantedDay).filter((day) => day < since)
  const before = await actDaysSince(db, userId, old, since)
  return rows.flatMap((row) => {
    const species = row.species as SeedSpecies
    if (!isSeedSpecies(species)) return []
    return [{ id: row.id, species, planted: dayNumber(row.plantedDay), before: before.get(row.plantedDay) ?? 0, price: row.price }]
  })
}

export async function hasSeed(db: Db, userId: string, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: gardenSeeds.id })
    .from(gardenSeeds)
    .where(and(eq(gardenSeeds.userId, userId), sql`${gardenSeeds.id}::text = ${id}`))
  return row !== undefined
}

/**
 * Buys a seed: once for an id, and never beyond the available points, because purchases of one person are serialized. Throws
 * `conflict` if the points do not suffice, `limit` if the bed is full.
 */
export async function buy(
  tx: Db,
  userId: string,
  { id, species }: { id: string; species: SeedSpecies },
  { today, now }: { today: LocalDay; now: Date },
): Promise<{ seed: PlantedSeed; points: number; spent: number }> {
  const spent = await lockPurse(tx, userId)
  const { points } = await standingOf(tx, userId, today)
  const [known] = await tx
    .select()
    .from(gardenSeeds)
    .where(and(eq(gardenSeeds.userId, userId), eq(gardenSeeds.id, id)))
  if (known) {
    const seed = { id, species: known.species as SeedSpecies, planted: dayNumber(known.plantedDay), before: 0, price: known.price }
    return { seed, points, spent }
  }
  if ((await tx.$count(gardenSeeds, eq(gardenSeeds.userId, userId))) >= MAX_SEEDS)
    throw new AppError('limit', gardenReasons.seeds_too_many({ most: MAX_SEEDS }))
  const { price } = SEED_SPECIES[species]
  const left = points - spent
  if (left < price) throw new AppError('conflict', gardenReasons.too_few_points({ price, points: Math.max(0, left) }))
  await tx.insert(gardenSeeds).values({ userId, id, species, price, plantedDay: today, boughtAt: now })
  await tx
    .update(gardenPurses)
    .set({ spent: spent + price })
    .where(eq(gardenPurses.userId, userId))
  return { seed: { id, species, planted: dayNumber(today), before: 0, price }, points, spent: spent + price }
}

export const sealArranged = (vault: PersonKey, { key, name, x, y }: Arranged) => vault.seal(context(key), JSON.stringify({ name, x, y }))

/** Recomputes the points spent from the existing seeds: an import adds seeds, and its undo removes them. */
export async function recomputePurse(tx: Db, userId: string): Promise<void> {
  await lockPurse(tx, userId)
  const spent = sql`(select coalesce(sum(${gardenSeeds.price}), 0) from ${gardenSeeds} where ${gardenSeeds.userId} = ${userId})`
  await tx.update(gardenPurses).set({ spent }).where(eq(gardenPurses.userId, userId))
}

/** For the export: names, places and seeds. */
export async function exportGarden(db: Db, vault: PersonKey, userId: string) {
  const { id, species, plantedDay, price, boughtAt } = gardenSeeds
  const own = eq(gardenSeeds.userId, userId)
  return {
    plants: await arrangementOf(db, vault, userId),
    seeds: await db
      .select({ id, species, plantedDay, price, boughtAt })
      .from(gardenSeeds)
      .where(own)
      .orderBy(asc(plantedDay), asc(id))
      .limit(MAX_SEEDS),
    pointsSpent: await spentBy(db, userId),
  }
}
