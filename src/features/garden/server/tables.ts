import { date, integer, pgTable, primaryKey, text } from '#platform/server/db/pg-core.ts'
import { bytea, instant, owned, owner } from '#platform/server/auth/tables.ts'

/** A person's name and place for a plant, sealed. */
export const gardenPlants = pgTable(
  'garden_plants',
  {
    userId: owner(),
    plantKey: text('plant_key').notNull(),
    sealed: bytea('sealed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.plantKey] })],
)

export const gardenSeeds = pgTable(
  'garden_seeds',
  {
    ...owned(),
    species: text('species').notNull(),
    price: integer('price').notNull(),
    plantedDay: date('planted_day', { mode: 'string' }).notNull(),
    boughtAt: instant('bought_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

/** Points spent on seeds. Its row also serializes a person's purchases. */
export const gardenPurses = pgTable('garden_purses', {
  userId: owner().primaryKey(),
  spent: integer('spent').notNull(),
})
