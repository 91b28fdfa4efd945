import path from 'node:path'
import { expect, test } from 'vitest'
import { databaseTests } from './database-tests.ts'

test('the tests that run again on another PostgreSQL are those that open a database, by themselves or by a fixture', () => {
  const found = databaseTests(path.resolve(import.meta.dirname, '../..'))
  expect(found).toContain('src/platform/server/db/db.test.ts')
  expect(found).toContain('src/app/server/every-endpoint.test.ts')
  // Opens none itself: its fixture does.
  expect(found).toContain('src/platform/server/ai/ai.test.ts')
  // On the server's side, and without a database.
  expect(found).not.toContain('src/platform/server/audio/render/render.test.ts')
  // Creates its own databases, of the one kind that it tests.
  expect(found).not.toContain('src/platform/server/db/embedded/embedded-postgres.test.ts')
})
