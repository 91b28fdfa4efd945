import { openDB, type DBSchema } from 'idb'
import { setSealed } from './sealed-marks.ts'
import { readUnsent, type UnsentRecord, type UnsentStore } from './unsent.ts'

// When a session ends by itself, unsent changes stay on the device as cipher text. The server gives the key in a session of
// the same person (getUnsentKey); the key is deleted with everything else when that session ends.

interface KeySchema extends DBSchema {
  keys: { key: string; value: CryptoKey }
}

type Box = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }
type Sealed = { userId: string; count: number; records: Box; files: (Box & { type: string })[] }

interface SealedSchema extends DBSchema {
  words: { key: number; value: Sealed; indexes: { byUser: string } }
}

const SEALED_DB = 'fernwell-sealed'
/** Its name matches the person's other databases, so it is deleted with them. */
const keyDb = (userId: string) =>
  openDB<KeySchema>(`fernwell-unsent-key-${userId}`, 1, {
    upgrade: (db) => void db.createObjectStore('keys'),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })

const sealedDb = () =>
  openDB<SealedSchema>(SEALED_DB, 1, {
    upgrade: (db) => void db.createObjectStore('words', { autoIncrement: true }).createIndex('byUser', 'userId'),
  })

async function inKeyDb<T>(userId: string, work: (db: Awaited<ReturnType<typeof keyDb>>) => Promise<T>): Promise<T> {
  const db = await keyDb(userId)
  try {
    return await work(db)
  } finally {
    db.close()
  }
}

export const storedKey = (userId: string): Promise<CryptoKey | undefined> => inKeyDb(userId, (db) => db.get('keys', 'key'))

/** Stores the key as non-extractable: this browser can use it but not read it. `base64`: 32 bytes. */
export async function storeKey(userId: string, base64: string): Promise<CryptoKey> {
  const raw = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
  await inKeyDb(userId, (db) => db.put('keys', key, 'key'))
  return key
}

const settings = (iv: Uint8Array<ArrayBuffer>, userId: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`unsent of ${userId}`),
})

async function seal(key: CryptoKey, userId: string, bytes: BufferSource): Promise<Box> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return { iv, bytes: await crypto.subtle.encrypt(settings(iv, userId), key, bytes) }
}

const open = (key: CryptoKey, userId: string, { iv, bytes }: Box) => crypto.subtle.decrypt(settings(iv, userId), key, bytes)

/** Walks plain data and replaces each value for which `change` returns another one. */
function replaceIn(value: unknown, change: (value: unknown) => unknown): unknown {
  const changed = change(value)
  if (changed !== value || typeof value !== 'object' || value === null) return changed
  if (Array.isArray(value)) return value.map((one) => replaceIn(one, change))
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaceIn(one, change)]))
}

/** JSON, with each file replaced by its index in `files`. */
export function encodeRecords(records: readonly UnsentRecord[]): { json: string; files: Blob[] } {
  const files: Blob[] = []
  const plain = replaceIn(records, (value) => (value instanceof Blob ? { $file: files.push(value) - 1 } : value))
  return { json: JSON.stringify(plain), files }
}

export function decodeRecords(json: string, files: readonly Blob[]): UnsentRecord[] {
  const place = (value: unknown) => (value as { $file?: unknown } | null)?.$file
  return replaceIn(JSON.parse(json), (value) => {
    const at = typeof value === 'object' ? place(value) : undefined
    return typeof at === 'number' ? files[at] : value
  }) as UnsentRecord[]
}

/** Encrypts a copy of a person's unsent changes; the originals are not deleted. Returns how many changes could not be sealed. */
export async function sealUnsent(userId: string, stores: readonly UnsentStore[]): Promise<number> {
  const records = await readUnsent(userId, stores)
  if (records.length === 0) return 0
  const asked = new Set(stores.flatMap(({ id, isDraft }) => (isDraft ? [] : [id])))
  const count = records.filter(({ store }) => asked.has(store)).length
  try {
    const key = await storedKey(userId)
    if (!key) throw new Error('There is no key to seal with.')
    const { json, files } = encodeRecords(records)
    const sealed: Sealed = { userId, count, records: await seal(key, userId, new TextEncoder().encode(json)), files: [] }
    for (const file of files) sealed.files.push({ ...(await seal(key, userId, await file.arrayBuffer())), type: file.type })
    const db = await sealedDb()
    const transaction = db.transaction('words', 'readwrite', { durability: 'strict' })
    await Promise.all([transaction.store.add(sealed), transaction.done])
    db.close()
    return 0
  } catch (error) {
    console.warn('What was not sent could not be sealed.', error)
    return count
  }
}

/** Updates the pages' counts of sealed changes; the service worker, which may have sealed them, cannot. */
export async function countSealed(): Promise<void> {
  if (!(await indexedDB.databases()).some(({ name }) => name === SEALED_DB)) return setSealed(new Map())
  const db = await sealedDb()
  const counts = new Map<string, number>()
  for (const { userId, count } of await db.getAll('words')) counts.set(userId, (counts.get(userId) ?? 0) + count)
  db.close()
  setSealed(counts)
}

/** Decrypts a person's sealed changes. Rejects when the key is not theirs; the sealed changes then stay. */
export async function openSealed(userId: string, key: CryptoKey): Promise<UnsentRecord[]> {
  const db = await sealedDb()
  const found = await db.getAllFromIndex('words', 'byUser', userId)
  db.close()
  const opened: UnsentRecord[] = []
  for (const { records, files } of found) {
    const blobs = await Promise.all(files.map(async (file) => new Blob([await open(key, userId, file)], { type: file.type })))
    opened.push(...decodeRecords(new TextDecoder().decode(await open(key, userId, records)), blobs))
  }
  return opened
}

/** Deletes sealed changes of one person, or of all. */
export async function discardSealed(userId?: string): Promise<void> {
  const db = await sealedDb()
  const transaction = db.transaction('words', 'readwrite')
  const keys = await (userId === undefined ? transaction.store.getAllKeys() : transaction.store.index('byUser').getAllKeys(userId))
  await Promise.all([...keys.map((key) => transaction.store.delete(key)), transaction.done])
  db.close()
  await countSealed()
}
