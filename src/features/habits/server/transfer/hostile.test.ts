import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { beginImport } from '#platform/contract/import-endpoints.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { rounds, thoroughTest } from '#testing/depth.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { MAX_IMPORT_BYTES } from '../../contract-transfer.ts'
import { habitsServer } from '../feature.ts'
import { MAX_ROWS } from './csv.ts'
import { send, zipOf } from './importing.fixture.ts'

const server = sharedServer([habitsServer])

describe('a hostile file', () => {
  const sqlite = async (sql: string) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'fernwell-loop-'))
    const database = new DatabaseSync(path.join(folder, 'loop.db'))
    database.exec(sql)
    database.close()
    const bytes = await readFile(path.join(folder, 'loop.db'))
    await rm(folder, { recursive: true })
    return bytes
  }
  /** Sends requests of another person until the work is done; every one must be answered. */
  async function servedMeanwhile(work: Promise<unknown>) {
    const other = await signedIn(server)
    let isOver = false
    void work.catch(() => {}).finally(() => (isOver = true))
    let served = 0
    while (!isOver || served < 5) {
      expect((await other.fetch('/api/habits')).status).toBe(200)
      served++
    }
    return served
  }

  test('that is a database with an endless view in place of a table is refused, and other people are served meanwhile', async () => {
    const client = await signedIn(server)
    const endless = 'with recursive n(Id, name) as (select 1, 1 union all select Id + 1, 1 from n) select * from n'
    const work = send(server, client, await sqlite(`create view Habits as ${endless}; create table Repetitions (id integer primary key)`))
    expect(await servedMeanwhile(work)).toBeGreaterThan(4)
    await expect(work).rejects.toThrow(/unsafe_database/)
  })

  test('with a small declared size that unpacks to a large one is refused as damaged', async () => {
    const client = await signedIn(server)
    const zip = Buffer.from(zipSync({ 'Habits.csv': new Uint8Array(8_000_000) }, { level: 9 }))
    // The declared size is in the local header and in the directory.
    for (const [signature, at] of [
      ['PK\x03\x04', 22],
      ['PK\x01\x02', 24],
    ] as const) {
      zip.writeUInt32LE(300_000, zip.indexOf(signature, 0, 'latin1') + at)
    }
    await expect(send(server, client, zip)).rejects.toThrow(/damaged/)
  })

  thoroughTest('of 2.6 million lines is refused at once with a reason', async () => {
    const client = await signedIn(server)
    const lines = Buffer.from(`HabitName,CalendarDate,Value\n${'A,2026-05-01,1\n'.repeat(2_600_000)}`)
    await expect(send(server, client, lines, '1')).rejects.toThrow('failed: too_many_rows')
  })

  test('of more lines than a life has days is refused with a reason', async () => {
    const client = await signedIn(server)
    const lines = Buffer.from(`HabitName,CalendarDate,Value\n${'A,2026-05-01,1\n'.repeat(MAX_ROWS + 1)}`)
    await expect(send(server, client, lines, '1')).rejects.toThrow('failed: too_many_rows')
  })

  thoroughTest('of several long tables is refused alike', async () => {
    const client = await signedIn(server)
    const table = `Date,Value,Notes\n${'2026-05-01,2,\n'.repeat(300_000)}`
    const zip = { 'Habits.csv': 'Position,Name\n001,A\n002,B\n', '001 A/Checkmarks.csv': table, '002 B/Checkmarks.csv': table }
    await expect(send(server, client, zipOf(zip), '1')).rejects.toThrow('failed: too_many_rows')
  })

  test('of “{},” without end or of a long table does not block other requests', async () => {
    const client = await signedIn(server)
    for (const bytes of [
      Buffer.from(`{"habits":[${'{},'.repeat(rounds(50_000, 300_000))}{}]}`),
      Buffer.from(`HabitName,CalendarDate,Value\n${'A,2026-05-01,1\n'.repeat(rounds(10_000, 60_000))}`),
    ]) {
      const work = send(server, client, bytes, '1')
      const served = await servedMeanwhile(work)
      await work.catch((error: Error) => expect(error.message).toMatch(/unknown_format|too_slow|too_heavy/))
      expect(served).toBeGreaterThan(4)
    }
  })
})

test('a file beyond the limit is refused with a reason before it is sent', async () => {
  const client = await signedIn(server)
  const body = { kind: 'habits', id: uuidv7(), name: 'habits.csv', bytes: MAX_IMPORT_BYTES + 1, zone: 'UTC' }
  await expect(client.call(beginImport, { body })).rejects.toThrow(/50 MB/)
})
