import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { isServerBundleCurrent } from '../scripts/build/server-bundle.ts'
import { freePort } from '../scripts/lib/local-postgres.ts'

/** `npm start` on an empty folder; resolves with its address once it listens. */
async function startApp() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fernwell-start-'))
  const app = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    env: { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDir, REGISTRATION: 'open', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let out = ''
  const url = await new Promise<string>((resolve, reject) => {
    app.once('exit', (code) => reject(new Error(`npm start ended with ${code}: ${out}`)))
    app.stdout.on('data', (part: Buffer) => {
      out += part.toString()
      const found = /Fernwell is at (\S+)/.exec(out)
      if (found) resolve(found[1]!)
    })
  })
  return {
    url,
    async stop() {
      app.kill('SIGTERM')
      await once(app, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

test('npm start serves from one file, and finds its threads, child processes and data beside their sources @core', async ({ request }) => {
  expect(isServerBundleCurrent(path.resolve('.'))).toBe(true)
  const app = await startApp()
  try {
    const origin = { headers: { origin: app.url } }
    const get = async (address: string) => {
      const answer = await request.get(app.url + address)
      expect([address, answer.status()]).toEqual([address, 200])
      return answer
    }
    expect(await (await get('/')).text()).toContain('<h1')
    // A thread judges the password.
    const weak = { username: 'hazel', email: 'hazel@example.org', password: 'password1234' }
    expect((await request.post(`${app.url}/api/register`, { data: weak, ...origin })).status()).toBe(400)
    const strong = { ...weak, password: 'mossy-lantern-42-otter' }
    expect((await request.post(`${app.url}/api/register`, { data: strong, ...origin })).status()).toBe(201)
    // A thread renders, a child process prints, a library finds its dictionary, a feature its texts.
    const sound = await request.get(`${app.url}/api/soul/tracks/even-breath/audio`, { headers: { range: 'bytes=0-49999' } })
    expect([sound.status(), (await sound.body()).length]).toEqual([206, 50_000])
    expect((await (await get('/api/brain-health/report?language=en')).body()).subarray(0, 5).toString()).toBe('%PDF-')
    expect(await (await get('/api/wiki/page?word=fern')).json()).toMatchObject({ word: 'fern' })
    expect((await (await get('/api/brain-health/digits')).body()).subarray(0, 4).toString()).toBe('RIFF')
  } finally {
    await app.stop()
  }
})
