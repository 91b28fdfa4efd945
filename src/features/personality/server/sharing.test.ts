import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { Person } from '#platform/server/auth/sessions.ts'
import { pageFacts } from '#platform/server/page-facts.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { deleteAssessment, putAssessment } from '../contract.ts'
import { compareWithShared, getShared, listShares, MAX_SHARES, putShare, revokeShare, type ShareSettings } from '../contract-sharing.ts'
import { personalityServer } from './feature.ts'
import { answersTo, sheet, settings, taken } from './personality.fixture.ts'

const server = sharedServer([personalityServer], { worker: false })

async function shared(me: SignedIn, more: Partial<ShareSettings> = {}, assessmentId?: string) {
  const of = assessmentId ?? (await taken(me, { group: 'female-21-40', answers: answersTo(1, 120, (item) => ((item % 7) % 5) + 1) })).id
  return me.call(putShare, { params: { id: uuidv7() }, body: { ...settings(more), assessmentId: of } })
}
const open = (who: Pick<SignedIn, 'call'>, token: string) => who.call(getShared, { params: { token } })

describe('a link', () => {
  test('shows a visitor without an account the chosen scales, and nothing else of the result', async () => {
    const me = await signedIn(server)
    const { token } = await shared(me, { scales: ['C', 'O2'] })
    const answer = await server.client().fetch(`/api/personality/shared/${token}`)
    const stated = await answer.text()
    expect(JSON.parse(stated)).toEqual({
      instrument: 'ipip-neo-120',
      language: 'en',
      name: null,
      scales: [
        { scale: 'O2', level: expect.any(String), numbers: null },
        { scale: 'C', level: expect.any(String), numbers: null },
      ].toSorted((a, b) => stated.indexOf(`"${a.scale}"`) - stated.indexOf(`"${b.scale}"`)),
      group: null,
      day: null,
      preview: false,
      comparable: false,
      isMine: false,
    })
    for (const word of ['female', '21-40', '2026', me.user.id, me.user.username, 'answers', 'raw']) expect(stated).not.toContain(word)
  })

  test('shows name, numbers, group and day where they were chosen', async () => {
    const me = await signedIn(server)
    const { token } = await shared(me, { name: 'Mira', numbers: true, group: true, day: true })
    const result = await open(server.client(), token)
    expect(result).toMatchObject({ name: 'Mira', group: 'female-21-40', day: '2026-05-04' })
    const { t, low, high, percentile } = result.scales[0]!.numbers!
    expect(low < t && t < high && percentile > 0 && percentile < 100).toBe(true)
  })

  test('has 192 random bits, which the table does not contain, and an assessment’s own id opens nothing', async () => {
    const me = await signedIn(server)
    const { id } = await taken(me)
    const [one, other] = [await shared(me, {}, id), await shared(me, {}, id)]
    expect(Buffer.from(one.token, 'base64url')).toHaveLength(24)
    expect(one.token).not.toBe(other.token)
    const { rows } = await server.app.database.pool.query('select t::text as text from personality_shares t where user_id = $1', [
      me.user.id,
    ])
    for (const { text } of rows as { text: string }[])
      for (const form of [one.token, Buffer.from(one.token).toString('hex')]) expect(text).not.toContain(form)
    expect(await server.client().fail(getShared, { params: { token: id } })).toMatchObject({ status: 404 })
    expect(server.logged()).not.toContain(one.token)
  })

  test('ends at once when it is revoked, when it expires, and with its result; an unknown one gets the same answer', async () => {
    const me = await signedIn(server)
    const visitor = server.client()
    const stored = await taken(me)
    const revoked = await shared(me, {}, stored.id)
    const expiring = await shared(me, { expiresAt: new Date(server.clock.now().getTime() + 60_000).toISOString() }, stored.id)
    const removed = await taken(me)
    const withResult = await shared(me, {}, removed.id)
    for (const { token } of [revoked, expiring, withResult]) await open(visitor, token)
    await me.call(revokeShare, { params: { id: revoked.id } })
    await me.call(deleteAssessment, { params: { id: removed.id } })
    server.clock.advance(60_000)
    const words = new Set<string>()
    for (const token of [revoked.token, expiring.token, withResult.token, 'A'.repeat(32)]) {
      const { requestId: _requestId, ...stated } = (await visitor.fail(getShared, { params: { token } })) as unknown as Record<
        string,
        unknown
      >
      words.add(JSON.stringify(stated))
    }
    expect([...words]).toEqual([expect.stringContaining('personality.link_not_here')])
    expect([...words][0]).toContain('404')
    expect((await me.call(listShares)).shares.map(({ id }) => id)).toEqual([expiring.id])
  })

  test('counts its visitors except its owner, and stores nothing about them', async () => {
    const me = await signedIn(server)
    const { token, id, views } = await shared(me)
    expect([views, (await open(me, token)).isMine]).toEqual([0, true])
    await Promise.all([open(server.client(), token), open(await signedIn(server), token), open(server.client(), token)])
    expect((await me.call(listShares)).shares).toMatchObject([{ id, views: 3 }])
  })

  test('can be opened at most 120 times a minute', async () => {
    const me = await signedIn(server)
    const { token } = await shared(me)
    const visitor = server.client()
    for (let times = 0; times < 120; times++) await open(visitor, token)
    expect(await visitor.fail(getShared, { params: { token } })).toMatchObject({ status: 429, reason: 'personality.opened_often' })
    server.clock.advance(60_000)
    await open(visitor, token)
  })

  test('retains its address and its count when its settings change, and a repeat is the same link', async () => {
    const me = await signedIn(server)
    const first = await shared(me, { scales: ['E'] })
    await open(server.client(), first.token)
    const { id, token, views: _views, createdAt: _createdAt, ...rest } = first
    const changed = await me.call(putShare, { params: { id }, body: { ...rest, scales: ['N', 'N'] } })
    expect(changed).toMatchObject({ token, views: 1, scales: ['N'] })
    expect((await open(server.client(), token)).scales.map(({ scale }) => scale)).toEqual(['N'])
  })

  test('cannot be made of a draft, of unknown scales, for a past time, or beyond the limit', async () => {
    const me = await signedIn(server)
    const draft = uuidv7()
    await me.call(putAssessment, { params: { id: draft }, body: sheet(answersTo(1, 120)) })
    const { id: assessmentId } = await taken(me)
    const fail = (of: string, more: Partial<ShareSettings>) =>
      me.fail(putShare, { params: { id: uuidv7() }, body: { ...settings(more), assessmentId: of } })
    expect(await fail(draft, {})).toMatchObject({ status: 409, reason: 'personality.not_finished' })
    expect(await fail(assessmentId, { scales: ['E', 'X9'] })).toMatchObject({ status: 400, reason: 'personality.unknown_scale' })
    expect(await fail(assessmentId, { scales: [] })).toMatchObject({ status: 400 })
    expect(await fail(assessmentId, { expiresAt: '2026-01-01T00:00:00Z' })).toMatchObject({
      status: 400,
      reason: 'personality.expiry_past',
    })
    await server.app.database.pool.query(
      "insert into personality_shares (user_id, id, assessment_id, token_hash, sealed, created_at) select $1, gen_random_uuid(), gen_random_uuid(), decode(md5(random()::text), 'hex'), '\\x00', now() from generate_series(1, $2)",
      [me.user.id, MAX_SHARES],
    )
    expect(await fail(assessmentId, {})).toMatchObject({ status: 429, reason: 'personality.too_many_shares' })
  })

  test('cannot be changed or revoked by another person', async () => {
    const [me, other] = [await signedIn(server), await signedIn(server)]
    const mine = await shared(me)
    expect(await other.fail(revokeShare, { params: { id: mine.id } })).toMatchObject({ status: 404 })
    const theirs = await taken(other)
    const { token } = await other.call(putShare, { params: { id: mine.id }, body: { ...settings(), assessmentId: theirs.id } })
    expect(token).not.toBe(mine.token)
    expect((await me.call(listShares)).shares).toMatchObject([{ id: mine.id, token: mine.token, assessmentId: mine.assessmentId }])
  })
})

