import { describe, expect, test } from 'vitest'
import type { BodySource } from '#platform/server/body-facts.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import type { HealthFact } from '#platform/server/health-facts.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import type { AnswerFields } from '../answers.ts'
import { getBrainHealth, MOST_DAYS, printBrainHealth, putBrainHealthAnswer } from '../contract.ts'
import { WHOLE } from './brain-health.fixture.ts'
import { brainHealthServer } from './feature.ts'

let facts: HealthFact[] = []
const NO_BODY: BodySource = {
  facts: { heightCm: null, formulaSex: null, birthYear: null, expecting: 'no', bodyFat: null, isHidden: false },
  weights: [],
}
let body = NO_BODY
const others: ServerFeature = {
  id: 'others',
  healthFacts: async () => facts,
  services: {
    body: async () => body,
    moodByDay: async (_app, _person, from) => Array.from({ length: 8 }, () => ({ day: from, mood: 4, n: 1 })),
  },
}

const server = sharedServer([brainHealthServer, others], { worker: false })

/** Seconds before the server's now. */
const ago = (seconds: number) => new Date(server.clock.now().getTime() - seconds * 1000).toISOString()
const say = (me: SignedIn, answer: AnswerFields, at = ago(0)) => me.call(putBrainHealthAnswer, { body: { answer, at } })
const saysOf = async (me: SignedIn) =>
  Object.fromEntries((await me.call(getBrainHealth)).answers.map(({ answer }) => [answer.item, answer.value]))
const minutes = (minutesAWeek: number): AnswerFields => ({ item: 'movement', value: { minutesAWeek } })

