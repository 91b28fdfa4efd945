import { setTimeout as wait } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { createLog } from '#platform/server/log/log.ts'
import { cloneDatabase } from '#testing/postgres.ts'
import { openBroadcast } from './broadcast.ts'
import { openDatabase } from './db.ts'

test('closing ends, at whatever moment of connecting it comes', { timeout: 30_000 }, async () => {
  const { connection, drop } = await cloneDatabase(inject('postgres'))
  const database = openDatabase(connection, createLog('silent'), 1)
  for (const ms of [0, 1, 2, 4, 8, 16, 32]) {
    const broadcast = openBroadcast(database, createLog('silent'))
    await wait(ms)
    await broadcast.close()
    expect(broadcast.connected).toBe(false)
  }
  await database.close()
  await drop()
})
