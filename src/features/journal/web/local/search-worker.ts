import { openDB, type IDBPDatabase } from 'idb'
import type { EntryData } from '../../contract/records.ts'
import { JournalIndex } from '../../search/journal-index.ts'
import { parseQuery } from '../../search/parse.ts'
import { searchDocOf } from '../../search/search-doc.ts'
import { snippetsOf } from '../../search/snippet.ts'
import type { AttachmentKind, Hit, MoodName, SearchAnswer } from '../../search/types.ts'
import type { JournalSchema } from './idb-db.ts'
import type { JournalBroadcast } from './dependencies.ts'
import { dbNameOf, type StoredRow, type WaitingChange } from './local-db.ts'
import { overlay } from './queue.ts'
import type { FromWorker, ToWorker } from './search-messages.ts'

// The search index of this device, in a worker so that typing is never blocked. It reads the journal's database itself, newest
// entries first, answers while it is still reading, and gets changes from the journal's broadcast channel.

const scope = self as unknown as {
  postMessage(message: FromWorker): void
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void
  close(): void
}

const BATCH = 200
/** Lets queries run between two batches. */
const yieldToEvents = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

let index = new JournalIndex()
let db: IDBPDatabase<JournalSchema> | undefined
let isComplete = false
let reading = 0
const names = new Map<string, string>()
const kinds = new Map<string, AttachmentKind>()
let moods: MoodName[] = []
const context = { nameOf: (id: string) => names.get(id), attachmentKind: (id: string) => kinds.get(id) }

scope.addEventListener('message', ({ data }) => {
  if (data.type === 'open') void open(data.userId).catch(fail)
  else void answer(data).catch(fail)
})

function fail(error: unknown): void {
  console.warn('The search cannot read the journal on this device.', error)
  scope.postMessage({ type: 'failed' })
}

async function open(userId: string): Promise<void> {
  const name = dbNameOf(userId)
  db = await openDB<JournalSchema>(name, undefined, {
    blocking: (_current, _next, event) => {
      // The database was deleted at sign-out, so the index in memory is dropped too.
      ;(event.target as IDBDatabase).close()
      index = new JournalIndex()
      scope.close()
    },
  })
  // The page creates the stores; without them there is nothing to read.
  if (!db.objectStoreNames.contains('entries')) throw new Error('There is no journal here.')
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<JournalBroadcast>) => void onMessage(data).catch(fail))
  await readAll()
}

async function readAll(): Promise<void> {
  const mine = ++reading
  isComplete = false
  index = new JournalIndex()
  await readOthers()
  const waiting = Map.groupBy(await db!.getAll('changes'), ({ change }) => change.recordId)
  const ids = await db!.getAllKeys('entries')
  // Ids begin with their creation time, so the newest are last.
  for (let end = ids.length; end > 0; end -= BATCH) {
    const rows = await db!.getAll('entries', IDBKeyRange.bound(ids[Math.max(0, end - BATCH)]!, ids[end - 1]!))
    if (mine !== reading) return
    for (const row of rows) if (!index.has(row.id)) put(row.id, row, waiting.get(row.id))
    scope.postMessage({ type: 'stale' })
    await yieldToEvents()
  }
  const stored = new Set(ids)
  for (const [id, changes] of waiting) if (changes[0]!.change.kind === 'entry' && !stored.has(id)) put(id, undefined, changes)
  isComplete = true
  // Sorts the vocabulary now rather than at the first query.
  index.search(parseQuery('a'), { limit: 1 })
  scope.postMessage({ type: 'stale' })
}

/** Reads the small records; returns whether a name changed by which entries are found. */
async function readOthers(): Promise<boolean> {
  let isRenamed = false
  const own: MoodName[] = []
  const waiting = Map.groupBy(await db!.getAll('changes'), ({ change }) => change.recordId)
  const rows = await db!.getAll('others')
  const known = new Set(rows.map(({ id }) => id))
  const fresh = [...waiting].flatMap(([id, changes]) => (known.has(id) || changes[0]!.change.kind === 'entry' ? [] : [{ id, changes }]))
  const take = (id: string, kind: string, data: object | null) => {
    if (!data) return
    if (kind === 'attachment') kinds.set(id, (data as { kind: AttachmentKind }).kind)
    if (kind !== 'activity' && kind !== 'mood') return
    const { name, level } = data as { name: string; level?: number }
    if (kind === 'mood') own.push({ id, level: level!, name })
    isRenamed ||= names.has(id) && names.get(id) !== name
    names.set(id, name)
  }
  for (const { id, record } of rows) take(id, record.kind, overlay(record, waiting.get(id) ?? []))
  for (const { id, changes } of fresh) take(id, changes[0]!.change.kind, overlay(undefined, changes))
  moods = own
  return isRenamed
}

function put(id: string, row: StoredRow | undefined, waiting: readonly WaitingChange[] = []): void {
  const data = overlay(row?.record, waiting) as EntryData | null
  if (data) index.put(searchDocOf(id, data, context))
  else index.remove(id)
}

async function onMessage(reported: JournalBroadcast): Promise<void> {
  if (reported === 'erased') return scope.close()
  if (reported === 'all') return readAll()
  const transaction = db!.transaction(['entries', 'others', 'changes'])
  const entries: string[] = []
  let isOther = false
  await Promise.all(
    reported.ids.map(async (id) => {
      const row = await transaction.objectStore('others').get(id)
      const change = row ? undefined : await transaction.objectStore('changes').index('byRecord').get(id)
      if (row || (change && change.change.kind !== 'entry')) isOther = true
      else entries.push(id)
      // Entries are also found by their attachments.
      if (row?.record.kind === 'attachment' && row.record.data) entries.push(row.record.data.entryId)
    }),
  )
  if (isOther && (await readOthers())) return readAll()
  for (const id of new Set(entries)) {
    const [row, waiting] = await Promise.all([db!.get('entries', id), db!.getAllFromIndex('changes', 'byRecord', id)])
    put(id, row, waiting)
  }
  scope.postMessage({ type: 'stale' })
}

async function answer({ turn, query, limit, scope: within }: Extract<ToWorker, { type: 'ask' }>): Promise<void> {
  const parsed = parseQuery(query, moods)
  const { ranked, total, matched } = index.search(parsed, { limit, scope: within })
  const hits = await Promise.all(
    ranked.map(async ({ id, score }): Promise<Hit | undefined> => {
      const [row, waiting] = await Promise.all([db!.get('entries', id), db!.getAllFromIndex('changes', 'byRecord', id)])
      const data = overlay(row?.record, waiting) as EntryData | null
      return data ? { id, score, ...snippetsOf(data, matched) } : undefined
    }),
  )
  const found: SearchAnswer = { hits: hits.filter((hit) => hit !== undefined), total, complete: isComplete, problems: parsed.problems }
  scope.postMessage({ type: 'answer', turn, answer: found })
}
