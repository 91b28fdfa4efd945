import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyedHash, seal, unseal } from '../auth/seal.ts'
import type { Storage } from '../storage/storage.ts'
import { openSealed, putSealed } from './chunks.ts'
import type { PersonKey } from './vault.ts'

const CHUNK = 16

function personKey(secret = randomBytes(32)): PersonKey {
  return {
    seal: (context, plain) => seal(secret, context, typeof plain === 'string' ? Buffer.from(plain) : plain),
    open: (context, sealed) => unseal(secret, context, sealed),
    digest: (...parts) => keyedHash(secret, ...parts),
  }
}

function memoryStorage(): Storage & { objects: Map<string, Buffer> } {
  const objects = new Map<string, Buffer>()
  return {
    objects,
    async put(key, content) {
      const bytes = content instanceof Uint8Array ? Buffer.from(content) : await buffer(content)
      objects.set(key, bytes)
      return { size: bytes.length }
    },
    stat: async (key) => (objects.has(key) ? { size: objects.get(key)!.length } : undefined),
    read: async (key, range) =>
      Readable.from([objects.get(key)!.subarray(range?.start ?? 0, (range?.end ?? Infinity) + 1)], { objectMode: false }),
    readAll: async (key) => objects.get(key),
    delete: async (key) => void objects.delete(key),
    deleteAll: async (folder) => [...objects.keys()].filter((key) => key.startsWith(`${folder}/`)).forEach((key) => objects.delete(key)),
    async *list() {
      yield* objects.keys()
    },
    async *sizes() {
      for (const [key, { length: size }] of objects) yield { key, size }
    },
  }
}

const Parts = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 8 })

describe('sealed objects', () => {
  it('decrypt to the original bytes, whole and in any range, for any split of the input', async () => {
    await fc.assert(
      fc.asyncProperty(Parts, fc.nat(), fc.nat(), async (parts, a, b) => {
        const storage = memoryStorage()
        const key = personKey()
        const plain = Buffer.concat(parts)
        expect(await putSealed(storage, key, 'a/b', parts, CHUNK)).toBe(plain.length)
        const object = await openSealed(storage, key, 'a/b', CHUNK)
        expect(object.bytes).toBe(plain.length)
        expect(await object.readAll()).toEqual(plain)
        expect(await buffer(object.read())).toEqual(plain)
        if (plain.length === 0) return
        const [start, end] = [a % plain.length, b % plain.length].toSorted((x, y) => x - y) as [number, number]
        expect(await buffer(object.read({ start, end }))).toEqual(plain.subarray(start, end + 1))
      }),
      { numRuns: 200 },
    )
  })

  it('do not open when cut at any byte, and never yield wrong bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 70 }), fc.nat(), async (plain, cut) => {
        const storage = memoryStorage()
        const key = personKey()
        await putSealed(storage, key, 'a', [plain], CHUNK)
        const stored = storage.objects.get('a')!
        storage.objects.set('a', stored.subarray(0, cut % stored.length))
        await expect(openSealed(storage, key, 'a', CHUNK).then((object) => object.readAll())).rejects.toThrow()
      }),
      { numRuns: 200 },
    )
  })

  it('do not open with two chunks exchanged, a bit flipped, under another name, or with another person’s key', async () => {
    const storage = memoryStorage()
    const key = personKey()
    await putSealed(storage, key, 'a', [randomBytes(CHUNK * 3)], CHUNK)
    const stored = Buffer.from(storage.objects.get('a')!)
    const piece = CHUNK + 28
    const fails = async (bytes: Buffer, name = 'b', by = key) => {
      storage.objects.set(name, bytes)
      await expect(openSealed(storage, by, name, CHUNK).then((object) => object.readAll())).rejects.toThrow()
    }
    await fails(Buffer.concat([stored.subarray(piece, 2 * piece), stored.subarray(0, piece), stored.subarray(2 * piece)]), 'a')
    const turned = Buffer.from(stored)
    turned[piece + 20]! ^= 1
    await fails(turned, 'a')
    await fails(Buffer.concat([stored, stored.subarray(0, piece)]), 'a')
    await fails(stored, 'b')
    await fails(stored, 'a', personKey())
    storage.objects.set('a', stored)
    expect((await (await openSealed(storage, key, 'a', CHUNK)).readAll()).length).toBe(CHUNK * 3)
  })

  it('store nothing when the source fails half-way', async () => {
    const storage = memoryStorage()
    async function* broken() {
      yield randomBytes(100)
      throw new Error('gone')
    }
    await expect(putSealed(storage, personKey(), 'a', broken(), CHUNK)).rejects.toThrow('gone')
    expect(storage.objects.size).toBe(0)
  })
})
