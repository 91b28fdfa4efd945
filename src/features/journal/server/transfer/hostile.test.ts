import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { rounds, thoroughTest } from '#testing/depth.ts'
import { exportBook } from '../../contract/transfer.ts'
import { pullRecords, pushChanges } from '../../contract/sync.ts'
import { journalServer } from '../feature.ts'
import { upload } from './fixtures/importing.fixture.ts'

const server = sharedServer([journalServer])

/** Sends requests as another person until the work has ended, and checks that each is answered. */
async function servedMeanwhile<T>(work: Promise<T>): Promise<T> {
  const other = await signedIn(server)
  let isOver = false
  void work.catch(() => {}).finally(() => (isOver = true))
  for (let served = 0; !isOver || served < 5; served++) await other.call(pullRecords, { query: { since: 0 } })
  return work
}

async function diary(sql: string): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fernwell-diary-'))
  const database = new DatabaseSync(path.join(folder, 'a.db'))
  database.exec(sql)
  database.close()
  const bytes = await readFile(path.join(folder, 'a.db'))
  await rm(folder, { recursive: true })
  return bytes
}

it('a diary whose entries are an endless query is not opened, and others are served meanwhile', async () => {
  const device = await signedIn(server)
  const bytes = await diary(
    'create view Entries as with recursive n(DiaryEntryId) as (select 1 union all select DiaryEntryId + 1 from n) select * from n; create table Media (DiaryEntryId, data)',
  )
  const { state, failure } = await servedMeanwhile(upload(server, device, 'a.diary', bytes))
  expect([state, failure]).toEqual(['failed', 'unsafe_database'])
})

it('a zip that inflates to more than its stated size counts as damaged', async () => {
  const device = await signedIn(server)
  const zip = Buffer.from(zipSync({ 'Journal.json': new Uint8Array(8_000_000) }, { level: 9 }))
  for (const [signature, at] of [
    ['PK\x03\x04', 22],
    ['PK\x01\x02', 24],
  ] as const) {
    zip.writeUInt32LE(300_000, zip.indexOf(signature, 0, 'latin1') + at)
  }
  const { state, failure } = await upload(server, device, 'a.zip', zip)
  expect([state, failure]).toEqual(['failed', 'damaged'])
})

it('an endless empty list and a long table block nobody', async () => {
  const device = await signedIn(server)
  const lists = await servedMeanwhile(
    upload(server, device, 'a.json', Buffer.from(`{"entries":[${'{},'.repeat(rounds(50_000, 300_000))}{}]}`)),
  )
  expect(['failed', 'ready']).toContain(lists.state)
  const lines = rounds(3000, 20_000)
  const csv = `full_date,date,weekday,time,mood,activities,note_title,note\n${'2024-05-04,May 4,Saturday,19:05,good,,,x\n'.repeat(lines)}`
  const table = await servedMeanwhile(upload(server, device, 'a.csv', Buffer.from(csv)))
  expect(table).toMatchObject({ state: 'ready', report: { entries: lines } })
})

thoroughTest('a book of a day of signs is made, and others are served meanwhile', async () => {
  const device = await signedIn(server)
  const when = { at: '2026-05-04T10:00:00.000Z', zone: 'UTC', localDay: '2026-05-04' }
  const base = { device: 'Test', editedAt: when.at, kind: 'entry' as const, base: 0 }
  const changes = ['[', '*a_'].map((sign) => ({
    ...base,
    changeId: uuidv7(),
    recordId: uuidv7(),
    patch: { when, body: sign.repeat(10_000) },
  }))
  const { results } = await device.call(pushChanges, { body: { changes } })
  expect(results.map(({ status }) => status)).toEqual(['applied', 'applied'])
  const answer = await servedMeanwhile(
    device.call(exportBook, { query: { from: '2026-05-04', to: '2026-05-04' } }).then((book) => book.arrayBuffer()),
  )
  expect(Buffer.from(answer).subarray(0, 5).toString()).toBe('%PDF-')
})
