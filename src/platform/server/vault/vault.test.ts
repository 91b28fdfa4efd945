import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { isThorough, thoroughTest } from '#testing/depth.ts'
import fc from 'fast-check'
import { makeUser } from '#testing/make-user.ts'
import { ownServer } from '#testing/test-server.ts'
import { keyedHash, seal, unseal } from '../auth/seal.ts'
import { readConfig } from '../config/config.ts'
import { openMasterKeys } from './master-key.ts'
import { rotateMasterKey } from './vault.ts'

const server = (options: Parameters<typeof ownServer>[1] = {}) => ownServer([], { worker: false, ...options })
const masters = async (dataDir: string) =>
  (await readdir(path.join(dataDir, 'secrets')).catch(() => [])).filter((name) => name.startsWith('master-'))

test('encrypted data opens only in its own place, for its own person, and unchanged', async () => {
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

test('a person gets one key, even if many requests in several processes ask for it first', async () => {
  const one = await server()
  const two = await server({ beside: one })
  const me = await makeUser(one.app)
  const keys = await Promise.all([one, two, one, two, one, two].map(({ app }) => app.vault.keyOf(me.id)))
  const sealed = keys[0]!.seal('x', 'words')
  for (const key of keys) expect(key.open('x', sealed).toString()).toBe('words')
  expect((await one.app.database.pool.query('select from vault_keys where user_id = $1', [me.id])).rowCount).toBe(1)
})

test('people can continue during a rotation, and one master key remains', async () => {
  const running = await server()
  const { app, config } = running
  const people = await Promise.all(Array.from({ length: 12 }, () => makeUser(app)))
  const sealed = await Promise.all(people.slice(0, 8).map(async ({ id }) => (await app.vault.keyOf(id)).seal('x', id)))
  const [count] = await Promise.all([
    rotateMasterKey(app.db, openMasterKeys(config)),
    ...people.slice(8).map(({ id }) => app.vault.keyOf(id)),
  ])
  expect(count).toBeGreaterThanOrEqual(8)
  expect(await masters(config.dataDir)).toEqual(['master-2'])
  const fresh = await server({ beside: running })
  for (const [n, { id }] of people.slice(0, 8).entries())
    expect((await fresh.app.vault.keyOf(id)).open('x', sealed[n]!).toString()).toBe(id)
  for (const { id } of people.slice(8)) await fresh.app.vault.keyOf(id)
})

thoroughTest('a rotation that was cut short is completed by the next one', async () => {
  const running = await server()
  const { app, config } = running
  const me = await makeUser(app)
  const sealed = (await app.vault.keyOf(me.id)).seal('x', 'words')
  // The state after a crash right after the new master key was made: both exist, and everybody's key is still under the old one.
  await writeFile(path.join(config.dataDir, 'secrets', 'master-2'), randomBytes(32).toString('base64url'), { mode: 0o600 })
  expect(await rotateMasterKey(app.db, openMasterKeys(config))).toBe(1)
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

test('a deleted person is removed from the caches of every process', async () => {
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

thoroughTest('data encrypted and hashed before there were derived keys stays readable, and new data uses derived keys', async () => {
  const running = await server()
  const me = await makeUser(running.app)
  const raw = randomBytes(32)
  const master = await openMasterKeys(running.config).current()
  await running.app.database.pool.query('insert into vault_keys (user_id, master, sealed, created_at) values ($1, $2, $3, now())', [
    me.id,
    master.name,
    seal(master.key, `vault key of ${me.id}`, raw),
  ])
  const key = await running.app.vault.keyOf(me.id)
  expect(key.open('x', seal(raw, `${me.id}/x`, Buffer.from('of old'))).toString()).toBe('of old')
  expect(key.digest('a')).toEqual(keyedHash(raw, 'a'))
  const today = key.seal('x', 'of today')
  expect(key.open('x', today).toString()).toBe('of today')
  expect(() => unseal(raw, `${me.id}/x`, today)).toThrow()
})

describe('a master key that the owner keeps elsewhere', () => {
  const key = () => randomBytes(32).toString('base64')
  const given = (...keys: string[]) => ({ config: { masterKey: readConfig({ MASTER_KEY: keys.join(',') }).masterKey } })

  test('leaves nothing in DATA_DIR that opens anything', async () => {
    const mine = key()
    const running = await server(given(mine))
    const me = await makeUser(running.app)
    const sealed = (await running.app.vault.keyOf(me.id)).seal('x', 'words')
    expect(await masters(running.config.dataDir)).toEqual([])
    for (const without of [{}, given(key())]) {
      const copy = await server({ beside: running, ...without })
      await expect(copy.app.vault.keyOf(me.id)).rejects.toMatchObject({ code: 'unavailable' })
      expect(copy.logged()).toContain('a master key is not here')
    }
    const again = await server({ beside: running, ...given(mine) })
    expect((await again.app.vault.keyOf(me.id)).open('x', sealed).toString()).toBe('words')
    expect(again.logged()).not.toContain(mine)
  })

  thoroughTest('replaces the one in DATA_DIR, and an older one of the owner’s, by a rotation', async () => {
    const running = await server()
    const me = await makeUser(running.app)
    const sealed = (await running.app.vault.keyOf(me.id)).seal('x', 'words')
    const [first, second] = [key(), key()]
    for (const keys of [[first], [second, first]]) {
      const now = await server({ beside: running, ...given(...keys) })
      expect((await now.app.vault.keyOf(me.id)).open('x', sealed).toString()).toBe('words')
      expect(now.logged()).toContain('run npm run rotate-key')
      expect(await rotateMasterKey(now.app.db, openMasterKeys(now.config))).toBe(1)
      expect(await masters(running.config.dataDir)).toEqual([])
    }
    const last = await server({ beside: running, ...given(second) })
    expect((await last.app.vault.keyOf(me.id)).open('x', sealed).toString()).toBe('words')
  })

  test.each([
    ['a file', 'MASTER_KEY_FILE', key(), key()],
    ['a passphrase', 'MASTER_PASSPHRASE_FILE', 'a long walk in an early wood', 'a long walk in a late wood'],
  ])('may be %s', async (_, variable, right, wrong) => {
    const running = await server()
    const file = path.join(running.config.dataDir, 'given')
    const having = async (content: string) => {
      await writeFile(file, `${content}\n`, { mode: 0o600 })
      const masterKey = readConfig({ [variable]: file }).masterKey!
      // `npm run test:all` derives the key at its full cost.
      const cost = isThorough || masterKey.kind !== 'passphrase' ? {} : { cost: 2 ** 12 }
      return server({ beside: running, config: { masterKey: { ...masterKey, ...cost } } })
    }
    const first = await having(right)
    const me = await makeUser(first.app)
    const sealed = (await first.app.vault.keyOf(me.id)).seal('x', 'words')
    expect(await masters(running.config.dataDir)).toEqual([])
    await expect((await having(wrong)).app.vault.keyOf(me.id)).rejects.toMatchObject({ code: 'unavailable' })
    expect((await (await having(right)).app.vault.keyOf(me.id)).open('x', sealed).toString()).toBe('words')
  })

  thoroughTest('is refused at the start when it is invalid, readable by others, or given twice', async () => {
    const { config } = await server()
    const file = path.join(config.dataDir, 'given')
    await writeFile(file, key(), { mode: 0o644 })
    const troubles: [Record<string, string>, string][] = [
      [{ MASTER_KEY: 'canary' }, 'MASTER_KEY must be 32 bytes in base64'],
      [{ MASTER_KEY: `${key()},canary` }, 'MASTER_KEY must be 32 bytes'],
      [{ MASTER_KEY_FILE: file }, 'MASTER_KEY_FILE names a file that everybody on this machine can read'],
      [{ MASTER_PASSPHRASE_FILE: `${file}-none` }, 'MASTER_PASSPHRASE_FILE names a file that cannot be read (ENOENT)'],
      [{ MASTER_KEY: key(), MASTER_KEY_FILE: file }, 'MASTER_KEY_FILE cannot be given together with MASTER_KEY'],
    ]
    for (const [env, message] of troubles) {
      expect(() => readConfig(env)).toThrow(message)
      expect(() => readConfig(env)).not.toThrow('canary')
    }
  })
})
