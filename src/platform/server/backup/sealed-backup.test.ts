import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Decrypter, generateIdentity, identityToRecipient } from 'age-encryption'
import pg from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { thoroughTest } from '#testing/depth.ts'
import { readConfig, type Config } from '#platform/server/config/config.ts'
import { migrate, migrationCount } from '#platform/server/db/migrate.ts'
import { localStorage } from '#platform/server/storage/local-storage.ts'
import { openMasterKeys } from '#platform/server/vault/master-key.ts'
import { makeUser } from '#testing/make-user.ts'
import { createEmptyDatabase } from '#testing/postgres.ts'
import { onEmbeddedDatabase, ownServer, type TestServer } from '#testing/test-server.ts'
import { seal, unseal } from '../auth/seal.ts'
import { backup } from './backup.ts'
import { makeBackup } from './make-backup.ts'
import { nightlyBackup, nightlyBackupWork } from './nightly-backup.ts'
import { restore } from './restore.ts'
import { openOpener } from './sealing.ts'
import { verifyBackup } from './verify.ts'

const CANARY = 'canary-behind-the-hedge'

async function folder() {
  const made = await mkdtemp(path.join(tmpdir(), 'fernwell-sealed-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

async function secretFile(content: string) {
  const file = path.join(await folder(), 'secret')
  await writeFile(file, content, { mode: 0o600 })
  return file
}

async function keys() {
  const identity = await generateIdentity()
  return { identity, recipient: await identityToRecipient(identity), file: await secretFile(`# created: today\n${identity}\n`) }
}

async function inhabited(env: Record<string, string>, options: { adminEmail?: string } = {}) {
  const { backup: settings } = readConfig(env)
  const server = await ownServer([], { worker: false, config: { backup: settings, adminEmail: options.adminEmail } })
  const { id } = await makeUser(server.app, { displayName: CANARY })
  const sealed = (await server.app.vault.keyOf(id)).seal('x', 'words')
  await server.app.storage.put('soul/uploads/one.mp3', randomBytes(300_000))
  return { server, id, sealed }
}

async function backedUp({ config, connection, app: { log } }: TestServer, verify = false) {
  const target = path.join(await folder(), 'one.backup.age')
  const lines: string[] = []
  const made = await makeBackup({ config, connection, log, target, verify, say: (line) => void lines.push(line) })
  return { target, ...made }
}

async function emptyTarget(env: Record<string, string> = {}) {
  const database = await createEmptyDatabase(inject('postgres'))
  onTestFinished(() => database.drop())
  const dataDir = await folder()
  const opener = await openOpener(readConfig(env).backup)
  return { connection: database.connection, storage: localStorage(path.join(dataDir, 'storage')), dataDir, say: () => {}, opener }
}

async function namesIn(connection: Config['databaseUrl'] | pg.PoolConfig): Promise<string[]> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<{ display_name: string }>('select display_name from users').catch(() => ({ rows: [] }))
  await client.end()
  return rows.map((row) => row.display_name)
}

describe('a sealed backup', () => {
  test('is opened by its key alone, here and by any other tool for age, and shows nothing without', async () => {
    const { identity, recipient, file } = await keys()
    const { server } = await inhabited({ BACKUP_RECIPIENT: recipient })
    const { target } = await backedUp(server)
    const bytes = await readFile(target)
    expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/)
    expect(bytes.includes(CANARY) || bytes.includes('manifest')).toBe(false)
    const decrypter = new Decrypter()
    decrypter.addIdentity(identity)
    expect((await decrypter.decrypt(bytes)).subarray(0, 2)).toEqual(new Uint8Array([0x1f, 0x8b]))

    const other = await keys()
    await expect(restore(await emptyTarget(), target)).rejects.toThrow('This backup is sealed. Give its key')
    await expect(restore(await emptyTarget({ BACKUP_IDENTITY_FILE: other.file }), target)).rejects.toThrow('does not open this backup')
    const home = await emptyTarget({ BACKUP_IDENTITY_FILE: file })
    await restore(home, target)
    expect(await namesIn(home.connection)).toEqual([CANARY])
    expect(await home.storage.stat('soul/uploads/one.mp3')).toEqual({ size: 300_000 })
  })

  thoroughTest('may be sealed by a passphrase', async () => {
    const env = { BACKUP_PASSPHRASE_FILE: await secretFile('an otter below the old bridge\n') }
    const { server } = await inhabited(env)
    const { target } = await backedUp(server)
    const wrong = { BACKUP_PASSPHRASE_FILE: await secretFile('an otter above the old bridge\n') }
    await expect(restore(await emptyTarget(wrong), target)).rejects.toThrow('does not open this backup')
    const home = await emptyTarget(env)
    await restore(home, target)
    expect(await namesIn(home.connection)).toEqual([CANARY])
  })

  thoroughTest('that was cut or changed is refused and leaves nothing behind', async () => {
    const { recipient, file } = await keys()
    const { server } = await inhabited({ BACKUP_RECIPIENT: recipient })
    const { target } = await backedUp(server)
    const whole = await readFile(target)
    for (const spoil of [
      () => truncate(target, whole.length - 5000),
      // Between two chunks of age: the rest ends with a complete chunk that is not marked as the last.
      () => truncate(target, whole.length - (whole.length % 65_552)),
      () => writeFile(target, whole.with(whole.length - 70_000, whole[whole.length - 70_000]! ^ 1)),
    ]) {
      await writeFile(target, whole)
      await spoil()
      const home = await emptyTarget({ BACKUP_IDENTITY_FILE: file })
      await expect(restore(home, target)).rejects.toThrow('damaged or was cut short')
      expect(await namesIn(home.connection)).toEqual([])
      expect(await readdir(path.join(home.dataDir, 'secrets')).catch(() => [])).toEqual([])
    }
  })
})

thoroughTest(
  'a backup from before encryption and row counts still restores, with texts encrypted under the keys of that time',
  async () => {
    const database = await createEmptyDatabase(inject('postgres'))
    onTestFinished(() => database.drop())
    const dataDir = await folder()
    const upTo = 8
    expect(migrationCount()).toBeGreaterThan(upTo)
    await migrate(database.connection, { upTo })
    const master = await openMasterKeys({ dataDir, masterKey: undefined }).current()
    const raw = randomBytes(32)
    const id = '019a0000-0000-7000-8000-00000000000a'
    const client = new pg.Client(database.connection)
    await client.connect()
    await client.query(
      `insert into users (id, username, username_key, email, email_key, password_hash, role, zone, day_start, units, created_at)
     values ($1, 'old', 'old', 'old@fern.example', 'old@fern.example', '-', 'member', 'UTC', 240, 'metric', now())`,
      [id],
    )
    await client.query('insert into vault_keys (user_id, master, sealed, created_at) values ($1, $2, $3, now())', [
      id,
      master.name,
      seal(master.key, `vault key of ${id}`, raw),
    ])
    await client.end()
    const target = path.join(await folder(), 'old.backup')
    const storage = localStorage(path.join(dataDir, 'storage'))
    await backup({ connection: database.connection, storage, dataDir, say: () => {}, seal: undefined }, target)
    const home = await emptyTarget()
    await restore(home, target)
    const there = new pg.Client(home.connection)
    await there.connect()
    const { rows } = await there.query('select master, sealed, version from vault_keys')
    await there.end()
    expect(rows).toMatchObject([{ master: 'master-1', version: 1 }])
    const restored = await openMasterKeys({ dataDir: home.dataDir, masterKey: undefined }).named('master-1')
    expect(unseal(restored, `vault key of ${id}`, rows[0].sealed)).toEqual(raw)
  },
)

describe.runIf(onEmbeddedDatabase())('a backup that is restored for trial', () => {
  thoroughTest('is found whole, by its rows, files and keys', async () => {
    const { recipient } = await keys()
    const { server } = await inhabited({ BACKUP_RECIPIENT: recipient })
    const { verified } = await backedUp(server, true)
    expect(verified).toMatchObject({ files: 1, tables: expect.any(Number), rows: expect.any(Number) })
    expect(verified!.rows).toBeGreaterThanOrEqual(2)
  })

  thoroughTest('is found wanting when a key that opens people’s writing is not in it', async () => {
    const { server } = await inhabited({})
    await rm(path.join(server.config.dataDir, 'secrets', 'master-1'))
    const { target } = await backedUp(server)
    const trial = verifyBackup(target, await openOpener(server.config.backup), server.config, server.app.log)
    await expect(trial).rejects.toMatchObject({ code: 'unavailable' })
  })
})

describe.runIf(onEmbeddedDatabase())('nightly backups', () => {
  const runOf = async ({ app, connection }: TestServer) => {
    await nightlyBackupWork(app, connection).handler({} as never, { signal: AbortSignal.timeout(60_000) })
    const { rows } = await app.database.pool.query(
      'select succeeded, bytes::int, rows, files, problem from backup_runs order by started_at desc limit 1',
    )
    return rows[0]
  }

  thoroughTest('are made at night and test-restored; only the newest stay, and other files in the folder are untouched', async () => {
    const { recipient } = await keys()
    const nights = await folder()
    const { server } = await inhabited({ BACKUP_DIR: nights, BACKUP_KEEP: '2', BACKUP_RECIPIENT: recipient })
    const old = ['fernwell-2020-01-01T03-41-00.backup.age', 'fernwell-2020-01-02T03-41-00.backup.age']
    for (const name of [...old, 'letter.txt']) await writeFile(path.join(nights, name), 'x')
    expect(await runOf(server)).toEqual({ succeeded: true, bytes: expect.any(Number), rows: expect.any(Number), files: 1, problem: null })
    const names = await readdir(nights)
    expect(names.toSorted()).toEqual([old[1], expect.stringMatching(/^fernwell-2.*\.backup\.age$/), 'letter.txt'])
    expect(nightlyBackup.schedule).toMatch(/^\d+ 3 \* \* \*$/)
  })

  thoroughTest('that fail notify the owner, delete nothing, and leave no partial file', async () => {
    const { recipient } = await keys()
    const nights = await folder()
    const { server } = await inhabited(
      { BACKUP_DIR: nights, BACKUP_KEEP: '2', BACKUP_RECIPIENT: recipient },
      { adminEmail: 'owner@fern.example' },
    )
    const old = ['a', 'b', 'c'].map((_, n) => `fernwell-2020-01-0${n + 1}T03-41-00.backup.age`)
    for (const name of old) await writeFile(path.join(nights, name), 'x')
    await rm(path.join(server.config.dataDir, 'secrets', 'master-1'))
    expect(await runOf(server)).toMatchObject({ succeeded: false, bytes: null, problem: expect.stringMatching(/\w/) })
    expect((await readdir(nights)).filter((name) => old.includes(name))).toEqual(old)
    expect((await readdir(nights)).filter((name) => name.endsWith('.part'))).toEqual([])
    expect(server.logged()).toContain('the nightly backup failed')
    const { rows } = await server.app.database.pool.query(`select data->>'to' as to from jobs.job where name = 'send-mail'`)
    expect(rows).toEqual([{ to: 'owner@fern.example' }])
  })
})
