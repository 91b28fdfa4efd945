import { describe, expect, test } from 'vitest'
import type { Person } from '#platform/server/auth/sessions.ts'
import { deleteUser } from '#platform/server/auth/users.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { putTherapistRecord } from '../../contract.ts'
import {
  addTherapistShare,
  endTherapistShare,
  getGivenBrief,
  getLinkedBrief,
  leaveGivenBrief,
  listGivenBriefs,
  listTherapistShares,
  MAX_SHARES,
  previewBrief,
  printBrief,
} from '../../contract-brief.ts'
import type { RecordKind } from '../../kinds.ts'
import { PLAN_ID } from '../../plan/plan.ts'
import { therapistServer } from '../feature.ts'
import { makeBrief } from './report/send-brief.ts'

const server = sharedServer([therapistServer], { worker: false })

const DAY_MS = 86_400_000
const day = (ago = 0) => new Date(server.clock.now().getTime() - ago * DAY_MS).toISOString().slice(0, 10)
const later = (days: number) => new Date(server.clock.now().getTime() + days * DAY_MS).toISOString()

async function write(me: SignedIn, kind: RecordKind, body: object, { ago = 0, id = uuidv7() } = {}) {
  const fields = {
    kind,
    day: day(ago),
    at: server.clock.now().toISOString(),
    revision: uuidv7(),
    after: [],
    copyId: uuidv7(),
    body: body as never,
  }
  await me.call(putTherapistRecord, { params: { id }, body: fields })
}

/** A person with records of four kinds, one of them long ago. */
async function writer(): Promise<SignedIn> {
  const me = await signedIn(server)
  await write(me, 'note', { what: 'A note of today' })
  await write(me, 'note', { what: 'A note of last spring' }, { ago: 200 })
  await write(me, 'agenda', { what: 'A topic' })
  await write(me, 'homework', { what: 'A secret homework' })
  await write(me, 'plan', { signs: 'A secret sign' }, { id: PLAN_ID })
  return me
}
const stated = ({ records }: { records: readonly { body: object }[] }) => records.map(({ body }) => Object.values(body)[0] as string).sort()
const share = (
  me: SignedIn,
  given: Partial<{
    username: string | null
    from: string
    to: string | null
    kinds: RecordKind[]
    expiresAt: string | null
    isNamed: boolean
  }>,
  id = uuidv7(),
) =>
  me.call(addTherapistShare, {
    params: { id },
    body: { username: null, from: day(30), to: null, kinds: ['note', 'agenda'], expiresAt: later(7), isNamed: false, ...given },
  })
const openings = async (me: SignedIn) => (await me.call(listTherapistShares)).shares.map((one) => one.openings.length)

describe('an account with access', () => {
  test('reads the chosen parts and nothing else; a third person and a visitor read nothing', async () => {
    const [me, therapist, other] = [await writer(), await signedIn(server), await signedIn(server)]
    await share(me, { username: therapist.user.username, expiresAt: null })
    const [given] = (await therapist.call(listGivenBriefs)).given
    expect(given).toMatchObject({ name: me.user.username, kinds: ['note', 'agenda'] })
    const params = { token: given!.token }

    expect(stated(await therapist.call(getGivenBrief, { params }))).toEqual(['A note of today', 'A topic'])
    // The owner, a third person and a visitor; and the same token used as a link, for all of them.
    for (const client of [me, other])
      expect(await client.fail(getGivenBrief, { params })).toMatchObject({ status: 404, reason: 'therapist.link_not_here' })
    expect(await server.client().fail(getGivenBrief, { params })).toMatchObject({ status: 401 })
    for (const client of [me, therapist, other, server.client()])
      expect(await client.fail(getLinkedBrief, { params })).toMatchObject({ status: 404, reason: 'therapist.link_not_here' })
    expect((await other.call(listGivenBriefs)).given).toEqual([])
    expect((await other.call(listTherapistShares)).shares).toEqual([])
    // Nor may the account with access see or end other shares.
    expect((await therapist.call(listTherapistShares)).shares).toEqual([])
    expect(await openings(me)).toEqual([1])
  })

  test('reads nothing from the moment on at which either side ends it', async () => {
    const [me, therapist] = [await writer(), await signedIn(server)]
    for (const end of ['mine', 'theirs'] as const) {
      const { id } = await share(me, { username: therapist.user.username.toUpperCase(), expiresAt: null })
      const { token } = (await therapist.call(listGivenBriefs)).given[0]!
      const params = { token }
      await therapist.call(getGivenBrief, { params })
      if (end === 'mine') await me.call(endTherapistShare, { params: { id } })
      else await therapist.call(leaveGivenBrief, { params })
      expect(await therapist.fail(getGivenBrief, { params })).toMatchObject({ status: 404 })
      expect((await therapist.call(listGivenBriefs)).given).toEqual([])
      // The log stays until the person deletes it.
      const [ended] = (await me.call(listTherapistShares)).shares
      expect([ended!.endedAt === null, ended!.openings.length]).toEqual([false, 1])
      await me.call(endTherapistShare, { params: { id } })
      expect((await me.call(listTherapistShares)).shares).toEqual([])
    }
  })

  test('must exist, must belong to another person, and cannot be found by trying names', async () => {
    const me = await writer()
    const give = (username: string) =>
      me.fail(addTherapistShare, {
        params: { id: uuidv7() },
        body: { username, from: day(), to: null, kinds: ['note'], expiresAt: null, isNamed: true },
      })
    expect(await give('nobody-of-this-name')).toMatchObject({ status: 404, reason: 'therapist.no_account' })
    expect(await give(me.user.username)).toMatchObject({ status: 400 })
    for (let tries = 2; tries < 20; tries++) await give(`nobody-${tries}`)
    expect(await give('nobody-again')).toMatchObject({ status: 429, reason: 'therapist.many_names' })
  })
})

