import type { TestProject } from 'vitest/node'
import type { Connection } from '#platform/server/db/db.ts'
import { startTestPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Connection
  }
}

/** One server and one migrated template for the whole run; each test file clones its own database from it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres(process.env.TEST_DATABASE_URL)
  project.provide('postgres', postgres.connection)
  return postgres.stop
}
