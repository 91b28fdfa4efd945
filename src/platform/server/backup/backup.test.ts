import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { thoroughTest } from '#testing/depth.ts'
import { recordActivity, standingOf } from '#platform/server/activity/activity.ts'
import type { Connection } from '#platform/server/db/db.ts'
import { localStorage } from '#platform/server/storage/local-storage.ts'
import { makeUser } from '#testing/make-user.ts'
import { createEmptyDatabase } from '#testing/postgres.ts'
import { testServer, type TestServer } from '#testing/test-server.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'
import { quoted, tablesInOrder } from './table-order.ts'

let server: TestServer
let folder: string
const quiet = () => {}

beforeAll(async () => {
  server = await testServer([], { worker: false })
  folder = await mkdtemp(path.join(tmpdir(), 'fernwell-backup-test-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const source = () => ({
  connection: server.connection,
  storage: server.app.storage,
  dataDir: server.config.dataDir,
  say: quiet,
  seal: undefined,
  opener: (sealed: Readable) => Promise.resolve(sealed),
})

async function everything(connection: Connection): Promise<Record<string, unknown[]>> {
  const client = new pg.Client(connection)
  await client.connect()
  const all: Record<string, unknown[]> = {}
  for (const { name } of await tablesInOrder(client))
    all[name] = (await client.query(`select t::text from ${quoted(name)} t order by 1`)).rows
  await client.end()
  return all
}

async function emptyTarget() {
  const database = await createEmptyDatabase(inject('postgres'))
  const dataDir = await mkdtemp(path.join(folder, 'target-'))
  return {
    connection: database.connection,
    storage: localStorage(path.join(dataDir, 'storage')),
    dataDir,
    say: quiet,
    opener: source().opener,
    drop: database.drop,
  }
}

describe('a backup', () => {
  test('restored into an empty place gives everything back, equal to the last row and byte', async () => {
    const { id } = await makeUser(server.app, { displayName: 'Tab\there, newline\nthere, \\N and ünïcödé 🌿' })
    const act = {
      userId: id,
      key: 'test:1',
      kind: 'listen',
      at: new Date(),
      zone: 'UTC',
      localDay: '2026-05-04',
      amount: 180,
      unit: 'seconds',
      points: 6,
    }
    await server.app.db.transaction((tx) => recordActivity(tx, act))
    await server.app.storage.put('soul/uploads/one.mp3', Buffer.from([0, 255, 10, 13, 0]))
    await server.app.storage.put('cache/soul/tracks/two.mp3', Buffer.from('can be rendered again'))
    const secret = await server.app.secret('test-key')
    const file = path.join(folder, 'one.backup')
    await backup(source(), file)
    expect((await stat(file)).mode & 0o777).toBe(0o600)

    const target = await emptyTarget()
    await restore(target, file)
    expect(await everything(target.connection)).toEqual(await everything(server.connection))
    expect(await target.storage.readAll('soul/uploads/one.mp3')).toEqual(Buffer.from([0, 255, 10, 13, 0]))
    expect(await target.storage.stat('cache/soul/tracks/two.mp3')).toBeUndefined()
    expect(Buffer.from(await readFile(path.join(target.dataDir, 'secrets', 'test-key'), 'utf8'), 'base64url')).toEqual(secret)
    await target.drop()
  })

  test('contains the state of one moment, also when people write meanwhile', async () => {
    const { id } = await makeUser(server.app)
    let going = true
    const writing = (async () => {
      for (let n = 0; going; n++) {
        const act = {
          userId: id,
          key: `busy:${n}`,
          kind: 'listen',
          at: new Date(),
          zone: 'UTC',
          localDay: '2026-05-04',
          amount: 30,
          unit: 'seconds',
          points: 1,
        }
        await server.app.db.transaction((tx) => recordActivity(tx, act))
      }
    })()
    const file = path.join(folder, 'busy.backup')
    await backup(source(), file)
    going = false
    await writing
    const target = await emptyTarget()
    await restore(target, file)
    const client = new pg.Client(target.connection)
    await client.connect()
    const { rows } = await client.query(
      'select (select count(*)::int from activity_acts where user_id = $1) as acts, (select points::int from activity_standings where user_id = $1) as points',
      [id],
    )
    await client.end()
    await target.drop()
    expect(rows[0].points ?? 0).toBe(rows[0].acts)
    expect((await standingOf(server.app.db, id, '2026-05-04')).points).toBeGreaterThanOrEqual(rows[0].acts)
  })

  thoroughTest('is refused where there are accounts, and when it is truncated, without traces', async () => {
    // Stored files come last: the truncation falls after tables and secrets.
    await server.app.storage.put('soul/uploads/long.mp3', randomBytes(400_000))
    const file = path.join(folder, 'three.backup')
    await backup(source(), file)
    await expect(restore({ ...source(), dataDir: folder }, file)).rejects.toThrow('There are accounts in this database already')

    await truncate(file, (await stat(file)).size - 200)
    const target = await emptyTarget()
    await expect(restore(target, file)).rejects.toThrow('damaged or was cut short')
    expect((await everything(target.connection)).users ?? []).toEqual([])
    // A failed restore can be repeated in the same place, with a complete backup.
    const whole = path.join(folder, 'whole.backup')
    await backup(source(), whole)
    await restore(target, whole)
    expect(await everything(target.connection)).toEqual(await everything(server.connection))
    await writeFile(file, 'this is a letter, not a backup')
    await expect(restore({ ...target, dataDir: path.join(folder, 'none') }, file)).rejects.toThrow()
    await target.drop()
  })
})
