import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { pipeline } from 'node:stream/promises'
import { Writable } from 'node:stream'
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import copyStreams from 'pg-copy-streams'
import { expect, test } from 'vitest'
import { deleteUser } from '#platform/server/auth/users.ts'
import { openMasterKeys } from '#platform/server/vault/master-key.ts'
import { rotateMasterKey } from '#platform/server/vault/vault.ts'
import { eraseUser } from '#platform/server/person-data.ts'
import { exportedFiles } from '#testing/exported.ts'
import { hubCardsOf, personOf } from '#testing/hub-cards.ts'
import { signedIn } from '#testing/make-user.ts'
import { ownServer, type TestServer } from '#testing/test-server.ts'
import { getMemories } from '../contract/days.ts'
import { getEntry, listEntries, listVersions } from '../contract/sync.ts'
import { journalServer } from './feature.ts'
import { at, change, newEntry, pullAll, push, pushEntry } from './sync/device.fixture.ts'

/** Every row of every table, jobs included, as COPY gives it. */
async function dump(server: TestServer): Promise<string> {
  const client = await server.app.database.pool.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    )
    let text = ''
    for (const { name } of rows) {
      const sink = new Writable({
        write(chunk: Buffer, _encoding, done) {
          text += chunk.toString('latin1')
          done()
        },
      })
      await pipeline(client.query(copyStreams.to(`copy (select * from ${name}) to stdout`)), sink)
    }
    return text
  } finally {
    client.release()
  }
}

async function greps(folder: string, words: string): Promise<boolean> {
  return promisify(execFile)('grep', ['-rqaF', words, folder]).then(
    () => true,
    () => false,
  )
}

test('no word that a person writes is to be found in database, files or logs', async () => {
  const server = await ownServer([journalServer])
  const me = await signedIn(server)
  // One unique word each, so that no part matches other data.
  const canary = Object.fromEntries(
    ['title', 'body', 'place', 'tag', 'activity', 'mood', 'template', 'note', 'device', 'hardTag', 'old', 'refused'].map((field) => [
      field,
      `canary${field}${randomUUID().replaceAll('-', '')}`,
    ]),
  ) as Record<string, string>
  const activity = change('activity', { recordId: randomUUID(), patch: { name: canary.activity! } })
  const mood = change('mood', { recordId: randomUUID(), patch: { level: 4, name: canary.mood! } })
  await push(
    me,
    activity,
    mood,
    change('template', { recordId: randomUUID(), patch: { name: canary.template!, body: canary.template! } }),
    change('hardRange', { recordId: randomUUID(), patch: { from: '2026-01-01', to: '2026-01-02', note: canary.note! } }),
    change('settings', { recordId: '00000000-0000-7000-8000-000000000000', patch: { add: { hardTags: [canary.hardTag!] } } }),
    newEntry({ body: canary.refused!.repeat(30_000) }),
  )
  const { id, seq } = await pushEntry(me, newEntry({ body: canary.old! }))
  server.clock.advance(6 * 60_000)
  await pushEntry(
    me,
    change('entry', {
      recordId: id,
      base: seq,
      device: canary.device!,
      patch: {
        title: canary.title!,
        body: `A sentence with ${canary.body} in it.`,
        place: canary.place!,
        mood: { level: 4, moodId: mood.recordId },
        add: { tags: [canary.tag!], activities: [activity.recordId] },
      },
    }),
  )
  // Errors must not leak text either: an invalid body, a failing query.
  await me.fetch('/api/journal/changes', {
    method: 'POST',
    body: JSON.stringify({ changes: [{ title: canary.title }] }),
    headers: { 'content-type': 'application/json' },
  })
  expect((await me.call(listVersions, { params: { id } })).versions).toHaveLength(1)
  await server.app.database.pool.query('checkpoint').catch(() => {})

  const everything = (await dump(server)) + server.logged()
  const hex = (text: string) => Buffer.from(text).toString('hex')
  expect(everything).toContain(me.user.username)
  for (const word of Object.values(canary)) {
    expect(everything).not.toContain(word)
    expect(everything).not.toContain(hex(word))
    expect(await greps(server.config.dataDir, word)).toBe(false)
  }
  // The person's own export contains all of it.
  expect(JSON.stringify(await exportedFiles(server.app, me.user.id))).toMatch(
    new RegExp(`(?=.*${canary.title})(?=.*${canary.old})(?=.*${canary.tag})`, 's'),
  )
})

test('erasing the account destroys the key: no sealed data opens any more, and no rows or files stay', async () => {
  const server = await ownServer([journalServer], { worker: false })
  const me = await signedIn(server)
  const { id } = await pushEntry(me, newEntry({ body: 'mine alone' }))
  const { pool } = server.app.database
  const { rows } = await pool.query('select sealed from journal_records where id = $1', [id])
  const sealed = rows[0].sealed as Buffer
  const before = await server.app.vault.keyOf(me.user.id)
  expect(before.open(`journal/record/${id}`, sealed).toString()).toContain('mine alone')
  await eraseUser(server.app, me.user.id)
  await deleteUser(server.app.db, me.user.id)
  await expect(server.app.vault.keyOf(me.user.id)).rejects.toThrow()
  for (const table of ['vault_keys', 'journal_heads', 'journal_records', 'journal_versions', 'journal_changes', 'journal_files']) {
    expect((await pool.query(`select from ${table} where user_id = $1`, [me.user.id])).rowCount).toBe(0)
  }
  // The same id again is another person with another key.
  const again = await signedIn(server, { id: me.user.id })
  const key = await server.app.vault.keyOf(again.user.id)
  expect(() => key.open(`journal/record/${id}`, sealed)).toThrow()
})

