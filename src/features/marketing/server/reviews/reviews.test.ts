import { describe, expect, test } from 'vitest'
import { exportedFiles } from '#testing/exported.ts'
import { everyRow } from '#testing/every-row.ts'
import { makeUser, signedIn, type SignedIn } from '#testing/make-user.ts'
import { ownServer, type TestServer } from '#testing/test-server.ts'
import {
  decideReview,
  deleteOwnReview,
  getOwnReview,
  listReviews,
  listReviewsToDecide,
  putOwnReview,
  REVIEWS_SHOWN,
} from '../../contract-reviews.ts'
import { marketingServer } from '../feature.ts'

const start = () => ownServer([marketingServer], { worker: false })
const words = (text: string, extra: object = {}) => ({ body: { stars: 4, text, name: 'Wren', agreed: true as const, ...extra } })
const waiting = async (admin: SignedIn) => (await admin.call(listReviewsToDecide, { query: { state: 'waiting' } })).reviews
const shownTo = async (server: TestServer) => (await server.client().call(listReviews)).reviews.map(({ text }) => text)

async function accept(server: TestServer, count: number, stars: (n: number) => number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const { id } = await makeUser(server.app)
    await server.app.database.pool.query(
      "insert into marketing_reviews (user_id, id, stars, text, name, state, written_at) values ($1, gen_random_uuid(), $2, 'Fine', 'A', 'accepted', now())",
      [id, stars(n)],
    )
  }
}

describe('a review', () => {
  test('is shown to strangers once the admin accepted it, without revealing the account', async () => {
    const server = await start()
    const [me, admin] = [await signedIn(server), await signedIn(server, { role: 'admin' })]
    await me.call(putOwnReview, words('It is quiet here.'))
    expect(await server.client().call(listReviews)).toEqual({ reviews: [], count: 0, average: null })
    const [review] = await waiting(admin)
    await admin.call(decideReview, { params: { id: review!.id }, body: { decision: 'accepted' } })
    const list = await server.client().call(listReviews)
    expect(list).toMatchObject({ reviews: [{ stars: 4, text: 'It is quiet here.', name: 'Wren' }], count: 1, average: null })
    for (const private_ of [me.user.id, me.user.username, me.user.email]) expect(JSON.stringify(list)).not.toContain(private_)
  })

  test('that was declined shows the reason to its author alone', async () => {
    const server = await start()
    const [me, other, admin] = [await signedIn(server), await signedIn(server), await signedIn(server, { role: 'admin' })]
    await me.call(putOwnReview, words('My doctor Dr. Reed says…'))
    const [review] = await waiting(admin)
    await admin.call(decideReview, { params: { id: review!.id }, body: { decision: 'declined', reason: 'It names somebody else.' } })
    expect(await me.call(getOwnReview)).toMatchObject({ review: { state: 'declined', declineReason: 'It names somebody else.' } })
    expect(await other.call(getOwnReview)).toEqual({ review: null })
    expect(await shownTo(server)).toEqual([])
  })

  test('that its author changes needs a new decision, and one about the earlier text does not count', async () => {
    const server = await start()
    const [me, admin] = [await signedIn(server), await signedIn(server, { role: 'admin' })]
    await me.call(putOwnReview, words('First'))
    const [first] = await waiting(admin)
    await admin.call(decideReview, { params: { id: first!.id }, body: { decision: 'accepted' } })
    await me.call(putOwnReview, words('Buy pills'))
    expect(await shownTo(server)).toEqual([])
    const late = await admin.fail(decideReview, { params: { id: first!.id }, body: { decision: 'accepted' } })
    expect(late).toMatchObject({ status: 404, reason: 'marketing.review_changed' })
    expect(await shownTo(server)).toEqual([])
  })

  test('exists once per person, who can change and delete only their own', async () => {
    const server = await start()
    const [me, other, admin] = [await signedIn(server), await signedIn(server), await signedIn(server, { role: 'admin' })]
    await me.call(putOwnReview, words('Mine'))
    await me.call(putOwnReview, words('Mine, again'))
    await other.call(putOwnReview, words('Theirs'))
    await other.call(deleteOwnReview)
    expect((await waiting(admin)).map(({ text }) => text)).toEqual(['Mine, again'])
    const stranger = server.client()
    expect(await stranger.fail(putOwnReview, words('Nobody'))).toMatchObject({ status: 401 })
    expect(await stranger.fail(deleteOwnReview)).toMatchObject({ status: 401 })
    expect(await me.fail(decideReview, { params: { id: me.user.id }, body: { decision: 'accepted' } })).toMatchObject({ status: 403 })
  })

  test('with script in it stays text, as it was written', async () => {
    const server = await start()
    const [me, admin] = [await signedIn(server), await signedIn(server, { role: 'admin' })]
    const text = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    await me.call(putOwnReview, words(text, { name: '<b>Wren</b>' }))
    await admin.call(decideReview, { params: { id: (await waiting(admin))[0]!.id }, body: { decision: 'accepted' } })
    const answer = await server.client().fetch(listReviews.path)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(await answer.json()).toMatchObject({ reviews: [{ text, name: '<b>Wren</b>' }] })
  })

  test.each([
    ['no agreement', { agreed: false }],
    ['six stars', { stars: 6 }],
    ['half a star', { stars: 0.5 }],
    ['1,001 characters', { text: 'x'.repeat(1001) }],
    ['no name', { name: ' ' }],
    ['no words', { text: '' }],
  ])('is refused with %s', async (_, wrong) => {
    const server = await start()
    const me = await signedIn(server)
    expect(await me.fail(putOwnReview, words('Fine', wrong))).toMatchObject({ status: 400, error: 'invalid' })
    expect(await me.call(getOwnReview)).toEqual({ review: null })
  })

  test('is in the export of its author, and goes with the account', async () => {
    const server = await start()
    const me = await signedIn(server)
    await me.call(putOwnReview, words('It is quiet here.'))
    expect(await exportedFiles(server.app, me.user.id)).toMatchObject([
      { name: 'review.json', json: { text: 'It is quiet here.', state: 'waiting' } },
    ])
    await server.app.database.pool.query('delete from users where id = $1', [me.user.id])
    expect((await everyRow(server)).get('public.marketing_reviews')).toEqual([])
  })
})

describe('the average', () => {
  test('is shown from five reviews on, with their number', async () => {
    const server = await start()
    await accept(server, 4, () => 5)
    expect(await server.client().call(listReviews)).toMatchObject({ count: 4, average: null })
    await accept(server, 1, () => 2)
    expect(await server.client().call(listReviews)).toMatchObject({ count: 5, average: 4.4 })
  })

  test('counts all, even if the list is limited', async () => {
    const server = await start()
    await accept(server, REVIEWS_SHOWN + 3, (n) => (n % 2 ? 5 : 4))
    const list = await server.client().call(listReviews)
    expect([list.reviews.length, list.count]).toEqual([REVIEWS_SHOWN, REVIEWS_SHOWN + 3])
  })
})
