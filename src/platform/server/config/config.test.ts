import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { isReachedByOthers } from './hosts.ts'
import { secret } from './secrets.ts'

describe('settings', () => {
  test('need nothing at all', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      dataDir: path.resolve('data'),
      databaseUrl: undefined,
      worker: 'inside',
    })
  })

  test('that cannot be used are named, all of them, and their values never shown', () => {
    const wrong = {
      PORT: 'soon',
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      PUBLIC_URL: 'fernwell',
      ADMIN_EMAIL: 'me',
      WORKER: 'maybe',
      SMTP_URL: 'http://mail',
      STORAGE_PER_PERSON: 'plenty',
      STORAGE_TOTAL: '0GB',
    }
    let message = ''
    try {
      readConfig(wrong)
    } catch (error) {
      message = (error as Error).message
    }
    for (const name of Object.keys(wrong)) expect(message).toContain(name)
    expect(message).not.toContain('hunter2')
  })

  test('accept sizes with units', () => {
    const { storageLimits } = readConfig({ STORAGE_PER_PERSON: '1.5 GB', STORAGE_TOTAL: '2TB' })
    expect(storageLimits).toEqual({ perPerson: 1.5 * 1024 ** 3, total: 2 * 1024 ** 4 })
    expect(readConfig({}).storageLimits).toEqual({ perPerson: 20 * 1024 ** 3, total: 200 * 1024 ** 3 })
    expect(readConfig({ STORAGE_PER_PERSON: '1GB' }).storageLimits.total).toBe(10 * 1024 ** 3)
  })

  test('that are empty count as not given', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: 'https://fern.example/' })).toMatchObject({ port: 3000, publicUrl: 'https://fern.example' })
  })
})

describe('the proxy in front', () => {
  test.each([
    ['0', false],
    ['1', 1],
    ['3', 3],
    ['10.0.0.2, 172.18.0.0/16,fd00::/8', ['10.0.0.2', '172.18.0.0/16', 'fd00::/8']],
    ['loopback', ['loopback']],
  ])('is told as %s', (given, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: given })).toMatchObject({ trustProxy })
  })

  test.each(['yes', 'true', '12', '10.0.0.2/40', '10.0.0.0/8/8', 'proxy.lan', '::1/129'])('as %s is refused at the start', (given) => {
    expect(() => readConfig({ TRUST_PROXY: given })).toThrow('TRUST_PROXY must be the number of proxies')
  })
})

describe('host names', () => {
  test('are a list, and an invalid host name is refused at the start', () => {
    expect(readConfig({ ALLOWED_HOSTS: 'Fern.lan, nas' }).allowedHosts).toEqual(['fern.lan', 'nas'])
    for (const wrong of ['https://fern.lan', 'fern.lan:3000', '*', 'a b', 'me@fern.lan'])
      expect(() => readConfig({ ALLOWED_HOSTS: wrong })).toThrow('ALLOWED_HOSTS must be host names')
  })
})

describe('a service for speech', () => {
  test('is called without encryption only within this machine and private networks', () => {
    for (const near of [
      'http://localhost:8000',
      'http://[::1]:8000',
      'http://speaches:8000',
      'http://172.20.1.4:8000',
      'https://speech.example.org',
    ])
      expect(readConfig({ SPEECH_URL: near }).speech).toMatchObject({ url: near })
    for (const far of ['http://speech.example.org', 'http://172.32.0.1', 'http://10.example.org', 'http://8.8.8.8'])
      expect(() => readConfig({ SPEECH_URL: far, SPEECH_API_KEY: 'canary' })).toThrow('SPEECH_URL must begin with https')
  })
})

