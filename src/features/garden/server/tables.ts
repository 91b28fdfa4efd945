import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from '#platform/server/db/pg-core.ts'
import { bytea, users } from '#platform/server/auth/tables.ts'

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

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
    userId: owner(),
    id: uuid('id').notNull(),
    species: text('species').notNull(),
    price: integer('price').notNull(),
    plantedDay: date('planted_day', { mode: 'string' }).notNull(),
    boughtAt: timestamp('bought_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

/** Points spent on seeds. Its row also serializes a person's purchases. */
export const gardenPurses = pgTable('garden_purses', {
  userId: owner().primaryKey(),
  spent: integer('spent').notNull(),
})
