// Cost of importing a whole account with 300 MB of attachments: memory over rest, and throughput; parsed, imported, undone.
import { createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { beginImport, getImport, putImportPart, startImport, undoImport } from '#platform/contract/import-endpoints.ts'
import { exportAccount } from '#features/account/contract-export.ts'
import { pushChanges } from '#features/journal/contract/sync.ts'
import { receiveAttachment } from '#features/journal/server/attachments/receive.ts'
import { IMPORT_PART_BYTES } from '#platform/contract/imports.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn } from '#testing/make-user.ts'
import { testClient } from '#testing/test-client.ts'
import { benchServer } from './lib/bench-server.ts'
import { print } from './lib/figures.ts'

const MIB = 1024 ** 2
const FILES = 6
const FILE_MIB = 50
const MAX_MIB = 50

const server = await benchServer()
const { app } = server.running
await server.running.startWorker()
const [me, away] = await Promise.all([1, 2].map(() => signedIn({ app, client: () => testClient(server.url) })))

const ids = Array.from({ length: FILES }, () => uuidv7())
const entryId = uuidv7()
const when = { at: new Date().toISOString(), zone: 'UTC', localDay: new Date().toISOString().slice(0, 10) }
const change = { kind: 'entry' as const, changeId: uuidv7(), recordId: entryId, base: 0, editedAt: when.at, device: 'Bench' }
await me!.call(pushChanges, { body: { changes: [{ ...change, patch: { when, body: 'one', add: { attachments: ids } } }] } })
// Noise, which cannot be compressed: the upload is as large as its content.
const piece = Buffer.alloc(MIB)
for (let at = 0, seed = 1; at < MIB; at += 4) piece.writeUInt32LE((seed = Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0, at)
for (const id of ids) {
  const author = { id: me!.user.id, sessionId: 'bench', zone: 'UTC', dayStart: 240, locale: null }
  const content = Readable.from(
    Array.from({ length: FILE_MIB }, () => piece),
    { objectMode: false },
  )
  await receiveAttachment(app, author, { id, entryId }, content as AsyncIterable<Uint8Array>)
}
const zip = path.join(app.config.dataDir, 'bench-export.zip')
await pipeline(Readable.fromWeb((await me!.call(exportAccount)).body as never), createWriteStream(zip))
const { size } = await stat(zip)

const rss = () => process.memoryUsage().rss / MIB
async function settled(): Promise<number> {
  for (let n = 0; n < 3; n++) {
    globalThis.gc?.()
    await wait(200)
  }
  return rss()
}

/** Prints the peak of resident memory over rest during `work`, and its throughput. */
async function measured(what: string, work: () => Promise<void>): Promise<void> {
  const rest = await settled()
  let most = rest
  const watch = setInterval(() => (most = Math.max(most, rss())), 20)
  const started = performance.now()
  await work()
  clearInterval(watch)
  const over = most - rest
  print(`${what}: memory over rest`, `${over.toFixed(0)} MiB`, { text: `≤ ${MAX_MIB} MiB`, met: over <= MAX_MIB })
  print(`${what}: pace`, `${(size / MIB / ((performance.now() - started) / 1000)).toFixed(0)} MiB/s`)
}

async function until(id: string, wanted: string): Promise<void> {
  for (;;) {
    const { state, failure } = await away!.call(getImport, { params: { id } })
    if (state === wanted) return
    if (state === 'failed') throw new Error(`the import failed: ${failure}`)
    await wait(200)
  }
}

/** Uploads the export in parts, and waits for its report. */
async function upload(id: string): Promise<void> {
  await away!.call(beginImport, { body: { kind: 'account', id, name: 'bench.zip', bytes: size, zone: 'UTC' } })
  const file = await open(zip)
  const part = Buffer.alloc(IMPORT_PART_BYTES)
  for (let index = 0; index * IMPORT_PART_BYTES < size; index++) {
    const { bytesRead } = await file.read(part, 0, IMPORT_PART_BYTES, index * IMPORT_PART_BYTES)
    await away!.call(putImportPart, { params: { id, index }, body: part.subarray(0, bytesRead) })
  }
  await file.close()
  await until(id, 'ready')
}

const first = uuidv7()
await measured('sent and looked at', () => upload(first))
await measured('imported', async () => {
  await away!.call(startImport, { params: { id: first }, body: {} })
  await until(first, 'done')
})
await measured('undone', async () => {
  await away!.call(undoImport, { params: { id: first } })
  await until(first, 'undone')
})
await server.close()
