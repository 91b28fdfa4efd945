import { sql } from '#platform/server/db/drizzle.ts'
import { expect, inject, test } from 'vitest'
import { createLog } from '#platform/server/log/log.ts'
import { cloneDatabase } from '#testing/postgres.ts'
import { openDatabase } from './db.ts'

test('a connection that dies as a transaction begins is not lost to the others', async () => {
  const { connection, drop } = await cloneDatabase(inject('postgres'))
  const database = openDatabase(connection, createLog('silent'), 3)
  try {
    const cut = (client: unknown) => (client as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
    database.pool.on('acquire', cut)
    for (let time = 0; time < 9; time++) {
      await expect(database.db.transaction(async (tx) => tx.execute(sql`select 1`))).rejects.toThrow()
    }
    database.pool.off('acquire', cut)
    const answers = await Promise.all(Array.from({ length: 6 }, () => database.db.transaction((tx) => tx.execute(sql`select 7 as n`))))
    expect(answers.map(({ rows }) => rows)).toEqual(Array.from({ length: 6 }, () => [{ n: 7 }]))
    // One that fails in its middle is given back as ever.
    for (let time = 0; time < 5; time++) await expect(database.db.transaction((tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow()
    expect((await database.db.execute(sql`select 8 as n`)).rows).toEqual([{ n: 8 }])
  } finally {
    await database.close()
    await drop()
  }
})
