// How fast other journals move in, and this one out: 10,000 entries of about 2 KB (a Day One zip), a dozen photos, a PDF book of a year.
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { exportBook, exportJournal } from '#features/journal/contract/transfer.ts'
import { journalImports } from '#features/journal/server/transfer/importer.ts'
import { addDays } from '#platform/contract/dates.ts'
import { IMPORT_PART_BYTES } from '#platform/contract/imports.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { beginImport, lookAtImport, receivePart, startImport } from '#platform/server/imports/engine.ts'
import { writeZip, type ZipMember } from '#platform/server/zip/write-zip.ts'
import { signedIn } from '#testing/make-user.ts'
import { testClient } from '#testing/test-client.ts'
import { benchServer } from './lib/bench-server.ts'
import { print } from './lib/figures.ts'

const ENTRIES = 10_000
const PHOTOS = 12
const WORK = ['import', 'journal.photo']

const server = await benchServer()
const { app } = server.running
await server.running.startWorker()

let dice = 7
const random = () => (dice = (Math.imul(dice, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
const text = (bytes: number) => Array.from({ length: bytes / 7 }, () => Math.floor(random() * 2e9).toString(36)).join(' ')

async function* members(count: number, photos: readonly Buffer[]): AsyncGenerator<ZipMember> {
  const entries = Array.from({ length: count }, (_, n) => ({
    uuid: n.toString(16).padStart(32, '0').toUpperCase(),
    creationDate: `${addDays('2014-01-01', Math.floor((n * 4300) / count))}T19:00:00Z`,
    timeZone: 'Europe/Berlin',
    text: `# Day ${n}\n\n${text(2000)}${n < photos.length ? `\n\n![](dayone-moment://P${n})` : ''}`,
    tags: [`tag ${n % 40}`],
    photos: n < photos.length ? [{ identifier: `P${n}`, md5: `m${n}`, type: 'jpeg' }] : [],
  }))
  const json = Buffer.from(JSON.stringify({ metadata: { version: '1.0' }, entries }))
  yield { path: 'Journal.json', content: Readable.from([json], { objectMode: false }), compress: true }
  for (const [n, photo] of photos.entries())
    yield { path: `photos/m${n}.jpeg`, content: Readable.from([photo], { objectMode: false }), compress: false }
}

/** Milliseconds until the report is there, and from then until everything is in. */
async function importInto(userId: string, zip: Buffer): Promise<{ read: number; write: number }> {
  const id = uuidv7()
  await beginImport(app, journalImports, userId, { id, name: 'dayone.zip', bytes: zip.length, zone: 'Europe/Berlin' })
  const started = performance.now()
  for (let index = 0; index * IMPORT_PART_BYTES < zip.length; index++) {
    const part = zip.subarray(index * IMPORT_PART_BYTES, (index + 1) * IMPORT_PART_BYTES)
    await receivePart(app, userId, id, index, Readable.from([part], { objectMode: false }))
  }
  await app.jobs.idle(WORK)
  const between = performance.now()
  await startImport(app, userId, id, { zone: 'Europe/Berlin', choices: { moods: {} } })
  await app.jobs.idle(WORK)
  const { state, failure } = await lookAtImport(app, userId, id)
  if (state !== 'done') throw new Error(`the import is ${state} (${failure ?? 'no reason'})`)
  return { read: between - started, write: performance.now() - between }
}

const zipped = (count: number, photos: readonly Buffer[] = []) => buffer(writeZip(members(count, photos), new Date()))

const device = await signedIn({ app, client: () => testClient(server.url) })
const words = await importInto(device.user.id, await zipped(ENTRIES))
print(`reading ${ENTRIES} entries for the report`, `${Math.round(ENTRIES / (words.read / 1000))} /s`)
print(`bringing ${ENTRIES} entries in`, `${Math.round(ENTRIES / (words.write / 1000))} /s`)

const photo = await sharp({
  create: { width: 3000, height: 2000, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 20 }, background: 'teal' },
})
  .jpeg()
  .toBuffer()
const other = await signedIn({ app, client: () => testClient(server.url) })
const pictures = await importInto(
  other.user.id,
  await zipped(
    PHOTOS,
    Array.from({ length: PHOTOS }, () => photo),
  ),
)
print(`${PHOTOS} photos of 6 million pixels, re-encoded`, `${((PHOTOS / pictures.write) * 1000).toFixed(1)} /s`)

const atStart = performance.now()
const zip = await (await device.call(exportJournal)).arrayBuffer()
print(
  `exporting ${ENTRIES} entries (${(zip.byteLength / 1e6).toFixed(1)} MB)`,
  `${Math.round(ENTRIES / ((performance.now() - atStart) / 1000))} /s`,
)
const atBook = performance.now()
const book = await (await device.call(exportBook, { query: { from: '2020-01-01', to: '2020-12-31' } })).arrayBuffer()
print(`a book of a year (${(book.byteLength / 1e6).toFixed(1)} MB)`, `${((performance.now() - atBook) / 1000).toFixed(1)} s`)
await server.close()