describe('answers', () => {
  test('are stored, changed and withdrawn, and sending one twice changes nothing', async () => {
    const me = await signedIn(server)
    await say(me, minutes(30), ago(50))
    await say(me, minutes(30), ago(50))
    expect(await saysOf(me)).toEqual({ movement: { minutesAWeek: 30 } })
    await say(me, minutes(90), ago(40))
    expect(await saysOf(me)).toEqual({ movement: { minutesAWeek: 90 } })
    await say(me, { item: 'movement', value: null }, ago(30))
    expect(await saysOf(me)).toEqual({})
  })

  test('that arrive late do not overwrite later answers, nor restore a withdrawn one', async () => {
    const me = await signedIn(server)
    await say(me, minutes(90), ago(10))
    await say(me, minutes(5), ago(20))
    expect(await saysOf(me)).toEqual({ movement: { minutesAWeek: 90 } })
    await say(me, { item: 'movement', value: null }, ago(5))
    await say(me, minutes(60), ago(8))
    expect(await saysOf(me)).toEqual({})
  })

  test('of a device whose clock is ahead do not block later ones', async () => {
    const me = await signedIn(server)
    await say(me, minutes(10), ago(-86_400))
    server.clock.advance(1000)
    await say(me, minutes(20), ago(0))
    expect(await saysOf(me)).toEqual({ movement: { minutesAWeek: 20 } })
  })

  test.each<[string, AnswerFields, string]>([
    ['a blood pressure of 0/900', { item: 'pressure', value: { systolic: 0, diastolic: 900, isTreated: null } }, 'pressure_range'],
    ['a blood pressure upside down', { item: 'pressure', value: { systolic: 80, diastolic: 120, isTreated: null } }, 'pressure_order'],
    ['an HbA1c of 50 %', { item: 'sugar', value: { hba1c: 50, hasDiabetes: null } }, 'sugar_range'],
    ['a cholesterol of 5 mg/dL', { item: 'cholesterol', value: { total: 5, nonHdl: null, isTreated: null } }, 'fat_range'],
    ['no cholesterol at all', { item: 'cholesterol', value: { total: null, nonHdl: null, isTreated: null } }, 'fat_missing'],
    ['a height in metres', { item: 'body', value: { kg: 70, cm: 1.75 } }, 'body_range'],
    ['thirty hours of sleep', { item: 'sleep', value: { hours: 30, trouble: null } }, 'hours_range'],
    ['minus one drink', { item: 'alcohol', value: { drinksAWeek: -1 } }, 'drinks_range'],
    ['more minutes than a week is awake', minutes(20_000), 'minutes_range'],
    ['twenty points of sixteen', { item: 'mepa', value: { points: 20 } }, 'mepa_range'],
  ])('that are not possible are refused with a reason, and change nothing: %s', async (_, answer, reason) => {
    const me = await signedIn(server)
    const refused = await me.fail(putBrainHealthAnswer, { body: { answer, at: ago(0) } })
    expect(refused).toMatchObject({ status: 400, error: 'invalid' })
    expect(JSON.stringify(refused)).toContain(`brain-health.${reason}`)
    expect(await saysOf(me)).toEqual({})
  })

  test('are not readable in the database', async () => {
    const me = await signedIn(server)
    await say(me, { item: 'stress', value: { level: 'sometimes' } })
    const { rows } = await server.app.database.pool.query<{ sealed: Buffer }>(
      'select sealed from brain_health_answers where user_id = $1',
      [me.user.id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.sealed.toString('latin1')).not.toContain('sometimes')
  })

  test('are private: other people do not see them, and signing in is required', async () => {
    const [me, other] = [await signedIn(server), await signedIn(server)]
    await say(me, minutes(30))
    expect(await saysOf(other)).toEqual({})
    expect(await server.client().fail(getBrainHealth)).toMatchObject({ status: 401 })
  })
})

describe('scores over time', () => {
  test('are stored for a day on which an answer changed, of all answers together', async () => {
    const me = await signedIn(server)
    await Promise.all(WHOLE.map((answer) => say(me, answer)))
    // Pressure 2, sugar 2, cholesterol 1, body 2; food 2 (three reached), alcohol 1, smoking 3, movement 0, sleep 1; stress 1, people 1, meaning 1.
    const { days, today } = await me.call(getBrainHealth)
    expect(days).toMatchObject([{ day: today, care: { low: 17, high: 17 } }])
  })

  test('are limited: the oldest day is deleted', async () => {
    const me = await signedIn(server)
    await say(me, minutes(30), ago(9))
    await server.app.database.pool.query(
      `insert into brain_health_days (user_id, day, sealed)
       select $1, '2001-01-01'::date + n, (select sealed from brain_health_days where user_id = $1) from generate_series(1, $2) n`,
      [me.user.id, MOST_DAYS],
    )
    await say(me, minutes(60))
    const { rows } = await server.app.database.pool.query<{ n: number; oldest: string }>(
      'select count(*)::int as n, min(day)::text as oldest from brain_health_days where user_id = $1',
      [me.user.id],
    )
    expect(rows).toEqual([{ n: MOST_DAYS, oldest: '2001-01-03' }])
  })
})

describe('data that is logged elsewhere', () => {
  test('fills in missing answers with the number of its entries, and the answer tells whether the body is hidden', async () => {
    const me = await signedIn(server)
    const { today } = await me.call(getBrainHealth)
    facts = [
      { measure: 'movement', value: 100, n: 5, days: 28 },
      { measure: 'movement', value: 60, n: 3, days: 28 },
      { measure: 'alcohol', value: 42, n: 12, days: 28 },
      { measure: 'sodium', value: 1450, n: 12, days: 28 },
    ]
    body = { facts: { ...NO_BODY.facts, heightCm: 170, isHidden: true }, weights: [{ day: today, kg: 66 }] }
    const { logged, isBodyHidden } = await me.call(getBrainHealth)
    expect(logged).toEqual({
      movement: { value: 160, n: 8, days: 28 },
      alcohol: { value: 3, n: 12, days: 28 },
      sodium: { value: 1450, n: 12, days: 28 },
      bmi: { value: 22.84, n: 1, days: 90 },
      mood: { value: 4, n: 8, days: 28 },
    })
    expect(isBodyHidden).toBe(true)
    body = { ...body, facts: { ...body.facts, expecting: 'pregnant' } }
    expect((await me.call(getBrainHealth)).logged.bmi).toBeNull()
    facts = []
    body = NO_BODY
  })
})

describe('the PDF', () => {
  test.each(['en', 'de'] as const)('is made of a whole sheet and of an empty one (%s)', async (language) => {
    const me = await signedIn(server)
    for (const isFull of [false, true]) {
      if (isFull) for (const answer of WHOLE) await say(me, answer)
      const response = await me.call(printBrainHealth, { query: { language } })
      const pdf = Buffer.from(await response.arrayBuffer())
      expect(response.headers.get('content-type')).toBe('application/pdf')
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      expect(pdf.length).toBeGreaterThan(10_000)
    }
  })
})