describe('the preview of a link', () => {
  test('is a picture of 1200 by 630 if chosen, of the chosen scales alone, and is deleted with the link', async () => {
    const me = await signedIn(server)
    const { token, id } = await shared(me, { preview: true, scales: ['N', 'E', 'O', 'A', 'C'], name: 'Mira <b>&' })
    const path = `/api/personality/shared/${token}/picture`
    const picture = await server.client().fetch(path)
    expect([picture.status, picture.headers.get('content-type'), picture.headers.get('x-robots-tag')]).toEqual([
      200,
      'image/png',
      'noindex',
    ])
    const bytes = Buffer.from(await picture.arrayBuffer())
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    await me.call(revokeShare, { params: { id } })
    expect((await server.client().fetch(path)).status).toBe(404)
    const { token: without } = await shared(me)
    expect((await server.client().fetch(`/api/personality/shared/${without}/picture`)).status).toBe(404)
  })

  test('is in the page of the link and of no other, which is 404 once the link is invalid', async () => {
    const me = await signedIn(server)
    const facts = async (id: string, person?: unknown) =>
      pageFacts(server.app, { path: '/personality-quiz/results/:id', params: { id } }, person as Person | undefined)
    const [plain, pictured] = [await shared(me), await shared(me, { preview: true })]
    expect(await facts(plain.token)).toEqual({ status: 200 })
    expect(await facts(pictured.token)).toMatchObject({
      status: 200,
      preview: { picture: `/api/personality/shared/${pictured.token}/picture` },
    })
    await me.call(revokeShare, { params: { id: plain.id } })
    for (const id of [plain.token, 'A'.repeat(32), 'short', plain.assessmentId, uuidv7()])
      expect([id, await facts(id)]).toEqual([id, { status: 404 }])
    expect(await facts(plain.assessmentId, me.user)).toEqual({ status: 200 })
    expect(await facts(plain.assessmentId, (await signedIn(server)).user)).toEqual({ status: 404 })
    expect(await pageFacts(server.app, { path: '/other/:id', params: { id: 'x' } }, undefined)).toBeUndefined()
  })
})

