import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { declineTip, deleteAssessment, getAssessment, listAssessments, MAX_ASSESSMENTS, putAssessment, setNormGroup } from '../contract.ts'
import { putShare } from '../contract-sharing.ts'
import { personalityServer } from './feature.ts'
import { answersTo, ended, sheet, START, settings, taken } from './personality.fixture.ts'

const server = sharedServer([personalityServer], { worker: false })

const acts = async (userId: string) => {
  const sql = "select coalesce(sum(count), 0)::int as n from activity_acts where user_id = $1 and kind = 'assessment'"
  return (await server.app.database.pool.query<{ n: number }>(sql, [userId])).rows[0]!.n
}

describe('a quiz in progress', () => {
  test('is one quiz on two devices that answer at once, in any order of sending and with repeats', async () => {
    const me = await signedIn(server)
    const phone = sheet({ ...answersTo(1, 40), 41: { value: 5, at: START + 200_000 } })
    const laptop = sheet({ ...answersTo(41, 60), 40: { value: 1, at: START + 1_000_000 } })
    const ids = [uuidv7(), uuidv7()]
    await Promise.all([
      me.call(putAssessment, { params: { id: ids[0]! }, body: phone }),
      me.call(putAssessment, { params: { id: ids[0]! }, body: laptop }),
    ])
    for (const body of [laptop, phone, laptop]) await me.call(putAssessment, { params: { id: ids[1]! }, body })
    const [one, other] = await Promise.all(ids.map((id) => me.call(getAssessment, { params: { id } })))
    expect(one!.answers).toEqual(other!.answers)
    expect(one).toMatchObject({ answered: 60, finishedAt: null, scores: null })
    expect([one!.answers['40']!.value, one!.answers['41']!.value]).toEqual([1, 5])
  })

  test('removes a withdrawn answer and no longer counts it', async () => {
    const me = await signedIn(server)
    const id = uuidv7()
    await me.call(putAssessment, { params: { id }, body: sheet(answersTo(1, 3)) })
    const now = await me.call(putAssessment, { params: { id }, body: sheet({ 2: { value: null, at: START + 60_000 } }) })
    expect([now.answered, now.answers['2']!.value]).toEqual([2, null])
  })

  test('treats a clock that is ahead as now, and ends no quiz before its start', async () => {
    const me = await signedIn(server)
    const ahead = await taken(me, { startedAt: '2031-01-01T00:00:00Z', finishedAt: '2031-01-01T01:00:00Z' })
    const now = server.clock.now().toISOString()
    expect([ahead.startedAt, ahead.finishedAt]).toEqual([now, now])
    const back = await taken(me, { finishedAt: '2019-01-01T00:00:00Z' })
    expect(back.finishedAt).toBe(back.startedAt)
  })
})

describe('a finished quiz', () => {
  test('is scored by the server from its answers: all threes of a man of 30 are 72 in each domain', async () => {
    const me = await signedIn(server)
    const { scores, id } = await taken(me, { group: 'male-21-40' })
    for (const domain of ['N', 'E', 'O', 'A', 'C']) expect([domain, scores![domain]]).toEqual([domain, { raw: 72, answered: 24 }])
    const [listed] = (await me.call(listAssessments)).assessments
    expect(listed).toMatchObject({ id, scores, group: 'male-21-40', day: '2026-05-04' })
    expect(listed).not.toHaveProperty('answers')
  })

  test('is one act of care, which is undone when the result is deleted', async () => {
    const me = await signedIn(server)
    const { id } = await taken(me)
    await taken(me, { id })
    expect(await acts(me.user.id)).toBe(1)
    await me.call(deleteAssessment, { params: { id } })
    expect(await acts(me.user.id)).toBe(0)
  })

  test('accepts answers of an offline device from before the end, and answers to open items, and changes nothing else', async () => {
    const me = await signedIn(server)
    const { id } = await taken(me, { answers: { ...answersTo(2, 120), 5: { value: 5, at: START + 5_000_000 } } })
    const late = {
      1: { value: 4, at: START + 9e8 },
      2: { value: 1, at: START + 8e8 },
      3: { value: 2, at: START + 20_000 },
      6: { value: null, at: START + 9e8 },
    }
    const { answers, finishedAt } = await me.call(putAssessment, { params: { id }, body: sheet(late) })
    expect(['1', '2', '3', '5', '6'].map((item) => answers[item]!.value)).toEqual([4, 3, 2, 5, 3])
    expect(finishedAt).not.toBeNull()
  })

  test('with 119 answers has all scores, the incomplete one prorated; with one answer it cannot be finished', async () => {
    const me = await signedIn(server)
    const { scores } = await taken(me, { answers: answersTo(2, 120, (item) => (item === 31 ? 5 : 3)) })
    // N1 has items 1, 31, 61 and 91: three answers 5 + 3 + 3, prorated to four.
    expect(scores!['N1']).toEqual({ raw: (11 * 4) / 3, answered: 3 })
    expect(scores!['N']!.raw).toBeCloseTo((71 * 24) / 23, 10)
    const id = uuidv7()
    await me.call(putAssessment, { params: { id }, body: sheet(answersTo(1, 1)) })
    const refused = await me.fail(putAssessment, { params: { id }, body: sheet(answersTo(1, 1), ended()) })
    expect(refused).toMatchObject({ status: 409, reason: 'personality.too_few_answers' })
    expect(await me.call(getAssessment, { params: { id } })).toMatchObject({ answered: 1, finishedAt: null })
  })

  test('is compared with another group on request, and never with an unknown one', async () => {
    const me = await signedIn(server)
    const { id } = await taken(me)
    expect(await me.call(setNormGroup, { params: { id }, body: { group: 'female-41-60' } })).toMatchObject({ group: 'female-41-60' })
    expect(await me.fail(setNormGroup, { params: { id }, body: { group: 'martian' } })).toMatchObject({
      status: 400,
      reason: 'personality.unknown_group',
    })
    expect(await me.call(getAssessment, { params: { id } })).toMatchObject({ group: 'female-41-60' })
  })
})

