import { describe, expect, test } from 'vitest'
import type { ServerFeature } from '#platform/server/feature.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import * as api from '../contract.ts'
import { newRun, withDay } from '../run.ts'
import { courses, readCourse } from './courses/courses.ts'
import { discoverServer } from './feature.ts'

/** Stands in for the features with sounds: one item for everybody, and one of the person's own. */
const sounds: ServerFeature = {
  id: 'sounds',
  listenables: async (_app, person) => [
    {
      id: 'rain',
      kind: 'track',
      title: person.locale === 'de' ? 'Regen' : 'Rain',
      description: '',
      text: '',
      seconds: 600,
      needs: ['sleep'],
      language: null,
      voice: 'none',
      address: '/soul/track/rain',
    },
    {
      id: person.id,
      kind: 'speech',
      title: 'My own words',
      description: '',
      text: 'a lantern for the ferryman',
      seconds: 60,
      needs: ['calm'],
      language: 'en',
      voice: 'low',
      address: `/motivational-speeches?speech=${person.id}`,
    },
  ],
}

const server = sharedServer([discoverServer, sounds])

const at = () => server.clock.now().toISOString()
const put = (me: SignedIn, { run, ...body }: api.Run) => me.call(api.putRun, { params: { course: 'sleep', run }, body })
const runsOf = async (me: SignedIn) => (await me.call(api.getCourse, { params: { course: 'sleep' } })).runs

describe('the list of items', () => {
  test('contains the items that the features offer this person, in their language, without other people’s own', async () => {
    const [me, german] = [await signedIn(server), await signedIn(server, { locale: 'de' })]
    const { items, total } = await me.call(api.findItems, { query: {} })
    expect([items.map(({ key }) => key), total]).toEqual([['track/rain', `speech/${me.user.id}`], 2])
    expect((await german.call(api.findItems, { query: { need: 'sleep' } })).items[0]!.title).toBe('Regen')
    expect((await me.call(api.findItems, { query: { text: 'ferryman' } })).items.map(({ key }) => key)).toEqual([`speech/${me.user.id}`])
    expect(await me.fail(api.findItems, { query: { need: 'gold' } as never })).toMatchObject({ status: 400 })
  })
})

describe('courses', () => {
  test('are three of seven days, each a reading of 100 to 200 words and something to do, in both languages', () => {
    expect(courses.length).toBeGreaterThanOrEqual(3)
    for (const { id, words } of courses) {
      expect(words.en.need).toBe(words.de.need)
      for (const language of ['en', 'de'] as const) {
        for (const { title, paragraphs } of words[language].days) {
          const count = paragraphs.join(' ').split(/\s+/).length
          expect(count, `${id} ${language}: ${title}`).toBeGreaterThanOrEqual(100)
          expect(count, `${id} ${language}: ${title}`).toBeLessThanOrEqual(200)
        }
        const text = words[language].days.flatMap(({ paragraphs }) => paragraphs).join(' ')
        expect(text).not.toMatch(/\b(?:cure|heals?|guarantee|proven|heilt|garantiert|bewiesen)\b/i)
        // A course names a contact for people who need more help.
        expect(text).toMatch(/doctor|talk to someone|people who have learnt|Ärztin|sprich mit jemandem|Menschen, die gelernt haben/)
      }
    }
  })

  test('a file without seven days, or a day without something to do, is refused', () => {
    const day = '## One\n\nA reading.\n\n-> /soul/track/rain Rain\n\n'
    expect(readCourse(`# Title\n\nWhat it is.\n\nneed: sleep\n\n${day.repeat(7)}`).days).toHaveLength(7)
    expect(() => readCourse(`# Title\n\nWhat it is.\n\nneed: sleep\n\n${day.repeat(6)}`)).toThrow()
    expect(() => readCourse(`# Title\n\nWhat it is.\n\nneed: sleep\n\n${day.repeat(6)}## Seven\n\nA reading.\n`)).toThrow()
  })

  test('are begun, continued on two devices, paused, and begun again without losing the first run', async () => {
    const [me, other] = [await signedIn(server), await signedIn(server)]
    const started = newRun(1, '2026-05-01')
    await put(me, withDay(started, 0, 'done', at()))
    await put(me, withDay(started, 1, 'skipped', at()))
    expect((await runsOf(me))[0]!.days.map(({ state }) => state).slice(0, 3)).toEqual(['done', 'skipped', 'open'])
    server.clock.advance(1000)
    await put(me, { ...started, isPaused: true, pausedAt: at() })
    expect((await runsOf(me))[0]).toMatchObject({
      isPaused: true,
      days: expect.arrayContaining([expect.objectContaining({ state: 'done' })]),
    })
    await put(me, newRun(2, '2026-06-01'))
    expect((await runsOf(me)).map(({ run }) => run)).toEqual([2, 1])
    const { courses: cards } = await me.call(api.getDiscover)
    expect(cards.find(({ id }) => id === 'sleep')!.run).toMatchObject({ run: 2 })
    expect(await runsOf(other)).toEqual([])
  })

  test('a run without the one before, an unknown course and a change from the future do no harm', async () => {
    const me = await signedIn(server)
    const { run: _, ...body } = newRun(3, '2026-06-01')
    expect(await me.fail(api.putRun, { params: { course: 'sleep', run: 3 }, body })).toMatchObject({
      status: 409,
      reason: 'discover.run_skipped',
    })
    expect(await me.fail(api.putRun, { params: { course: 'flying', run: 1 }, body })).toMatchObject({ status: 404 })
    expect(await me.fail(api.getCourse, { params: { course: 'flying' } })).toMatchObject({ status: 404 })
    await put(me, withDay(newRun(1, '2026-06-01'), 0, 'done', '2199-01-01T00:00:00.000Z'))
    server.clock.advance(1000)
    await put(me, withDay(newRun(1, '2026-06-01'), 0, 'open', at()))
    expect((await runsOf(me))[0]!.days[0]!.state).toBe('open')
  })
})

describe('moods before and after listening', () => {
  test('are counted from eight on, once each, and can be deleted', async () => {
    const me = await signedIn(server)
    const moods = async () => (await me.call(api.getDiscover)).moods
    const pairs = [1, 2, 3, 2, 1, 2, 3, 4].map((before, n) => ({ id: uuidv7(), before, after: Math.min(5, before + (n % 2) + 1) }))
    for (const { id, ...body } of pairs.slice(0, 7)) await me.call(api.putMoods, { params: { id }, body: { ...body, at: at() } })
    expect(await moods()).toEqual({ n: 7, change: null })
    const { id, ...last } = pairs[7]!
    for (let n = 0; n < 2; n++) await me.call(api.putMoods, { params: { id }, body: { ...last, at: at() } })
    const { n, change } = await moods()
    expect(n).toBe(8)
    expect(change!.mean).toBeCloseTo(pairs.reduce((sum, { before, after }) => sum + after - before, 0) / 8)
    expect(change!.low).toBeLessThan(change!.mean)
    await me.call(api.deleteMoods, { params: { id } })
    expect(await moods()).toEqual({ n: 7, change: null })
    expect(await me.fail(api.putMoods, { params: { id: uuidv7() }, body: { before: 0, after: 6, at: at() } })).toMatchObject({
      status: 400,
    })
  })
})