describe('a comparison of two results', () => {
  test('shows the person’s newest result beside the shared one: differences with their margin, of the chosen scales alone', async () => {
    const [me, other] = [await signedIn(server), await signedIn(server)]
    // All answers are 3, so that both results are equal at first.
    const theirs = await taken(other, { answers: answersTo(1, 120, 3) })
    const { token } = await other.call(putShare, {
      params: { id: uuidv7() },
      body: { ...settings({ scales: ['N', 'E'], comparable: true, name: 'Ida' }), assessmentId: theirs.id },
    })
    expect(await me.fail(compareWithShared, { params: { token } })).toMatchObject({ status: 409, reason: 'personality.nothing_of_mine' })
    await taken(me, { answers: answersTo(1, 120, 3) })
    const same = await me.call(compareWithShared, { params: { token } })
    expect(same.theirName).toBe('Ida')
    expect(same.scales.map(({ scale, difference, isReliable }) => [scale, difference, isReliable])).toEqual([
      ['N', 0, false],
      ['E', 0, false],
    ])
    const worried = await taken(me, { answers: answersTo(1, 120, (item) => (item % 5 === 1 ? (item <= 60 ? 5 : 4) : 3)) })
    const apart = await me.call(compareWithShared, { params: { token } })
    expect(apart.mine.id).toBe(worried.id)
    const [n, e] = apart.scales
    expect([n!.difference, e!.difference]).toEqual([n!.theirs - n!.mine, 0])
    expect(n!.isReliable).toBe(Math.abs(n!.difference) > n!.margin)
  })

  test('needs the consent of the person who shares', async () => {
    const [me, other] = [await signedIn(server), await signedIn(server)]
    await taken(me)
    const { token } = await shared(other)
    expect(await me.fail(compareWithShared, { params: { token } })).toMatchObject({ status: 403, reason: 'personality.not_comparable' })
    expect(await server.client().fail(compareWithShared, { params: { token } })).toMatchObject({ status: 401 })
  })
})
