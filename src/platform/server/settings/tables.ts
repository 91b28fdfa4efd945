import { pgTable, text } from '#platform/server/db/pg-core.ts'

/** Settings that the owner of the installation chose in the app rather than by its environment. They belong to no person. */
export const installationSettings = pgTable('installation_settings', { name: text('name').primaryKey(), value: text('value').notNull() })
