import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import fc from 'fast-check'
import { makeUser } from '#testing/make-user.ts'
import { ownServer } from '#testing/test-server.ts'
import { rotateMasterKey } from './vault.ts'

const server = (options: Parameters<typeof ownServer>[1] = {}) => ownServer([], { worker: false, ...options })
const masters = async (dataDir: string) => (await readdir(path.join(dataDir, 'secrets'))).filter((name) => name.startsWith('master-'))

test('what is sealed opens in its own place, for its own person, and unchanged, or not at all', async () => {
  const { app } = await server()
  const [me, other] = [await makeUser(app), await makeUser(app)]
  const [mine, theirs] = [await app.vault.keyOf(me.id), await app.vault.keyOf(other.id)]
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.string(), fc.nat(), (plain, context, place) => {
      const sealed = mine.seal(context, plain)
      expect(mine.open(context, sealed)).toEqual(Buffer.from(plain))
      expect(() => mine.open(`${context}.`, sealed)).toThrow()
      expect(() => theirs.open(context, sealed)).toThrow()
      const bent = Buffer.from(sealed)
      bent[place % bent.length]! ^= 1
      expect(() => mine.open(context, bent)).toThrow()
      expect(mine.seal(context, plain).equals(sealed)).toBe(false)
    }),
    { numRuns: 60 },
  )
  expect(mine.digest('a', 'b')).toEqual(mine.digest('a', 'b'))
  expect(mine.digest('a', 'b').equals(mine.digest('ab'))).toBe(false)
  expect(mine.digest('a').equals(theirs.digest('a'))).toBe(false)
})

test('a person has one key, however many ask for it first, in however many processes', async () => {
  const one = await server()
  const two = await server({ beside: one })
  const me = await makeUser(one.app)
  const keys = await Promise.all([one, two, one, two, one, two].map(({ app }) => app.vault.keyOf(me.id)))
  const sealed = keys[0]!.seal('x', 'words')
  for (const key of keys) expect(key.open('x', sealed).toString()).toBe('words')
  expect((await one.app.database.pool.query('select from vault_keys where user_id = $1', [me.id])).rowCount).toBe(1)
})

test('a rotation under way lets people go on, and leaves one master key', async () => {
  const running = await server()
  const { app, config } = running
  const people = await Promise.all(Array.from({ length: 12 }, () => makeUser(app)))
  const sealed = await Promise.all(people.slice(0, 8).map(async ({ id }) => (await app.vault.keyOf(id)).seal('x', id)))
  const [count] = await Promise.all([rotateMasterKey(app.db, config.dataDir), ...people.slice(8).map(({ id }) => app.vault.keyOf(id))])
  expect(count).toBeGreaterThanOrEqual(8)
  expect(await masters(config.dataDir)).toEqual(['master-2'])
  const fresh = await server({ beside: running })
  for (const [n, { id }] of people.slice(0, 8).entries())
    expect((await fresh.app.vault.keyOf(id)).open('x', sealed[n]!).toString()).toBe(id)
  for (const { id } of people.slice(8)) await fresh.app.vault.keyOf(id)
})

test('a rotation that was cut short is taken up by the next one', async () => {
  const running = await server()
  const { app, config } = running
  const me = await makeUser(app)
  const sealed = (await app.vault.keyOf(me.id)).seal('x', 'words')
  // As it is when the process dies after making the new master key: both are there, everybody's key is still under the old.
  await writeFile(path.join(config.dataDir, 'secrets', 'master-2'), randomBytes(32).toString('base64url'), { mode: 0o600 })
  expect(await rotateMasterKey(app.db, config.dataDir)).toBe(1)
  expect(await masters(config.dataDir)).toEqual(['master-3'])
  const fresh = await server({ beside: running })
  expect((await fresh.app.vault.keyOf(me.id)).open('x', sealed).toString()).toBe('words')
})

test('without the master key, or with another one, no key opens; with it back, all do', async () => {
  const running = await server()
  const me = await makeUser(running.app)
  await running.app.vault.keyOf(me.id)
  const file = path.join(running.config.dataDir, 'secrets', 'master-1')
  const master = await readFile(file)
  await rm(file)
  const bare = await server({ beside: running })
  await expect(bare.app.vault.keyOf(me.id)).rejects.toMatchObject({ code: 'unavailable' })
  await writeFile(file, randomBytes(32).toString('base64url'))
  await expect(bare.app.vault.keyOf(me.id)).rejects.toThrow()
  await writeFile(file, master)
  await bare.app.vault.keyOf(me.id)
})

test('a person who is forgotten is forgotten in every process', async () => {
  const one = await server()
  const two = await server({ beside: one })
  const me = await makeUser(one.app)
  await Promise.all([one.app.vault.keyOf(me.id), two.app.vault.keyOf(me.id)])
  await one.app.database.pool.query('delete from users where id = $1', [me.id])
  await one.app.vault.forget(me.id)
  await expect(one.app.vault.keyOf(me.id)).rejects.toThrow()
  await expect
    .poll(() =>
      two.app.vault.keyOf(me.id).then(
        () => 'open',
        () => 'gone',
      ),
    )
    .toBe('gone')
})