describe('the object store and the database', () => {
  test('are reached without encryption only within this machine and private networks', () => {
    const store = (host: string) => `s3+http://key:canary@${host}/bucket`
    for (const near of ['localhost:9000', '[::1]:9000', 'minio:9000', '192.168.1.4', 'nas.home.arpa'])
      expect(readConfig({ STORAGE_URL: store(near) }).storageUrl).toBe(store(near))
    for (const far of ['s3.example.org', '8.8.8.8', '172.32.0.1:9000'])
      expect(() => readConfig({ STORAGE_URL: store(far) })).toThrow('STORAGE_URL must begin with s3://')
    expect(readConfig({ STORAGE_URL: 's3://key:canary@s3.example.org/bucket' }).storageUrl).toContain('s3.example.org')

    const database = (rest: string) => ({ DATABASE_URL: `postgres://me:canary@${rest}` })
    for (const near of [
      'localhost/db',
      'db:5432/db',
      '10.0.0.4/db',
      '[fd00::4]/db',
      'db.example.org/db?sslmode=verify-full',
      'x.example.org/db?ssl=true',
      'x.example.org/db?host=/run/postgresql',
    ])
      expect(readConfig(database(near)).databaseUrl).toContain(near)
    expect(readConfig({ DATABASE_URL: 'postgres:///db' }).databaseUrl).toBe('postgres:///db')
    for (const far of [
      'db.example.org/db',
      '8.8.8.8/db',
      'db.example.org/db?sslmode=prefer',
      'db.example.org/db?sslmode=disable',
      'localhost/db?host=db.example.org',
    ])
      expect(() => readConfig(database(far))).toThrow('DATABASE_URL must have ?sslmode=verify-full')
  })

  test('are refused without revealing their keys', () => {
    for (const wrong of [
      { STORAGE_URL: 's3+http://key:canary@s3.example.org/b' },
      { DATABASE_URL: 'postgres://me:canary@db.example.org/b' },
    ])
      expect(() => readConfig(wrong)).toThrow(/^(?!.*canary)/s)
  })
})

describe('the owner of the installation', () => {
  test('is given by name, postal address and mail, each optional', () => {
    expect(readConfig({}).owner).toEqual({ name: undefined, address: undefined, email: undefined })
    expect(readConfig({ OWNER_NAME: 'Wren Hollow', OWNER_MAIL: 'wren@example.org' }).owner).toEqual({
      name: 'Wren Hollow',
      address: undefined,
      email: 'wren@example.org',
    })
    expect(() => readConfig({ OWNER_MAIL: 'wren@example.org\nBcc: x@example.org' })).toThrow('OWNER_MAIL must be an e-mail address')
  })
})

describe('registration', () => {
  test('is one of three modes, or left to the admin', () => {
    expect(readConfig({}).registration).toBeUndefined()
    for (const mode of ['open', 'invite', 'closed']) expect(readConfig({ REGISTRATION: mode }).registration).toBe(mode)
    expect(() => readConfig({ REGISTRATION: 'family' })).toThrow('REGISTRATION must be "open", "invite" or "closed"')
  })

  test.each([
    [{}, false],
    [{ HOST: '127.0.0.1' }, false],
    [{ HOST: '::1', PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '::' }, true],
    [{ HOST: '192.168.1.4' }, true],
    [{ PUBLIC_URL: 'https://fern.example' }, true],
    [{ TRUST_PROXY: '1' }, true],
  ])('whether others reach the server is seen from %o', (env, isReached) => {
    expect(isReachedByOthers(readConfig(env))).toBe(isReached)
  })
})

describe('a secret', () => {
  async function folder() {
    const made = await mkdtemp(path.join(tmpdir(), 'fernwell-secret-'))
    onTestFinished(() => rm(made, { recursive: true }))
    return made
  }

  test('is made once, also when many ask at once, and only its owner can read it', async () => {
    const dataDir = await folder()
    const made = await Promise.all(Array.from({ length: 10 }, () => secret(dataDir, 'one')))
    expect(new Set(made.map((bytes) => bytes.toString('hex'))).size).toBe(1)
    expect((await stat(path.join(dataDir, 'secrets', 'one'))).mode & 0o777).toBe(0o600)
    expect(await secret(dataDir, 'one')).toEqual(made[0])
    expect(await secret(dataDir, 'two')).not.toEqual(made[0])
  })

  test('that is damaged stops the start instead of being replaced', async () => {
    const dataDir = await folder()
    await secret(dataDir, 'one')
    const file = path.join(dataDir, 'secrets', 'one')
    await writeFile(file, (await readFile(file, 'utf8')).slice(0, 10))
    await expect(secret(dataDir, 'one')).rejects.toThrow('damaged')
  })
})

describe('looking products up', () => {
  test('is at Open Food Facts unless the owner names another place or none', () => {
    expect(readConfig({}).foodFacts).toEqual({ url: 'https://world.openfoodfacts.org', contact: undefined })
    expect(readConfig({ OPEN_FOOD_FACTS_URL: 'http://localhost:8080/', OPEN_FOOD_FACTS_CONTACT: 'me@example.org' }).foodFacts).toEqual({
      url: 'http://localhost:8080',
      contact: 'me@example.org',
    })
    expect(readConfig({ OPEN_FOOD_FACTS_URL: 'none' }).foodFacts).toBeUndefined()
    for (const wrong of ['canary', 'http://facts.example.org', 'https://me:canary@facts.example.org'])
      expect(() => readConfig({ OPEN_FOOD_FACTS_URL: wrong })).toThrow('OPEN_FOOD_FACTS_URL must')
  })
})