describe('a refused request', () => {
  test('changes nothing: unknown items, answers out of range, unknown questionnaires and groups', async () => {
    const me = await signedIn(server)
    const id = uuidv7()
    await me.call(putAssessment, { params: { id }, body: sheet(answersTo(1, 10)) })
    const before = await me.call(getAssessment, { params: { id } })
    const at = START + 9e6
    const broken = [
      [sheet({ 121: { value: 3, at } }), 'personality.unknown_item'],
      [sheet({ 1: { value: 6, at } }), 'personality.answer_out_of_range'],
      [sheet({}, { instrument: 'horoscope' }), 'personality.unknown_instrument'],
      [sheet({}, { group: 'male-200' }), 'personality.unknown_group'],
    ] as const
    for (const [body, reason] of broken)
      expect(await me.fail(putAssessment, { params: { id }, body })).toMatchObject({ status: 400, reason })
    for (const value of [0, 11, 2.5])
      expect(await me.fail(putAssessment, { params: { id }, body: sheet({ 1: { value, at } }) })).toMatchObject({ status: 400 })
    const other = await me.fail(putAssessment, { params: { id }, body: sheet({}, { instrument: 'mini-ipip', group: null }) })
    expect(other).toMatchObject({ status: 409 })
    expect(await me.call(getAssessment, { params: { id } })).toEqual(before)
  })

  test('is one quiz beyond the limit, also when many are started at once', async () => {
    const me = await signedIn(server)
    await server.app.database.pool.query(
      "insert into personality_assessments (user_id, id, sealed, started_at, day, version) select $1, gen_random_uuid(), '\\x00', now(), '2026-05-04', 1 from generate_series(1, $2)",
      [me.user.id, MAX_ASSESSMENTS - 1],
    )
    const begin = () =>
      me.fetch(`/api/personality/assessments/${uuidv7()}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sheet({})),
      })
    const statuses = (await Promise.all([begin(), begin(), begin()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 429, 429])
  })
})

describe('a deleted result', () => {
  test('is not restored by an outdated device, and its answers stay on that device', async () => {
    const me = await signedIn(server)
    const { id } = await taken(me)
    await me.call(deleteAssessment, { params: { id } })
    expect(await me.fail(putAssessment, { params: { id }, body: sheet(answersTo(1, 5)) })).toMatchObject({
      status: 404,
      reason: 'personality.taken_away',
    })
    expect(await me.fail(getAssessment, { params: { id } })).toMatchObject({ status: 404 })
    expect(await me.fail(deleteAssessment, { params: { id } })).toMatchObject({ status: 404 })
    expect((await me.call(listAssessments)).assessments).toEqual([])
  })

  test('of an erased account is refused with a clear reason, and no row returns', async () => {
    const me = await signedIn(server)
    const { id } = await taken(me)
    await server.app.database.pool.query('delete from users where id = $1', [me.user.id])
    await server.app.sessions.forget(me.user.id)
    expect(await me.fail(putAssessment, { params: { id }, body: sheet(answersTo(1, 120), ended()) })).toMatchObject({
      status: 401,
      error: 'unauthenticated',
    })
    const { rows } = await server.app.database.pool.query('select 1 from personality_assessments where user_id = $1', [me.user.id])
    expect(rows).toEqual([])
  })
})

describe('suggestions', () => {
  test('that were dismissed stay hidden until the person allows them again', async () => {
    const me = await signedIn(server)
    const { tip } = { tip: (await import('../content/load.ts').then(({ loadTips }) => loadTips()))[0]!.id }
    await me.call(declineTip, { params: { tip }, body: { declined: true } })
    expect((await me.call(declineTip, { params: { tip }, body: { declined: true } })).declinedTips).toEqual([tip])
    expect((await me.call(listAssessments)).declinedTips).toEqual([tip])
    expect((await me.call(declineTip, { params: { tip }, body: { declined: false } })).declinedTips).toEqual([])
    expect(await me.fail(declineTip, { params: { tip: 'nobodys-tip' }, body: { declined: true } })).toMatchObject({ status: 404 })
  })
})

describe('privacy', () => {
  test('another person finds nothing, and the same id of theirs is another quiz', async () => {
    const [me, other] = [await signedIn(server), await signedIn(server)]
    const mine = await taken(me)
    for (const endpoint of [getAssessment, deleteAssessment])
      expect(await other.fail(endpoint, { params: { id: mine.id } })).toMatchObject({ status: 404 })
    expect(await other.fail(putShare, { params: { id: uuidv7() }, body: { ...settings(), assessmentId: mine.id } })).toMatchObject({
      status: 404,
    })
    await taken(other, { id: mine.id, answers: answersTo(1, 120, 5) })
    expect(await me.call(getAssessment, { params: { id: mine.id } })).toEqual(mine)
  })

  test('the database contains neither the questionnaire, nor the group, nor an answer in plain text', async () => {
    const me = await signedIn(server)
    await taken(me, { group: 'female-21-40' })
    const { rows } = await server.app.database.pool.query('select t::text as text from personality_assessments t where user_id = $1', [
      me.user.id,
    ])
    const text = (rows as { text: string }[])[0]!.text
    for (const word of ['ipip', 'female', '"value"', Buffer.from('ipip').toString('hex')]) expect(text).not.toContain(word)
  })
})
