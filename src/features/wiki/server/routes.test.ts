import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import {
  deleteWikiWord,
  findWikiWords,
  getWikiPage,
  getWikiSurprise,
  getWikiTrail,
  getWikiTrails,
  getWikiWords,
  MOST_STEPS,
  MOST_TRAILS,
  putWikiReading,
  putWikiReview,
  putWikiStep,
  putWikiTrail,
  putWikiWord,
  type Step,
} from '../contract.ts'
import { wikiServer } from './feature.ts'
import { wikiTrails } from './tables.ts'
import { sealTrail } from './trail-store.ts'

const server = sharedServer([wikiServer], { worker: false })

const now = () => server.clock.now().getTime()
const ago = (seconds: number) => new Date(now() - seconds * 1000).toISOString()
const stepOf = (slug: string, seconds: number) => ({ slug, word: slug, sense: null, at: ago(seconds) })
const acts = async (userId: string) => {
  const sql =
    "select coalesce(sum(count), 0)::int as n, coalesce(sum(amount), 0)::int as seconds, coalesce(sum(points), 0)::int as points from activity_acts where user_id = $1 and kind = 'wiki-reading'"
  return (await server.app.database.pool.query<{ n: number; seconds: number; points: number }>(sql, [userId])).rows[0]!
}

describe('The page of a word', () => {
  test('is an article whose words are links, and a form of a word leads to the word', async () => {
    const me = await signedIn(server)
    const page = await me.call(getWikiPage, { query: { word: 'rivers' } })
    expect(page).toMatchObject({ word: 'river', slug: 'river', isGrave: false })
    const text = page.article!.paragraphs[0]!.map((piece) => (typeof piece === 'string' ? piece : piece[0])).join('')
    expect(text).toBe('A river is a large natural stream of water (larger than a creek).')
    expect(page.article!.neighbours.map(({ slug }) => slug)).toContain('stream')
  })

  test.each([
    '',
    ' ',
    '../../etc/passwd',
    'réka 川 река',
    'x'.repeat(80),
    '%00',
    '<script>',
    "'; drop table users",
    '__proto__',
    'constructor',
  ])('that does not exist (%j) is friendly and offers other words', async (word) => {
    const me = await signedIn(server)
    const page = await me.call(getWikiPage, { query: { word } })
    if (page.word === null) expect(page.nearby.length).toBeGreaterThan(3)
    for (const { slug } of page.nearby) expect((await me.call(getWikiPage, { query: { word: slug } })).word).not.toBeNull()
  })

  test('of 5,000 letters is refused without an internal error', async () => {
    const me = await signedIn(server)
    expect(await me.fail(getWikiPage, { query: { word: 'a'.repeat(5000) } })).toMatchObject({ status: 400 })
  })

  test('about a topic for which help comes first is marked', async () => {
    const me = await signedIn(server)
    expect((await me.call(getWikiPage, { query: { word: 'suicide' } })).isGrave).toBe(true)
    expect((await me.call(getWikiPage, { query: { word: 'suicidal' } })).isGrave).toBe(true)
  })

  test('is found by its beginning, by another form and in spite of a slip', async () => {
    const me = await signedIn(server)
    const found = async (text: string) => (await me.call(findWikiWords, { query: { text } })).words.map(({ slug }) => slug)
    expect(await found('rive')).toContain('river')
    expect(await found('geese')).toContain('goose')
    expect(await found('moutnain')).toContain('mountain')
    expect(await found('seredipitty')).toContain('serendipity')
    expect(await found('川')).toEqual([])
  })

  test('comes as a surprise, and never one that hurts', async () => {
    const me = await signedIn(server)
    const { slug } = await me.call(getWikiSurprise)
    expect((await me.call(getWikiPage, { query: { word: slug } })).article).toMatchObject({ isUnkind: false })
  })
})

