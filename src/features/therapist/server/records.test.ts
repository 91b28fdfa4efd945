import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { deleteTherapistRecord, getSafetyPlan, listTherapistRecords, MAX_RECORDS, putTherapistRecord } from '../contract.ts'
import { PLAN_ID } from '../plan/plan.ts'
import { therapistServer } from './feature.ts'

const server = sharedServer([therapistServer], { worker: false })

const day = () => server.clock.now().toISOString().slice(0, 10)
const fields = (body: Record<string, unknown>, { after = [] as string[], kind = 'plan', revision = uuidv7(), copyId = uuidv7() } = {}) => ({
  kind: kind as 'plan',
  day: day(),
  at: server.clock.now().toISOString(),
  revision,
  after,
  copyId,
  body: body as never,
})
const put = (me: SignedIn, body: ReturnType<typeof fields>, id = PLAN_ID) => me.call(putTherapistRecord, { params: { id }, body })
const plans = async (me: SignedIn) => (await me.call(getSafetyPlan)).plans.map(({ body }) => body)

describe('a safety plan', () => {
  test('is written and changed, and a repeat has no effect', async () => {
    const me = await signedIn(server)
    const first = fields({ signs: 'Silence' })
    await put(me, first)
    expect(await put(me, first)).toMatchObject({ isCopy: false })
    await put(me, fields({ signs: 'Silence', helpers: [{ name: 'Ida', phone: '0123' }] }, { after: [first.revision] }))
    expect(await plans(me)).toEqual([{ signs: 'Silence', helpers: [{ name: 'Ida', phone: '0123' }] }])
    expect((await me.call(listTherapistRecords)).records).toEqual([])
  })

  test('that two devices change at once is stored in both versions, however often the second is sent', async () => {
    const me = await signedIn(server)
    const first = fields({ signs: 'Silence' })
    await put(me, first)
    await put(me, fields({ signs: 'From the phone' }, { after: [first.revision] }))
    const late = fields({ signs: 'From the laptop' }, { after: [first.revision] })
    const answer = await put(me, late)
    expect(answer).toMatchObject({ isCopy: true, record: { id: late.copyId } })
    expect(await put(me, late)).toEqual(answer)
    expect((await plans(me)).map(({ signs }) => signs).sort()).toEqual(['From the laptop', 'From the phone'])
  })

  test('that was changed several times without a network is one plan, although some changes never arrive', async () => {
    const me = await signedIn(server)
    const [first, second, third] = [uuidv7(), uuidv7(), uuidv7()]
    await put(me, fields({ signs: 'One' }, { revision: first }))
    // The second never arrived: the third replaced it in the outbox.
    await put(me, fields({ signs: 'Three' }, { revision: third, after: [first, second] }))
    expect(await plans(me)).toEqual([{ signs: 'Three' }])
  })

  test('that another device has changed is not deleted by a device that has not seen the change', async () => {
    const me = await signedIn(server)
    const first = fields({ signs: 'One' })
    await put(me, first)
    const second = fields({ signs: 'Two' }, { after: [first.revision] })
    await put(me, second)
    const remove = (seen: string) => me.call(deleteTherapistRecord, { params: { id: PLAN_ID }, query: { seen } })
    expect(await remove(first.revision)).toEqual({ removed: false })
    expect(await plans(me)).toEqual([{ signs: 'Two' }])
    expect(await remove(`${first.revision},${second.revision}`)).toEqual({ removed: true })
    expect(await remove(second.revision)).toEqual({ removed: true })
    expect(await plans(me)).toEqual([])
  })

  test('cannot be read in the database', async () => {
    const me = await signedIn(server)
    await put(me, fields({ signs: 'Nobody else reads this' }))
    const { rows } = await server.app.database.pool.query<{ sealed: Buffer }>('select sealed from therapist_records where user_id = $1', [
      me.user.id,
    ])
    expect(rows).toHaveLength(1)
    expect(rows[0]!.sealed.toString('latin1')).not.toContain('Nobody')
  })

  test('of another person is neither seen, nor deleted, nor changed', async () => {
    const [me, other] = [await signedIn(server), await signedIn(server)]
    await put(me, fields({ signs: 'Mine' }))
    await put(other, fields({ signs: 'Theirs' }))
    await other.call(deleteTherapistRecord, { params: { id: PLAN_ID }, query: { seen: '' } })
    expect([await plans(me), await plans(other)]).toEqual([[{ signs: 'Mine' }], [{ signs: 'Theirs' }]])
    expect(await server.client().fail(getSafetyPlan)).toMatchObject({ status: 401 })
  })
})

describe('an invalid plan', () => {
  test.each([
    ['a field that the form does not have', { password: 'x' }, 'body.password'],
    ['a row without the name that it needs', { helpers: [{ phone: '0123' }] }, 'body.helpers.0.name'],
    ['rows where a text belongs', { signs: [{ name: 'x' }] }, 'body.signs'],
    ['a number where a text belongs', { signs: 3 }, 'body.signs'],
    ['more rows than there can be', { helpers: Array.from({ length: 9 }, (_, at) => ({ name: `n${at}` })) }, 'body.helpers'],
  ])('is refused with the field: %s', async (_, body, field) => {
    const me = await signedIn(server)
    const refused = await me.fail(putTherapistRecord, { params: { id: PLAN_ID }, body: fields(body) })
    expect(refused).toMatchObject({ status: 400, error: 'invalid' })
    expect(Object.keys(refused.fields ?? {})).toEqual([field])
    expect(await plans(me)).toEqual([])
  })

  test('is refused in the future and beyond the maximal length', async () => {
    const me = await signedIn(server)
    const far = { ...fields({ signs: 'x' }), day: '2099-01-01' }
    expect(await me.fail(putTherapistRecord, { params: { id: PLAN_ID }, body: far })).toMatchObject({ reason: 'therapist.in_future' })
    const texts = { signs: 'x'.repeat(4000), alone: 'x'.repeat(4000), safer: 'x'.repeat(4000), reasons: 'x'.repeat(4000) }
    const rows = Array.from({ length: 8 }, () => ({ name: 'n'.repeat(200), phone: '1'.repeat(200) }))
    const long = fields({ ...texts, company: rows, helpers: rows })
    expect(await me.fail(putTherapistRecord, { params: { id: PLAN_ID }, body: long })).toMatchObject({ status: 400 })
  })

  test('loses empty rows and blank lines, but is not refused', async () => {
    const me = await signedIn(server)
    await put(me, fields({ signs: '   ', helpers: [{}, { name: ' Ida ' }], alone: 'Tea' }))
    expect(await plans(me)).toEqual([{ helpers: [{ name: 'Ida' }], alone: 'Tea' }])
  })
})

test('records are limited: one too many is refused with a reason, and the others stay', async () => {
  const me = await signedIn(server)
  await server.app.database.pool.query(
    "insert into therapist_records (user_id, id, kind, day, at, revision, sealed) select $1, gen_random_uuid(), 'plan', '2026-05-04', now(), gen_random_uuid(), '\\x00' from generate_series(1, $2)",
    [me.user.id, MAX_RECORDS],
  )
  const refused = await me.fail(putTherapistRecord, { params: { id: uuidv7() }, body: fields({ signs: 'One more' }) })
  expect(refused).toMatchObject({ status: 429, error: 'limit', reason: 'therapist.too_many', params: { most: MAX_RECORDS } })
})
