// Cost of exporting a whole account with 300 MB of attachments: memory over rest, and throughput; fetched at once, and prepared.
import { Readable } from 'node:stream'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { beginExport, openExport, exportAccount, getExport } from '#features/account/contract-export.ts'
import { receiveAttachment } from '#features/journal/server/attachments/receive.ts'
import { pushChanges } from '#features/journal/contract/sync.ts'
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

const me = await signedIn({ app, client: () => testClient(server.url) })
const entryId = uuidv7()
const when = { at: new Date().toISOString(), zone: 'UTC', localDay: '2026-05-04' }
const change = { kind: 'entry' as const, changeId: uuidv7(), recordId: entryId, base: 0, editedAt: when.at, device: 'Bench' }
await me.call(pushChanges, { body: { changes: [{ ...change, patch: { when, body: 'one' } }] } })

const rss = () => process.memoryUsage().rss / MIB
const settled = async () => {
  for (let n = 0; n < 3; n++) {
    globalThis.gc?.()
    await wait(200)
  }
  return rss()
}

/** Throughput in MiB a second, and the peak of resident memory over `rest` meanwhile. */
async function measured(rest: number, work: () => Promise<number>): Promise<{ pace: number; over: number }> {
  let most = rest
  const watch = setInterval(() => (most = Math.max(most, rss())), 20)
  const started = performance.now()
  const bytes = await work()
  clearInterval(watch)
  return { pace: bytes / MIB / ((performance.now() - started) / 1000), over: most - rest }
}

async function read(answer: Response): Promise<number> {
  let bytes = 0
  for await (const piece of answer.body!) bytes += piece.length
  return bytes
}

const reported = (what: string, { pace, over }: { pace: number; over: number }) => {
  print(`${what}: memory over rest`, `${over.toFixed(0)} MiB`, { text: `≤ ${MAX_MIB} MiB`, met: over <= MAX_MIB })
  print(`${what}: pace`, `${pace.toFixed(0)} MiB/s`)
}

await read(await me.call(exportAccount))
const piece = Buffer.alloc(MIB, 'what cannot be packed much ')
for (let n = 0; n < FILES; n++) {
  const author = { id: me.user.id, sessionId: 'bench', zone: 'UTC', dayStart: 240, locale: null }
  const content = Readable.from(
    Array.from({ length: FILE_MIB }, () => piece),
    { objectMode: false },
  )
  await receiveAttachment(app, author, { id: uuidv7(), entryId }, content as AsyncIterable<Uint8Array>)
}

reported('fetched at once', await measured(await settled(), async () => read(await me.call(exportAccount))))
const rest = await settled()
const { prepared } = await me.call(beginExport, { body: {} })
reported(
  'prepared',
  await measured(rest, async () => {
    for (;;) {
      const now = (await me.call(getExport)).prepared!
      if (now.state !== 'preparing') return now.done
      await wait(200)
    }
  }),
)
const { path } = await me.call(openExport, { params: { id: prepared!.id } })
reported('then fetched', await measured(await settled(), async () => read(await me.fetch(path))))
await server.close()