describe('A trail', () => {
  test('keeps its steps in order of time however they arrive, each once, and can be named and forked', async () => {
    const me = await signedIn(server)
    const [id, first, second, fork] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()]
    await me.call(putWikiStep, { params: { id, step: second }, body: stepOf('tide', 10) })
    await me.call(putWikiStep, { params: { id, step: first }, body: stepOf('river', 60) })
    await me.call(putWikiStep, { params: { id, step: first }, body: stepOf('river', 60) })
    await me.call(putWikiTrail, { params: { id }, body: { name: ' To the sea ' } })
    const trail = await me.call(getWikiTrail, { params: { id } })
    expect([trail.name, trail.steps.map(({ slug }) => slug)]).toEqual(['To the sea', ['river', 'tide']])
    const forked = { params: { id: fork }, body: { name: '', fork: { trail: id, step: first } } }
    await me.call(putWikiTrail, forked)
    await me.call(putWikiStep, { params: { id: fork, step: uuidv7() }, body: stepOf('fish', 0) })
    await me.call(putWikiTrail, forked)
    expect((await me.call(getWikiTrail, { params: { id: fork } })).steps.map(({ slug }) => slug)).toEqual(['river', 'fish'])
    expect((await me.call(getWikiTrails)).trails.map(({ count }) => count)).toEqual([2, 2])
  })

  test('keeps its newest steps when it is long, and the oldest without a name makes room for a new one', async () => {
    const me = await signedIn(server)
    const [named, long] = [uuidv7(), uuidv7()]
    await me.call(putWikiStep, { params: { id: named, step: uuidv7() }, body: stepOf('oak', 90_000) })
    await me.call(putWikiTrail, { params: { id: named }, body: { name: 'Stays' } })
    // Inserts the long trail directly, because three hundred calls would take too long.
    const key = await server.app.vault.keyOf(me.user.id)
    const trailOf = (id: string, steps: Step[]) => {
      const [startedAt, walkedAt] = [new Date(steps[0]!.at), new Date(steps.at(-1)!.at)]
      return { userId: me.user.id, id, startedAt, walkedAt, sealed: sealTrail(key, id, { name: '', steps }) }
    }
    const stepsOf = (count: number, slug: (nth: number) => string, seconds: number) =>
      Array.from({ length: count }, (_, nth): Step => ({ id: uuidv7(), ...stepOf(slug(nth), seconds - nth) }))
    await server.app.db.insert(wikiTrails).values(
      trailOf(
        long,
        stepsOf(MOST_STEPS, (nth) => `w${nth}`, 5000),
      ),
    )
    await me.call(putWikiStep, { params: { id: long, step: uuidv7() }, body: stepOf('last', 4000) })
    const { steps } = await me.call(getWikiTrail, { params: { id: long } })
    expect([steps.length, steps[0]!.slug]).toEqual([MOST_STEPS, 'w1'])
    const others = Array.from({ length: MOST_TRAILS - 2 }, () =>
      trailOf(
        uuidv7(),
        stepsOf(1, () => 'elm', 100),
      ),
    )
    await server.app.db.insert(wikiTrails).values(others)
    await me.call(putWikiStep, { params: { id: uuidv7(), step: uuidv7() }, body: stepOf('ash', 10) })
    const { trails } = await me.call(getWikiTrails)
    expect(trails).toHaveLength(MOST_TRAILS)
    expect(trails.some(({ id }) => id === named)).toBe(true)
    expect(trails.some(({ id }) => id === long)).toBe(false)
  })

  test('is nobody else’s and cannot be read in the database', async () => {
    const [me, other] = [await signedIn(server), await signedIn(server)]
    const id = uuidv7()
    await me.call(putWikiStep, { params: { id, step: uuidv7() }, body: stepOf('kingfisher', 5) })
    expect(await other.fail(getWikiTrail, { params: { id } })).toMatchObject({ status: 404, reason: 'wiki.no_trail' })
    const { rows } = await server.app.database.pool.query('select sealed from wiki_trails where user_id = $1', [me.user.id])
    expect((rows[0] as { sealed: Buffer }).sealed.toString('latin1')).not.toContain('kingfisher')
  })
})

