import { sql } from '#platform/server/db/drizzle.ts'
import fc from 'fast-check'
import { randomBytes } from 'node:crypto'
import type { verify } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'
import { makeUser } from '#testing/make-user.ts'
import { ownServer, sharedServer } from '#testing/test-server.ts'
import { makeToken, parseToken } from './owned-token.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { uuidv7 } from '../core/ids.ts'
import { keyedHash, seal, unseal } from './seal.ts'
import { insertUser, isFirstUser, usernameKeyOf } from './users.ts'

const server = sharedServer([], { worker: false })

describe('sealing', () => {
  const key = randomBytes(32)

  test('decrypts for the same owner only, and detects any changed bit', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.string(), fc.nat(), (plain, owner, at) => {
        const sealed = seal(key, owner, plain)
        expect(unseal(key, owner, sealed)).toEqual(Buffer.from(plain))
        expect(() => unseal(key, `${owner}.`, sealed)).toThrow()
        expect(() => unseal(randomBytes(32), owner, sealed)).toThrow()
        sealed[at % sealed.length]! ^= 1 << (at % 8)
        expect(() => unseal(key, owner, sealed)).toThrow()
      }),
    )
  })

  test('never looks the same twice', () => {
    expect(seal(key, 'a', Buffer.from('word'))).not.toEqual(seal(key, 'a', Buffer.from('word')))
  })
})

test('a keyed hash differs for every other list of parts', () => {
  const key = randomBytes(32)
  fc.assert(
    fc.property(fc.array(fc.string()), fc.array(fc.string()), (a, b) => {
      expect(keyedHash(key, ...a).equals(keyedHash(key, ...b))).toBe(JSON.stringify(a) === JSON.stringify(b))
    }),
  )
  expect(keyedHash(key, 'ab', 'c')).not.toEqual(keyedHash(key, 'a', 'bc'))
  expect(keyedHash(key, 'a')).not.toEqual(keyedHash(randomBytes(32), 'a'))
})

test('a token names its owner and has one spelling', () => {
  const userId = '01234567-89ab-7cde-8f01-23456789abcd'
  const { token, hash } = makeToken(userId)
  expect(token).toMatch(/^[\w-]{64}$/)
  expect(parseToken(token)).toEqual({ userId, hash })
  for (const wrong of ['', token.slice(1), `${token}A`, `${token.slice(0, 63)} `, `${token.slice(0, 63)}=`])
    expect(parseToken(wrong)).toBeUndefined()
})

test('usernames are one name in any case and compatibility form, and different letters stay different', () => {
  expect(new Set(['Straße', 'STRASSE', 'strasse', 'ＳＴＲＡＳＳＥ'].map(usernameKeyOf)).size).toBe(1)
  expect(new Set(['ΟΔΟΣ', 'οδος', 'οδοσ'].map(usernameKeyOf)).size).toBe(1)
  expect(new Set(['ﬁnn', 'FINN', 'finn'].map(usernameKeyOf)).size).toBe(1)
  expect(usernameKeyOf('ana')).not.toBe(usernameKeyOf('aña'))
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => usernameKeyOf(usernameKeyOf(name)) === usernameKeyOf(name)))
})

test('a password matches in every Unicode form that a keyboard sends, and nothing matches an unknown account', async () => {
  const hash = await hashPassword('Zoë über alles')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(hash, 'Zoe\u0308 u\u0308ber alles')).toBe(true)
  expect(await verifyPassword(hash, 'zoë über alles')).toBe(false)
  expect(await verifyPassword(undefined, '\u0000nobody')).toBe(false)
})

test('a person has at most a hundred sessions; the one unused for longest makes room', async () => {
  const { sessions, db } = server.app
  const { id } = await makeUser(server.app)
  const first = await sessions.create(db, id, 'first')
  server.clock.advance(1000)
  for (let i = 0; i < 99; i++) await sessions.create(db, id, 'later')
  expect(await sessions.person(first.token)).toMatchObject({ id })
  await sessions.create(db, id, 'one more')
  const list = await sessions.list(id)
  expect(list).toHaveLength(100)
  expect(list.some((one) => one.device === 'first')).toBe(false)
})

test('a login attempt for an unknown account costs as much hashing as one for an existing account', async () => {
  const settings = (hash: string) => hash.split('$').slice(0, 4).join('$')
  const checked: string[] = []
  const check = async (hash: string) => checked.push(hash) > 0
  const known = await hashPassword('something')
  expect(await verifyPassword(known, 'something else', check as typeof verify)).toBe(true)
  expect(await verifyPassword(undefined, 'something else', check as typeof verify)).toBe(false)
  // One hash each, of the same kind, memory, passes and lanes.
  expect(checked.map(settings)).toEqual([settings(known), settings(known)])
})

test('only one of many accounts that begin at once is the first', async () => {
  const fresh = await ownServer([], { worker: false })
  const { db, clock } = fresh.app
  const waiting = async () => {
    const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`)
    return rows[0]!.n
  }
  const begin = () =>
    db.transaction(async (tx) => {
      const isFirst = await isFirstUser(tx)
      // The first one goes on only when all others wait for it, or know already that they are not the first.
      if (isFirst) await expect.poll(waiting, { timeout: 20_000 }).toBe(4)
      const id = uuidv7()
      const settings = { role: 'member', zone: 'UTC', dayStart: 240, units: 'metric', passwordHash: '' } as const
      await insertUser(tx, { id, username: id, email: `${id}@example.org`, createdAt: clock.now(), ...settings })
      return isFirst
    })
  const answers = await Promise.all(Array.from({ length: 5 }, begin))
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await begin()).toBe(false)
})
