import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { cloneDatabase, createEmptyDatabase } from '#testing/postgres.ts'
import { migrate, migrationCount, NewerDatabaseError } from './migrate.ts'

test('a database of a newer version is refused with a remedy, and nothing in it changes', async () => {
  const { connection, drop } = await cloneDatabase(inject('postgres'))
  const client = new pg.Client(connection)
  await client.connect()
  const applied = async () => (await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id')).rows
  try {
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', ['of-a-newer-version', Date.now()])
    const before = await applied()
    let ran = false
    const also = () => Promise.resolve(void (ran = true))
    await expect(migrate(connection, { also })).rejects.toThrow(NewerDatabaseError)
    await expect(migrate(connection)).rejects.toThrow(/newer version.*restore the backup/)
    expect(ran).toBe(false)
    expect(await applied()).toEqual(before)
  } finally {
    await client.end()
    await drop()
  }
})

test('processes that start together migrate an empty database once, and an earlier schema only gets its missing migrations', async () => {
  const { connection, drop } = await createEmptyDatabase(inject('postgres'))
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await migrate(connection, { upTo: 3 })
    await Promise.all([migrate(connection), migrate(connection), migrate(connection)])
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from drizzle.__drizzle_migrations')
    expect(rows[0]!.count).toBe(migrationCount())
  } finally {
    await client.end()
    await drop()
  }
})