describe('The vocabulary', () => {
  const save = (me: SignedIn, id = uuidv7()) =>
    me.call(putWikiWord, { params: { id }, body: { slug: 'serendipity', sense: 'n1', savedAt: ago(3600) } })

  test('stores a meaning once, even if two devices save it, and refuses unknown meanings', async () => {
    const me = await signedIn(server)
    const one = await save(me)
    const again = await save(me)
    expect(again.id).toBe(one.id)
    const { words } = await me.call(getWikiWords)
    expect(words).toMatchObject([{ slug: 'serendipity', gloss: 'good luck in making unexpected and fortunate discoveries', reviews: [] }])
    const wrong = { params: { id: uuidv7() }, body: { slug: 'serendipity', sense: 'n9', savedAt: ago(0) } }
    expect(await me.fail(putWikiWord, wrong)).toMatchObject({ status: 404, reason: 'wiki.no_sense' })
  })

  test('counts a review once however often it is sent, and the same reviews in another order make the same day', async () => {
    const [me, other] = [await signedIn(server), await signedIn(server)]
    const reviews = [3, 4, 1, 3].map((rating, nth) => ({ id: uuidv7(), rating: rating as 1 | 3 | 4, at: ago(3000 - nth * 600) }))
    const after = async (client: typeof me, order: typeof reviews) => {
      const { id } = await save(client)
      for (const { id: review, ...body } of order) await client.call(putWikiReview, { params: { id, review }, body })
      return (await client.call(getWikiWords)).words[0]!
    }
    const [straight, mixed] = [await after(me, reviews), await after(other, [...reviews.toReversed(), ...reviews, reviews[0]!])]
    expect([mixed.due, mixed.reviews]).toEqual([straight.due, straight.reviews])
    expect(straight.reviews).toHaveLength(4)
    expect(Date.parse(straight.due)).toBeGreaterThan(now() - 1_200_000)
  })

  test('deletes a word with its reviews', async () => {
    const me = await signedIn(server)
    const { id } = await save(me)
    await me.call(deleteWikiWord, { params: { id } })
    const review = { params: { id, review: uuidv7() }, body: { rating: 3 as const, at: ago(0) } }
    expect(await me.fail(putWikiReview, review)).toMatchObject({ status: 404, reason: 'wiki.no_word' })
  })
})

describe('A reading', () => {
  const read = (me: SignedIn, id: string, start: number, seconds: number, pages: number) =>
    me.call(putWikiReading, { params: { id }, body: { startedAt: ago(start), zone: 'UTC', seconds, pages } })

  test('is no act while short or of one page, is one act from two minutes and three pages on, and is counted once', async () => {
    const me = await signedIn(server)
    const id = uuidv7()
    expect(await read(me, id, 600, 90, 1)).toEqual({ counts: false })
    expect(await read(me, id, 600, 200, 2)).toEqual({ counts: false })
    expect(await acts(me.user.id)).toEqual({ n: 0, seconds: 0, points: 0 })
    for (let times = 0; times < 3; times++) expect(await read(me, id, 600, 200, 4)).toEqual({ counts: true })
    expect(await acts(me.user.id)).toEqual({ n: 1, seconds: 200, points: 5 })
    await read(me, id, 600, 500, 9)
    await read(me, id, 600, 300, 5)
    expect(await acts(me.user.id)).toEqual({ n: 1, seconds: 500, points: 5 })
  })

  test('cannot be longer than the elapsed time, and two simultaneous tabs count once', async () => {
    const me = await signedIn(server)
    await read(me, uuidv7(), 300, 3000, 9)
    expect((await acts(me.user.id)).seconds).toBe(300)
    expect(await read(me, uuidv7(), 290, 280, 9)).toEqual({ counts: false })
    expect(await acts(me.user.id)).toMatchObject({ n: 1, seconds: 300 })
  })
})
