import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { z } from 'zod'
import type { ServerFeature } from '../feature.ts'
import { uuidv7 } from '../core/ids.ts'
import { isolatedTask, runIsolated } from '../isolation/isolation.ts'
import type { methods } from '../isolation/misbehaving.fixture.ts'
import { beginImport, lookAtImport, receivePart } from './engine.ts'
import { importKind } from './importer.ts'

const module = new URL('../isolation/misbehaving.fixture.ts', import.meta.url)
const patient = isolatedTask<typeof methods>(module, { heapMb: 64, memoryMb: 300 })
const hasty = isolatedTask<typeof methods>(module, { stepMs: 800 })

let plans = 0
/** Reads every file by the failure that the file's name selects. */
const kind = importKind({
  id: 'hostile',
  maxBytes: 1024 ** 3,
  endings: ['txt'],
  report: z.null(),
  choices: z.object({}),
  async plan({ row }) {
    plans++
    const method = row.words.name.replace('.txt', '') as keyof typeof methods & string
    await runIsolated(method.startsWith('spin') ? hasty : patient, method, undefined as never)
    return { source: 'test', total: 0, report: null }
  },
  apply: () => Promise.resolve(true),
  undo: () => Promise.resolve(),
})
const feature: ServerFeature = { id: 'hostile', imports: [kind] }

const server = sharedServer([feature])

async function* one(text: string) {
  yield Buffer.from(text)
}

test.each([
  ['spin', 'too_slow'],
  ['spinInSql', 'too_slow'],
  ['fillHeap', 'too_heavy'],
  ['crash', 'damaged'],
  ['refuse', 'damaged'],
])('a file whose reading would %s ends with a clear word, once, and its parts are let go', async (name, failure) => {
  const { user } = await signedIn(server)
  const id = uuidv7()
  plans = 0
  await beginImport(server.app, kind, user.id, { id, name: `${name}.txt`, bytes: 4, zone: 'UTC' })
  await receivePart(server.app, user.id, id, 0, one('text'))
  await server.app.jobs.idle(['import'])
  expect(await lookAtImport(server.app, user.id, id)).toMatchObject({ state: 'failed', failure, parts: [] })
  expect(plans).toBe(1)
})

test('of a file that is on its way nothing lies plain on the disk', async () => {
  const { user } = await signedIn(server)
  const id = uuidv7()
  const words = 'nobody reads along here'
  await beginImport(server.app, kind, user.id, { id, name: 'spin.txt', bytes: 9 * 1024 * 1024, zone: 'UTC' })
  await receivePart(server.app, user.id, id, 1, one(words.padEnd(1024 * 1024)))
  const files = (await readdir(server.config.dataDir, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && entry.parentPath.includes(id),
  )
  expect(files).toHaveLength(1)
  for (const { parentPath, name } of files) expect((await readFile(path.join(parentPath, name))).includes(words)).toBe(false)
})

test('three may be on their way at once, however many are begun in the same moment', async () => {
  const { user } = await signedIn(server)
  const started = await Promise.allSettled(
    Array.from({ length: 12 }, () => beginImport(server.app, kind, user.id, { id: uuidv7(), name: 'a.txt', bytes: 4, zone: 'UTC' })),
  )
  expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})
