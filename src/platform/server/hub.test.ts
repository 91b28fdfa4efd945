import { sql } from '#platform/server/db/drizzle.ts'
import { expect, test } from 'vitest'
import { sharedServer } from '#testing/test-server.ts'
import { rowVersions } from './hub.ts'

const server = sharedServer([], { worker: false })

test('the version of a person’s rows changes with every insert, update and deletion, and with nothing else', async () => {
  const { db, database } = server.app
  await db.execute(sql`create table version_rows (user_id text, word text)`)
  const version = async () => (await database.pool.query<{ md5: string | null }>(rowVersions('version_rows'), ['me'])).rows[0]!.md5
  const seen = [await version()]
  const changes = [
    sql`insert into version_rows values ('me', 'a')`,
    sql`insert into version_rows values ('me', 'b')`,
    sql`update version_rows set word = 'c' where word = 'a'`,
    // One row is deleted and another inserted: a plain sum of their versions could stay the same.
    sql`with gone as (delete from version_rows where word = 'b') insert into version_rows values ('me', 'b')`,
    sql`delete from version_rows where word = 'c'`,
  ]
  for (const change of changes) {
    await db.execute(change)
    seen.push(await version())
  }
  expect(new Set(seen).size).toBe(seen.length)
  await db.execute(sql`insert into version_rows values ('somebody else', 'a')`)
  expect(await version()).toBe(seen.at(-1))
})
