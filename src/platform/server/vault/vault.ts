import { hkdfSync, randomBytes } from 'node:crypto'
import { asc, count, eq, ne, sql } from '#platform/server/db/drizzle.ts'
import { LRUCache } from 'lru-cache'
import { keyedHash, seal, unseal } from '../auth/seal.ts'
import type { Broadcast } from '../db/broadcast.ts'
import type { Db } from '../db/db.ts'
import type { Log } from '../log/log.ts'
import type { MasterKeys } from './master-key.ts'
import { vaultKeys } from './tables.ts'

const TOPIC = 'vault'

/** Encrypts and decrypts one person's private writing. `context` names the kind and place of the data; it opens only there. */
export type PersonKey = {
  seal(context: string, plain: Uint8Array | string): Buffer
  /** Throws when key, context or a single bit differs from the encryption. */
  open(context: string, sealed: Buffer): Buffer
  /** HMAC-SHA256 under this person's key: allows comparing two values without revealing them. */
  digest(...parts: readonly string[]): Buffer
}

export type Vault = {
  /** The person's key, made at the first use. Throws when there is no such person, or the master key is missing. */
  keyOf(userId: string): Promise<PersonKey>
  /** Removes a person's key from memory in every process. The stored key is deleted with the person's row; then nobody can decrypt. */
  forget(userId: string): Promise<void>
}

/**
 * Envelope encryption: private writing is encrypted with a key per person (AES-256-GCM), which is encrypted with the
 * installation's master key. A copy of database and storage without the master key is unreadable.
 */
export function openVault({ db, masterKeys, broadcast }: { db: Db; masterKeys: MasterKeys; broadcast: Broadcast }): Vault {
  // Decrypted keys, so that a page of entries costs one look-up; few, so that a memory dump reveals little.
  const keys = new LRUCache<string, PersonKey>({ max: 500, ttl: 10 * 60_000 })
  const opening = new Map<string, Promise<PersonKey>>()
  broadcast.subscribe(TOPIC, (userId) => void keys.delete(userId))
  broadcast.onGap(() => keys.clear())

  async function open(userId: string): Promise<PersonKey> {
    const row = (await keyRow(db, userId)) ?? (await makeKey(db, masterKeys, userId))
    const key = personKey(await unsealRow(row), row)
    keys.set(userId, key)
    return key
  }

  async function unsealRow(row: typeof vaultKeys.$inferSelect): Promise<Buffer> {
    try {
      return unseal(await masterKeys.named(row.master), owner(row.userId), row.sealed)
    } catch (error) {
      // A rotation may have ended between the row and the file.
      const now = await keyRow(db, row.userId)
      if (!now || now.master === row.master) throw error
      return unsealRow(now)
    }
  }

  return {
    async keyOf(userId) {
      const known = keys.get(userId)
      if (known) return known
      const pending = opening.get(userId) ?? open(userId).finally(() => opening.delete(userId))
      opening.set(userId, pending)
      return pending
    },
    async forget(userId) {
      keys.delete(userId)
      await broadcast.publish(TOPIC, userId)
    },
  }
}

const owner = (userId: string) => `vault key of ${userId}`

/** Since version 2, encryption and comparison have separate keys, derived from the person's (HKDF-SHA256, RFC 5869). */
const VERSION = 2
const derived = (key: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `fernwell person ${purpose}`, 32))

function personKey(key: Buffer, { userId, version }: Pick<typeof vaultKeys.$inferSelect, 'userId' | 'version'>): PersonKey {
  const bound = (context: string) => `${userId}/${context}`
  const sealing = derived(key, 'seal')
  // Digests are stored for later comparison, so a person with old ones continues with the old key.
  const comparing = version < 2 ? key : derived(key, 'digest')
  return {
    seal: (context, plain) => seal(sealing, bound(context), typeof plain === 'string' ? Buffer.from(plain) : plain),
    open(context, sealed) {
      if (version >= 2) return unseal(sealing, bound(context), sealed)
      try {
        return unseal(sealing, bound(context), sealed)
      } catch {
        return unseal(key, bound(context), sealed)
      }
    },
    digest: (...parts) => keyedHash(comparing, ...parts),
  }
}

async function keyRow(db: Db, userId: string) {
  const [row] = await db.select().from(vaultKeys).where(eq(vaultKeys.userId, userId))
  return row
}

async function makeKey(db: Db, masterKeys: MasterKeys, userId: string) {
  await db.transaction(async (tx) => {
    // A rotation and this transaction wait for each other: only then is the newest master key sure to stay.
    await tx.execute(sql`lock table ${vaultKeys} in row exclusive mode`)
    const master = await masterKeys.current()
    const sealed = seal(master.key, owner(userId), randomBytes(32))
    await tx
      .insert(vaultKeys)
      .values({ userId, master: master.name, sealed, version: VERSION, createdAt: new Date() })
      .onConflictDoNothing()
  })
  const row = await keyRow(db, userId)
  if (!row) throw new Error('a new key could not be read back')
  return row
}

/**
 * Encrypts everybody's key with another master key (a new one in DATA_DIR, or the owner's), while the app may be running. The old ones
 * in DATA_DIR are removed at the end; after an interruption both exist and the command can be run again. Returns how many keys.
 */
export async function rotateMasterKey(db: Db, masterKeys: MasterKeys): Promise<number> {
  const next = await masterKeys.next()
  const resealed = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${vaultKeys} in exclusive mode`)
    let done = 0
    for (;;) {
      const rows = await tx.select().from(vaultKeys).where(ne(vaultKeys.master, next.name)).orderBy(asc(vaultKeys.userId)).limit(500)
      if (rows.length === 0) return done
      for (const row of rows) {
        const key = unseal(await masterKeys.named(row.master), owner(row.userId), row.sealed)
        await tx
          .update(vaultKeys)
          .set({ master: next.name, sealed: seal(next.key, owner(row.userId), key) })
          .where(eq(vaultKeys.userId, row.userId))
        done++
      }
    }
  })
  await masterKeys.removeOthers(next.name)
  return resealed
}

/** Throws when a master key is missing, or does not decrypt a key that is recorded as encrypted with it (one of each is tried). */
export async function assertKeysOpen(db: Db, masterKeys: MasterKeys): Promise<void> {
  const rows = await db.selectDistinctOn([vaultKeys.master]).from(vaultKeys).orderBy(vaultKeys.master)
  for (const row of rows) unseal(await masterKeys.named(row.master), owner(row.userId), row.sealed)
}

/** Reports a problem to the owner at the start, before the first person who opens their journal finds it. */
export async function checkMasterKeys(db: Db, masterKeys: MasterKeys, log: Log): Promise<void> {
  const rows = await db.select({ master: vaultKeys.master, count: count() }).from(vaultKeys).groupBy(vaultKeys.master)
  const current = await masterKeys.currentName().catch(() => undefined)
  for (const { master, count: people } of rows) {
    const isHere = await masterKeys.named(master).then(
      () => true,
      () => false,
    )
    if (!isHere) log.error({ key: master, people }, 'a master key is not here: what these people wrote cannot be opened until it is back')
    else if (current !== undefined && current !== master)
      log.warn({ key: master, people }, 'the keys of some people are still encrypted with an older master key: run npm run rotate-key')
  }
}
