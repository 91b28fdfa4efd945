import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
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

  test('that are empty count as not given', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: 'https://fern.example/' })).toMatchObject({ port: 3000, publicUrl: 'https://fern.example' })
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

  test('that is damaged stops the start instead of being made anew', async () => {
    const dataDir = await folder()
    await secret(dataDir, 'one')
    const file = path.join(dataDir, 'secrets', 'one')
    await writeFile(file, (await readFile(file, 'utf8')).slice(0, 10))
    await expect(secret(dataDir, 'one')).rejects.toThrow('damaged')
  })
})
