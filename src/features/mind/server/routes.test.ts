import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn } from '#testing/make-user.ts'
import { testServer, type TestServer } from '#testing/test-server.ts'
import { deleteMindNote, MIND_MOST, listMindNotes, putMindNote } from '../contract.ts'
import { mindServer } from './feature.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer([mindServer], { worker: false })
})
afterAll(() => server.close())

const texts = async (client: Awaited<ReturnType<typeof signedIn>>) => (await client.call(listMindNotes)).notes.map(({ text }) => text)
const acts = async (userId: string) => {
  const sql = "select coalesce(sum(count), 0)::int as n from activity_acts where user_id = $1 and kind = 'mind'"
  return (await server.app.database.pool.query<{ n: number }>(sql, [userId])).rows[0]!.n
}

describe('a person’s own notes', () => {
  test('are written, changed and taken away, and each counts as one act while it is there', async () => {
    const me = await signedIn(server)
    const params = { id: uuidv7() }
    await me.call(putMindNote, { params, body: { text: 'First' } })
    await me.call(putMindNote, { params, body: { text: ' Second thoughts ' } })
    expect([await texts(me), await acts(me.user.id)]).toEqual([['Second thoughts'], 1])
    await me.call(deleteMindNote, { params })
    expect([await texts(me), await acts(me.user.id)]).toEqual([[], 0])
  })

  test('are not readable in the database', async () => {
    const me = await signedIn(server)
    await me.call(putMindNote, { params: { id: uuidv7() }, body: { text: 'Nobody else reads this' } })
    const { rows } = await server.app.database.pool.query('select sealed from mind_notes where user_id = $1', [me.user.id])
    expect(rows).toHaveLength(1)
    expect((rows[0] as { sealed: Buffer }).sealed.toString('latin1')).not.toContain('Nobody')
  })

  test('have an end: one too many is refused with its reason, and the others stay', async () => {
    const me = await signedIn(server)
    // As many rows as there may be; the list is not read here, so their words need not open.
    await server.app.database.pool.query(
      "insert into mind_notes (user_id, id, sealed, day, created_at) select $1, gen_random_uuid(), '\\x00', '2026-05-04', now() from generate_series(1, $2)",
      [me.user.id, MIND_MOST],
    )
    const refused = await me.fail(putMindNote, { params: { id: uuidv7() }, body: { text: 'One more' } })
    expect(refused).toMatchObject({ status: 429, error: 'limit', reason: 'mind.too_many', params: { most: MIND_MOST } })
    expect(await acts(me.user.id)).toBe(0)
  })

  test('need words', async () => {
    const me = await signedIn(server)
    expect(await me.fail(putMindNote, { params: { id: uuidv7() }, body: { text: '  ' } })).toMatchObject({ status: 400, error: 'invalid' })
  })
})

describe('another person’s notes', () => {
  test('are not listed, cannot be taken away (404), and are not touched by writing under their id', async () => {
    const [me, other] = [await signedIn(server), await signedIn(server)]
    const params = { id: uuidv7() }
    await me.call(putMindNote, { params, body: { text: 'Mine' } })
    expect(await texts(other)).toEqual([])
    expect(await other.fail(deleteMindNote, { params })).toMatchObject({ status: 404, reason: 'mind.not_here' })
    await other.call(putMindNote, { params, body: { text: 'Theirs' } })
    expect([await texts(me), await texts(other)]).toEqual([['Mine'], ['Theirs']])
  })

  test('and one’s own are for nobody who is not signed in', async () => {
    expect(await server.client().fail(listMindNotes)).toMatchObject({ status: 401 })
  })
})
