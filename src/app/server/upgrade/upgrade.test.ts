import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { exportAccount } from '#features/account/contract-export.ts'
import { pathOf } from '#platform/contract/endpoint.ts'
import { restore } from '#platform/server/backup/restore.ts'
import { readConfig } from '#platform/server/config/config.ts'
import { createLog } from '#platform/server/log/log.ts'
import { localStorage } from '#platform/server/storage/local-storage.ts'
import { createEmptyDatabase } from '#testing/postgres.ts'
import { testClient } from '#testing/test-client.ts'
import { testClock } from '#testing/test-clock.ts'
import { unzip } from '#testing/unzip.ts'
import { boot, prepareDatabase } from '../boot.ts'
import { serverFeatures } from '../features.ts'

/** The output of `npm run upgrade-fixture`: a life on the previous release, and the addresses of its things. */
type Previous = {
  release: string
  now: string
  userId: string
  session: string
  says: (string | number)[]
  reads: { path: string; params: Record<string, string>; query?: string }[]
}

/** The README explains this release; whether a consent is current depends on the configured language model. */
const OTHERS = ['README.md', 'language-model-consents.json']

/** A prepared export is stored for a day and is in no backup: it can be made again. */
const MADE_AGAIN = ['/api/account/exports/:id']

const fileOf = (name: string) => path.join(import.meta.dirname, name)

test('data of the previous release starts with this one: people stay signed in, and all their data is there', async () => {
  const previous = JSON.parse(await readFile(fileOf('previous.json'), 'utf8')) as Previous
  const before = await unzip(await readFile(fileOf('previous-export.zip')))
  const { url } = await upgraded(previous)
  const me = testClient(url)
  me.cookies.set('fernwell_session', previous.session)

  const after = await unzip(Buffer.from(await (await me.call(exportAccount)).arrayBuffer()))
  const text = [...after.values()].map((content) => content.toString('utf8')).join('\n')
  const missing = previous.says.filter((stated) => !text.includes(String(stated)) && !text.includes(JSON.stringify(stated).slice(1, -1)))
  expect(missing).toEqual([])
  for (const [name, bytes] of before) {
    if (OTHERS.includes(name)) continue
    const now = after.get(name)
    expect([name, now === undefined ? 'is absent' : lostFrom(name, bytes, now)]).toEqual([name, undefined])
  }

  const refused = []
  const present = previous.reads.filter((read) => !MADE_AGAIN.includes(read.path))
  for (const { path: address, params, query = '' } of present) {
    const answer = await me.fetch(pathOf(address, params) + query)
    if (!answer.ok) refused.push([address, answer.status, await answer.text()])
  }
  expect(refused).toEqual([])
  expect(present.length).toBeGreaterThan(20)
})

/** A server of this release on the data of the previous one. */
async function upgraded({ now }: Previous): Promise<{ url: string }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'fernwell-upgrade-'))
  const { connection, drop } = await createEmptyDatabase(inject('postgres'))
  const opener = () => Promise.reject(new Error('The fixture is not sealed.'))
  // Rows are restored into the schema of their own release; the rest happens at every start.
  await restore({ connection, storage: localStorage(path.join(dataDir, 'storage')), dataDir, say() {}, opener }, fileOf('previous.backup'))
  await prepareDatabase(connection)
  const config = { ...readConfig({ REGISTRATION: 'open' }), host: '127.0.0.1', port: 0, dataDir }
  const running = await boot({ config, connection, log: createLog('warn'), features: serverFeatures, clock: testClock(now) })
  onTestFinished(async () => {
    await running.stop()
    await drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return { url: await running.server.listen({ host: '127.0.0.1', port: 0 }) }
}

/** The path to the first thing that a file had and no longer has; undefined when nothing is missing, even if things were added. */
function lostFrom(name: string, before: Buffer, after: Buffer): string | undefined {
  if (before.equals(after)) return undefined
  if (name.endsWith('.json')) return lost(JSON.parse(before.toString()), JSON.parse(after.toString()), name)
  if (name.endsWith('.jsonl')) return lost(linesOf(before), linesOf(after), name)
  return `${name} has other bytes`
}

const linesOf = (bytes: Buffer): unknown[] =>
  bytes
    .toString()
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line))

function lost(before: unknown, after: unknown, at: string): string | undefined {
  if (typeof before !== 'object' || before === null) return before === after ? undefined : at
  if (typeof after !== 'object' || after === null || Array.isArray(before) !== Array.isArray(after)) return at
  if (Array.isArray(before) && before.length !== (after as unknown[]).length) return `${at}.length`
  for (const [key, value] of Object.entries(before)) {
    const found = lost(value, (after as Record<string, unknown>)[key], `${at}.${key}`)
    if (found) return found
  }
  return undefined
}
