// The whole app in a separate process for a browser test: messages from the test can advance its clock.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { boot, prepareDatabase } from '#app/server/boot.ts'
import { ensureDemoPerson } from '#testing/demo-person.ts'
import { serverFeatures } from '#app/server/features.ts'
import { registerPages } from '#app/server/pages.ts'
import { readConfig } from '#platform/server/config/config.ts'
import { connectDatabase } from '#platform/server/db/connect.ts'
import { createLog } from '#platform/server/log/log.ts'
import { FAKE_AI_KEY, FAKE_AI_MODEL } from '#testing/fake-ai.ts'
import { FAKE_VOICE_KEY } from '#testing/fake-voice.ts'
import { liveAll } from '#testing/life.ts'
import { signedIn } from '#testing/make-user.ts'
import { withoutDisk } from '#testing/postgres.ts'
import { testClient } from '#testing/test-client.ts'
import type { TestServer } from '#testing/test-server.ts'
import type { LifeInBrowser } from './server.ts'

type Message = { advance: number } | { live: true } | { stop: true }

let ahead = 0
const dataDir = await mkdtemp(path.join(tmpdir(), 'fernwell-e2e-'))
const PUSH = '--push-host='
const pushHosts = process.argv.flatMap((word) => (word.startsWith(PUSH) ? [word.slice(PUSH.length)] : []))
// Registration is open, because journeys create accounts, except those that test registration.
const REGISTRATION = '--registration='
const registration = process.argv.find((word) => word.startsWith(REGISTRATION))?.slice(REGISTRATION.length) ?? 'open'
const AI_URL = '--ai-url='
const aiUrl = process.argv.find((word) => word.startsWith(AI_URL))?.slice(AI_URL.length)
const model = aiUrl === undefined ? {} : { AI_URL: aiUrl, AI_MODEL: FAKE_AI_MODEL, AI_API_KEY: FAKE_AI_KEY }
const VOICE_URL = '--voice-url='
const voiceUrl = process.argv.find((word) => word.startsWith(VOICE_URL))?.slice(VOICE_URL.length)
const voice = voiceUrl === undefined ? {} : { TRANSCRIPTION_URL: voiceUrl, TRANSCRIPTION_API_KEY: FAKE_VOICE_KEY, SPEECH_URL: voiceUrl }
const IMAGES_URL = '--images-url='
const imagesUrl = process.argv.find((word) => word.startsWith(IMAGES_URL))?.slice(IMAGES_URL.length)
const images = imagesUrl === undefined ? {} : { IMAGES_URL: imagesUrl, IMAGES_MODEL: 'paint-1' }
const config = {
  ...readConfig({
    REGISTRATION: registration,
    ...model,
    ...voice,
    ...images,
    NATIVE_APP: process.argv.includes('--native-app') ? 'on' : 'off',
  }),
  pushHosts,
  dataDir,
  host: '127.0.0.1',
  port: 0,
  logLevel: 'warn' as const,
}
const log = createLog('warn')
const database = await connectDatabase(config, log, 'owner')
await withoutDisk(database.connection)
await prepareDatabase(database.connection)
const clock = { now: () => new Date(Date.now() + ahead) }
const running = await boot({ config, connection: database.connection, log, features: serverFeatures, clock })
await registerPages(running.server, running.app)
await running.startWorker()
const demo = process.argv.includes('--demo') ? await ensureDemoPerson(running.app) : undefined
// `localhost`, not an address: passkeys need a name.
await running.server.listen({ port: 0, host: 'localhost' })
const { port } = running.server.server.address() as { port: number }

process.on('message', (message: Message) => {
  if ('advance' in message) {
    ahead += message.advance
    process.send?.({ now: clock.now().toISOString() })
  } else if ('live' in message) void live().then((life) => process.send?.(life))
  else void stop()
})
process.on('disconnect', () => void stop())
process.send?.({ url: `http://localhost:${port}`, dataDir, demoPages: demo?.pages ?? {} })

/** Runs all features' lives as a new person. */
async function live(): Promise<LifeInBrowser> {
  const url = `http://localhost:${port}`
  const moving = {
    ...clock,
    advance: (ms: number) => void (ahead += ms),
    set: (at: string | Date) => void (ahead = Number(new Date(at)) - Date.now()),
  }
  const { connection } = database
  const server: TestServer = {
    ...running,
    url,
    clock: moving,
    config,
    connection,
    logged: () => '',
    client: () => testClient(url),
    close: stop,
  }
  const me = await signedIn(server)
  const { pages, looks } = await liveAll(server, me, serverFeatures)
  return { cookies: Object.fromEntries(me.cookies), pages, looks }
}

let stopping = false

async function stop(): Promise<void> {
  // Both the message and the disconnect of the parent end it; it must stop only once.
  if (stopping) return
  stopping = true
  await running.stop()
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
}