test('sealed data opens after a key rotation and a restart, and nothing opens without the master key', async () => {
  const server = await ownServer([journalServer], { worker: false })
  const me = await signedIn(server)
  const { id } = await pushEntry(me, newEntry({ body: 'before the rotation' }))
  expect(await rotateMasterKey(server.app.db, openMasterKeys(server.config))).toBe(1)
  // Another process of the same installation has no key in memory.
  const restarted = await ownServer([journalServer], { beside: server, worker: false })
  const there = Object.assign(restarted.client(), { user: me.user })
  for (const [name, value] of me.cookies) there.cookies.set(name, value)
  expect((await there.call(getEntry, { params: { id } })).entry.data).toMatchObject({ body: 'before the rotation' })
  await rm(path.join(server.config.dataDir, 'secrets', 'master-2'))
  const bare = await ownServer([journalServer], { beside: server, worker: false })
  const stranger = bare.client()
  for (const [name, value] of me.cookies) stranger.cookies.set(name, value)
  const failed = await stranger.fail(getEntry, { params: { id } })
  expect([failed.status, failed.message]).toEqual([503, expect.stringContaining('key that opens private writing')])
  expect(bare.logged()).toContain('master-key.ts')
  expect(await hubCardsOf(bare.app, await personOf(bare.app, me))).toEqual([])
})

test('a sealed row that is copied to another entry or another person does not open', async () => {
  const server = await ownServer([journalServer], { worker: false })
  const [me, other] = [await signedIn(server), await signedIn(server)]
  const [mine, second] = await push(me, newEntry({ body: 'one' }), newEntry({ body: 'two' }))
  const theirs = await pushEntry(other, newEntry({ body: 'theirs' }))
  const copy = (userId: string, to: string) =>
    server.app.database.pool.query(
      'update journal_records set sealed = (select sealed from journal_records where user_id = $1 and id = $2) where user_id = $3 and id = $4',
      [me.user.id, mine!.record!.id, userId, to],
    )
  await copy(me.user.id, second!.record!.id)
  expect((await me.fail(getEntry, { params: { id: second!.record!.id } })).status).toBe(503)
  await copy(other.user.id, theirs.id)
  const refused = await other.fail(getEntry, { params: { id: theirs.id } })
  expect([refused.status, JSON.stringify(refused).includes('one')]).toEqual([503, false])
  // All other entries are returned, and the log names the missing one.
  expect((await me.call(listEntries, { query: {} })).entries.map(({ id }) => id)).toEqual([mine!.record!.id])
  expect(server.logged()).toContain(second!.record!.id)
})

test('memories never come from entries marked as hard, and are the same all day', async () => {
  const server = await ownServer([journalServer], { worker: false })
  const me = await signedIn(server)
  const on = (day: string, patch = {}) => newEntry({ when: at(day), body: `words of ${day}`, ...patch })
  const week = await Promise.all(Array.from({ length: 5 }, () => pushEntry(me, on('2026-04-27'))))
  await push(
    me,
    on('2026-04-04', { hard: true }),
    on('2026-02-04', { add: { tags: ['Hospital'] } }),
    on('2025-05-04'),
    on('2024-05-04'),
    on('2023-05-04', { body: '', mood: { level: 1, moodId: null } }),
    on('2022-05-04'),
  )
  await push(
    me,
    change('hardRange', { recordId: randomUUID(), patch: { from: '2025-05-01', to: '2025-05-08' } }),
    change('settings', { recordId: '00000000-0000-7000-8000-000000000000', patch: { add: { hardTags: ['hospital'] } } }),
  )
  const look = async (day?: string) => me.call(getMemories, { query: day ? { day } : {} })
  const { memories, entries } = await look()
  expect(memories.map(({ span, n, day }) => [span, n, day])).toEqual([
    ['week', 1, '2026-04-27'],
    ['year', 2, '2024-05-04'],
    ['year', 4, '2022-05-04'],
  ])
  expect(entries.map(({ id }) => id).toSorted()).toEqual(memories.map(({ entryId }) => entryId).toSorted())
  server.clock.set('2026-05-05T03:30:00Z')
  expect((await look()).memories).toEqual(memories)
  expect(week.map(({ id }) => id)).toContain(memories[0]!.entryId)
  const onHub = async () => {
    const cards = await hubCardsOf(server.app, await personOf(server.app, me))
    return cards.find(({ card }) => card === 'memory')?.data
  }
  const longestAgo = { span: 'year', n: 4, day: '2022-05-04', preview: 'words of 2022-05-04' }
  expect(await onHub()).toMatchObject(longestAgo)
  // An earlier day on which all entries are marked as hard.
  await push(me, on('2021-05-04', { add: { tags: ['Hospital'] } }), on('2020-05-04', { hard: true }))
  expect(await onHub()).toMatchObject(longestAgo)
  await push(me, change('settings', { recordId: '00000000-0000-7000-8000-000000000000', patch: { memories: false } }))
  expect((await look()).memories).toEqual([])
  expect((await pullAll(me)).length).toBeGreaterThan(20)
})