describe('a link', () => {
  test('shows the chosen parts to anyone, with a name only if chosen, and each opening by others is logged', async () => {
    const me = await writer()
    const { token, id } = await share(me, {})
    const params = { token: token! }
    const visitor = server.client()
    expect(await visitor.call(getLinkedBrief, { params })).toMatchObject({ name: null, kinds: ['note', 'agenda'] })
    expect(stated(await visitor.call(getLinkedBrief, { params }))).toEqual(['A note of today', 'A topic'])
    await me.call(getLinkedBrief, { params })
    expect(await openings(me)).toEqual([2])
    // Sent twice, it is the same link.
    expect(await share(me, {}, id)).toMatchObject({ token })
    const named = await share(me, { isNamed: true, kinds: ['plan'] })
    expect(await visitor.call(getLinkedBrief, { params: { token: named.token! } })).toMatchObject({ name: me.user.username })
  })

  test('opens nothing once it has ended or expired, and an unknown one gets the same answer', async () => {
    const me = await writer()
    const [ended, expiring] = [await share(me, {}), await share(me, { expiresAt: later(1) })]
    await me.call(endTherapistShare, { params: { id: ended.id } })
    const visitor = server.client()
    const answer = async (token: string) => {
      const { status, reason, message } = await visitor.fail(getLinkedBrief, { params: { token } })
      return { status, reason, message }
    }
    const unknown = await answer('x'.repeat(32))
    expect(unknown).toMatchObject({ status: 404, reason: 'therapist.link_not_here' })
    expect(await answer(ended.token!)).toEqual(unknown)
    await server.app.database.pool.query('update therapist_shares set expires_at = $1 where id = $2', [
      new Date(server.clock.now().getTime() - 1),
      expiring.id,
    ])
    expect(await answer(expiring.token!)).toEqual(unknown)
  })

  test('is deleted with its owner’s account', async () => {
    const [me, therapist] = [await writer(), await signedIn(server)]
    const { token } = await share(me, {})
    await share(me, { username: therapist.user.username })
    await deleteUser(server.app.db, me.user.id)
    expect(await server.client().fail(getLinkedBrief, { params: { token: token! } })).toMatchObject({
      status: 404,
      reason: 'therapist.link_not_here',
    })
    expect((await therapist.call(listGivenBriefs)).given).toEqual([])
  })

  test('needs an end in the future, and days in order', async () => {
    const me = await writer()
    const body = { username: null, from: day(), to: null, kinds: ['note' as const], expiresAt: null, isNamed: false }
    const fail = (change: object) => me.fail(addTherapistShare, { params: { id: uuidv7() }, body: { ...body, ...change } })
    expect((await fail({})).fields).toHaveProperty('expiresAt')
    expect((await fail({ expiresAt: later(-1) })).fields).toHaveProperty('expiresAt')
    expect((await fail({ expiresAt: later(1), to: day(3) })).fields).toHaveProperty('to')
    expect(await fail({ expiresAt: later(1), kinds: [] })).toMatchObject({ status: 400 })
  })

  test('is limited in number, also when several are made at once', async () => {
    const me = await writer()
    const done = await Promise.allSettled(Array.from({ length: MAX_SHARES + 5 }, () => share(me, {})))
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_SHARES)
  })
})

describe('a brief', () => {
  const query = (kinds: string) => ({ from: day(30), to: day(), kinds })

  test('contains the chosen days and kinds, and nothing else', async () => {
    const me = await writer()
    expect(stated(await me.call(previewBrief, { query: query('note') }))).toEqual(['A note of today'])
    expect(stated(await me.call(previewBrief, { query: { ...query('note'), from: day(300) } }))).toEqual([
      'A note of last spring',
      'A note of today',
    ])
    expect(stated(await me.call(previewBrief, { query: query('plan,agenda') }))).toEqual(['A secret sign', 'A topic'])
    expect(await me.fail(previewBrief, { query: { ...query('note'), to: day(60) } })).toMatchObject({ status: 400 })
    expect(await me.fail(previewBrief, { query: query('passwords') })).toMatchObject({ status: 400 })
  })

  test('is printed as a PDF in both languages', async () => {
    const me = await writer()
    await write(me, 'phq9', Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`q${at + 1}`, '1'])))
    await write(me, 'programme', { programme: 'mood', state: 'on', done: ['1'], notes: [{ day: 1, note: 'A cup' }] })
    for (const language of ['en', 'de'] as const) {
      const answer = await me.call(printBrief, { query: { ...query('note,phq9,programme,plan'), language } })
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect(String.fromCharCode(...bytes.slice(0, 5))).toBe('%PDF-')
      expect(bytes.length).toBeGreaterThan(5000)
    }
  })

  test('of a person who is erased meanwhile ends with a clear error', async () => {
    const me = await writer()
    const person = { id: me.user.id, zone: 'UTC', dayStart: 240, displayName: null } as Person
    await deleteUser(server.app.db, me.user.id)
    const made = makeBrief(server.app, person, { from: day(30), to: day(), kinds: ['note'] }, 'en')
    await expect(made).rejects.toMatchObject({ code: 'not_found', reason: { id: 'therapist.account_deleted' } })
  })
})
