import { beforeAll, describe, expect, test } from 'vitest'
import { companionServer } from '#features/companion/server/feature.ts'
import { askLife, type Answer, type AskedQuestion, type Question } from '#features/companion/contract.ts'
import { putHabit, sendMarks } from '#features/habits/contract.ts'
import { habitsServer } from '#features/habits/server/feature.ts'
import { fields, mark } from '#features/habits/server/habits.fixture.ts'
import { at, change, newEntry, push } from '#features/journal/server/sync/device.fixture.ts'
import { insertEntries } from '#features/journal/server/insight/insight.fixture.ts'
import { journalServer } from '#features/journal/server/feature.ts'
import { exerciseOf, trained } from '#features/workouts/server/training/training.fixture.ts'
import { keepSession } from '#features/workouts/server/training/training.ts'
import { writeCheckIn } from '#features/workouts/server/training/plan-store.ts'
import { workoutsServer } from '#features/workouts/server/feature.ts'
import { addDays } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { testClock } from '#testing/test-clock.ts'
import { sharedServer } from '#testing/test-server.ts'

// Here and not in the companion's folder: its answers come from the other features by slots, and no feature may import another.

const TODAY = '2026-06-15'

let me: SignedIn
let stranger: SignedIn
const server = sharedServer([journalServer, habitsServer, workoutsServer, companionServer], {
  clock: testClock(new Date(`${TODAY}T15:00:00Z`)),
  worker: false,
})
beforeAll(async () => {
  me = await signedIn(server)
  stranger = await signedIn(server)
  await liveSomeWeeks(me)
})

const [WALK, SLEPT, HABIT] = [uuidv7(), uuidv7(), uuidv7()]

async function liveSomeWeeks(person: SignedIn): Promise<void> {
  const activity = (id: string, name: string) =>
    change('activity', { recordId: id, patch: { name, icon: 'leaf', groupId: null, order: 1, archived: false } })
  await push(person, activity(WALK, 'Walk'), activity(SLEPT, 'Slept well'))
  const day = (localDay: string, level: number | null, more: object = {}) =>
    newEntry({ when: at(localDay), ...(level === null ? {} : { mood: { level, moodId: null } }), ...more })
  await push(
    person,
    day('2025-06-14', 4, { title: 'By the lake', body: 'We stayed until the light was gone.' }),
    day('2026-05-02', 5, { title: 'The boat', add: { feelings: ['proud'], activities: [WALK] } }),
    day('2026-05-03', 4, { body: 'My sister rang, and we laughed.' }),
    day('2026-05-10', 3),
    day('2026-05-20', 2, { add: { activities: [WALK, SLEPT] } }),
    day('2026-05-21', 4, { add: { activities: [SLEPT] } }),
    day('2026-05-30', 1, { add: { activities: [WALK] } }),
    day('2026-05-31', 3),
    day('2026-06-01', 2, { add: { activities: [SLEPT] } }),
    day('2026-06-02', 3),
    day('2026-06-05', 2, { add: { activities: [WALK, SLEPT] } }),
    day('2026-06-06', 4, { body: 'Tea with both sisters.' }),
    day('2026-06-08', 2, { body: 'Hard: something about my sister.', hard: true, add: { feelings: ['proud'] } }),
    day('2026-06-09', 4),
    day('2026-06-10', 1),
    day('2026-06-11', 2, { title: 'Rain on the roof' }),
    day('2026-06-14', 4, { add: { feelings: ['proud'] }, body: 'It worked out.' }),
    day(TODAY, 2),
  )
  await person.call(putHabit, { params: { id: HABIT }, body: fields({ name: 'Read ten pages', startDay: '2026-05-01' }) })
  const done = ['2026-05-10', '2026-06-01', '2026-06-14', TODAY].map((one) =>
    mark(HABIT, one, { op: 'set', value: 1 }, `${TODAY}T09:00:00Z`),
  )
  await person.call(sendMarks, { body: { marks: done } })
}

/** Training on three days, after nights rated 4, 2 and 3 of 5; other nights were 5 and 1. */
async function train(person: SignedIn): Promise<void> {
  const user = { ...person.user, zone: 'UTC', dayStart: 240, locale: 'en' } as unknown as Parameters<typeof keepSession>[1]
  for (const [day, sleep] of [
    ['2026-06-02', 4],
    ['2026-06-06', 2],
    ['2026-06-09', 3],
  ] as const) {
    const start = Date.parse(`${day}T10:00:00Z`)
    await keepSession(
      server.app,
      user,
      trained(start, [{ exercise: exerciseOf('push-up').id, weight: null, amounts: [8, 8] }], { name: `Session of ${day}` }),
    )
    await writeCheckIn(server.app.db, person.user.id, day, { mood: 3, sleep, freshness: 3 })
  }
  for (const [day, sleep] of [
    ['2026-06-03', 5],
    ['2026-06-05', 1],
  ] as const)
    await writeCheckIn(server.app.db, person.user.id, day, { mood: 3, sleep, freshness: 3 })
}

const ask = (person: SignedIn, question: AskedQuestion) => person.call(askLife, { body: question })
const part = (answer: Answer, name: Answer['parts'][number]['part']) => answer.parts.filter((one) => one.part === name)
const titles = (answer: Answer) => answer.parts.flatMap(({ sources }) => sources.map(({ title }) => title))

describe('a question to one’s own life', () => {
  test('“when did I last feel like this?” finds the days with today’s mood, the latest first, and their records', async () => {
    const answer = await ask(me, { ask: 'feeling', feeling: null })
    expect(answer).toMatchObject({ outcome: 'answered', n: 5, to: TODAY })
    expect(part(answer, 'mood')[0]).toMatchObject({ value: 2, days: [TODAY] })
    expect(part(answer, 'day')[0]!.days).toEqual(['2026-06-11', '2026-06-08', '2026-06-05', '2026-06-01', '2026-05-20'])
    expect(titles(answer)).toContain('Rain on the roof')
  })

  test('a feeling is found by its name in either language, and entries marked as hard are left out', async () => {
    for (const feeling of ['proud', 'stolz', 'Stolz']) {
      const answer = await ask(me, { ask: 'feeling', feeling })
      expect(answer, feeling).toMatchObject({ outcome: 'answered', n: 2 })
      expect(part(answer, 'entries')[0]!.days).toEqual(['2026-06-14', '2026-05-02'])
    }
    expect(await ask(me, { ask: 'feeling', feeling: 'envious' })).toMatchObject({ outcome: 'nothing', n: 0 })
    expect(await ask(me, { ask: 'feeling', feeling: 'plumbing' })).toMatchObject({ outcome: 'unknown', n: 0 })
  })

  test('“what went well in May?” gives the mean, the good days with their entries, and their factors', async () => {
    const answer = await ask(me, { ask: 'well', period: '2026-05' })
    expect(answer).toMatchObject({ outcome: 'answered', n: 7, from: '2026-05-01', to: '2026-05-31' })
    // (5 + 4 + 3 + 2 + 4 + 1 + 3) / 7
    expect(part(answer, 'mood')[0]).toMatchObject({ value: 3.14, n: 7 })
    expect(part(answer, 'day').map(({ days, value }) => [days[0], value])).toEqual([
      ['2026-05-02', 5],
      ['2026-05-21', 4],
      ['2026-05-03', 4],
    ])
    expect(part(answer, 'factor').map(({ label, n }) => [label, n])).toEqual([
      ['Slept well', 1],
      ['Walk', 1],
    ])
    expect(titles(answer)).toEqual(expect.arrayContaining(['The boat', 'My sister rang, and we laughed.']))
    expect(await ask(me, { ask: 'well', period: '2020-01' })).toMatchObject({ outcome: 'nothing', n: 0 })
  })

  test('“which days were my best this month?” gives five, the best and then the latest first', async () => {
    const answer = await ask(me, { ask: 'best', period: '2026-06' })
    expect(answer).toMatchObject({ outcome: 'answered', n: 10, to: TODAY })
    expect(answer.parts.map(({ days, value }) => [days[0], value])).toEqual([
      ['2026-06-14', 4],
      ['2026-06-09', 4],
      ['2026-06-06', 4],
      ['2026-06-02', 3],
      [TODAY, 2],
    ])
  })

  test('“what helped on bad days?” compares the rise of the mood after bad days with and without a factor', async () => {
    const answer = await ask(me, { ask: 'helped' })
    // Bad days with a mood within two days after: 20 and 30 May, 1, 5, 8 and 10 June. With a walk +2, +2, +2; without +1, +2, +1.
    expect(answer).toMatchObject({ outcome: 'answered', n: 6 })
    expect(part(answer, 'factor').map(({ label, value, n, days }) => [label, value, n, days])).toContainEqual([
      'Walk',
      0.67,
      3,
      ['2026-06-05', '2026-05-30', '2026-05-20'],
    ])
    expect(part(answer, 'day')[0]).toMatchObject({ n: 6 })
  })

  test('“am I happier on days when I …?” compares the mood of days with and without it, and makes no guess', async () => {
    const answer = await ask(me, { ask: 'happier', on: 'walks' })
    expect(answer).toMatchObject({ outcome: 'answered' })
    const [withIt, without] = [part(answer, 'with')[0]!, part(answer, 'without')[0]!]
    expect(withIt).toMatchObject({ label: 'Walk', unit: 'mood' })
    expect(withIt.n + without.n).toBe(answer.n)
    expect(withIt.days).toContain('2026-06-05')
    expect(without.days).not.toContain('2026-06-05')
    expect(await ask(me, { ask: 'happier', on: 'sailing' })).toMatchObject({ outcome: 'unknown' })
  })

  test('“how did I sleep before …?” uses the journal’s data on sleep, with the number of nights', async () => {
    const answer = await ask(me, { ask: 'sleep', before: 'walks' })
    // Walked on four days, slept well before two of them; of fourteen others with an entry, before two.
    expect(answer).toMatchObject({ outcome: 'answered', n: 18 })
    expect(part(answer, 'with')[0]).toMatchObject({ label: 'Walk', value: 0.5, unit: 'share', n: 4 })
    expect(part(answer, 'without')[0]).toMatchObject({ value: 0.14, unit: 'share', n: 14 })
    const unknown = await ask(me, { ask: 'sleep', before: 'sailing' })
    expect(unknown).toMatchObject({ outcome: 'unknown' })
    expect(part(unknown, 'thing').map(({ label }) => label)).toEqual(expect.arrayContaining(['Walk', 'Read ten pages']))
  })

  test('“how have I been sleeping?” compares the last four weeks with the four before, with the number of nights', async () => {
    const answer = await ask(me, { ask: 'slept' })
    const [recent, earlier] = [part(answer, 'recent')[0]!, part(answer, 'earlier')[0]!]
    expect(answer).toMatchObject({ outcome: 'answered', n: recent.n + earlier.n })
    expect(recent).toMatchObject({ unit: 'share' })
    expect(recent.days.every((day) => day > '2026-05-16')).toBe(true)
    expect(await ask(await signedIn(server), { ask: 'slept' })).toMatchObject({ outcome: 'nothing' })
  })

  test('and of training, the check-ins before it', async () => {
    const athlete = await signedIn(server)
    await train(athlete)
    const answer = await ask(athlete, { ask: 'sleep', before: 'training' })
    expect(part(answer, 'with')[0]).toMatchObject({ label: 'Training', value: 3, unit: 'sleep', n: 3 })
    expect(part(answer, 'without')[0]).toMatchObject({ value: 3, unit: 'sleep', n: 2 })
    expect(titles(answer)).toEqual(['Session of 2026-06-09', 'Session of 2026-06-06', 'Session of 2026-06-02'])
  })

  test('“what was I doing a year ago?” finds the nearest day with a record', async () => {
    const answer = await ask(me, { ask: 'yearAgo' })
    expect(answer).toMatchObject({ outcome: 'answered', from: '2025-06-14', to: '2025-06-14' })
    expect(part(answer, 'day')[0]).toMatchObject({ value: 4, days: ['2025-06-14'] })
    expect(titles(answer)).toEqual(['By the lake'])
  })

  test('“how is … going?” counts the last 28 days and the 28 before; without a name it lists the habits', async () => {
    const answer = await ask(me, { ask: 'habit', habit: 'reading' })
    expect(part(answer, 'recent')[0]).toMatchObject({ label: 'Read ten pages', n: 3, to: `/habits/${HABIT}` })
    expect(part(answer, 'earlier')[0]).toMatchObject({ n: 1, days: ['2026-05-10'] })
    const which = await ask(me, { ask: 'habit', habit: null })
    expect([which.outcome, part(which, 'thing').map(({ label, n }) => [label, n])]).toEqual(['unknown', [['Read ten pages', 4]]])
  })

  test('“when did I last …?” tells the last day of a habit or activity, and searches entries for anything else', async () => {
    const answer = await ask(me, { ask: 'last', thing: 'reading' })
    expect(answer).toEqual(await ask(me, { ask: 'habit', habit: 'reading' }))
    expect(part(answer, 'thing')[0]!.days).toHaveLength(1)
    expect(await ask(me, { ask: 'last', thing: 'paragliding' })).toMatchObject({
      question: { ask: 'about', words: 'paragliding' },
      outcome: 'nothing',
    })
  })

  test('“what did I write about …?” finds the word and its plural, the latest first, and nothing hard', async () => {
    const answer = await ask(me, { ask: 'about', words: 'sister' })
    expect(answer).toMatchObject({ outcome: 'answered', n: 2 })
    expect(part(answer, 'entries')[0]!.sources.map(({ day, to }) => [day, to.startsWith('/journal/')])).toEqual([
      ['2026-06-06', true],
      ['2026-05-03', true],
    ])
    expect(await ask(me, { ask: 'about', words: 'volcano' })).toMatchObject({ outcome: 'nothing', n: 0 })
    expect(await ask(me, { ask: 'about', words: '" is:hard "' })).toMatchObject({ outcome: 'nothing', n: 0 })
  })
})

describe('another person', () => {
  test('gets none of it by any question', async () => {
    const questions: Question[] = [
      { ask: 'feeling', feeling: null },
      { ask: 'feeling', feeling: 'proud' },
      { ask: 'well', period: '2026-05' },
      { ask: 'best', period: '2026' },
      { ask: 'sleep', before: 'walk' },
      { ask: 'helped' },
      { ask: 'yearAgo' },
      { ask: 'habit', habit: 'read ten pages' },
      { ask: 'habit', habit: null },
      { ask: 'about', words: 'sister' },
    ]
    for (const question of questions) {
      const answer = await ask(stranger, question)
      expect(answer.outcome, question.ask).not.toBe('answered')
      expect([answer.n, answer.parts], question.ask).toEqual([0, []])
    }
    expect(await server.client().fail(askLife, { body: { ask: 'helped' } })).toMatchObject({ status: 401 })
  })

  test('nobody’s question or answer is in the log', () => {
    for (const word of ['sister', 'proud', 'boat', 'Walk', 'plumbing']) expect(server.logged()).not.toContain(word)
  })
})

test('an invalid question is refused, and a period or words of any length do no harm', async () => {
  const broken: unknown[] = [
    {},
    { ask: 'love' },
    { ask: 'well', period: '2026-13' },
    { ask: 'well', period: '0000' },
    { ask: 'about', words: '' },
    { ask: 'about', words: 'x'.repeat(81) },
    { ask: 'habit' },
  ]
  for (const body of broken) expect(await me.fail(askLife, { body: body as Question })).toMatchObject({ status: 400, error: 'invalid' })
  expect(await ask(me, { ask: 'about', words: '"-#:*?' })).toMatchObject({ n: 0 })
  expect(await ask(me, { ask: 'best', period: '1900' })).toMatchObject({ outcome: 'nothing' })
})

test('answers from ten years need as many statements as from a month', async () => {
  const [short, long] = [await signedIn(server), await signedIn(server)]
  const days = (n: number) =>
    Array.from({ length: n }, (_, ago) => ({ day: addDays(TODAY, -ago), mood: 1 + (ago % 5), activities: [WALK] }))
  await insertEntries(server.app, short.user.id, days(30))
  await insertEntries(server.app, long.user.id, days(3650))
  const { pool } = server.app.database
  const query = pool.query.bind(pool)
  const times: number[] = []
  const statementsOf = async (person: SignedIn, question: Question): Promise<number> => {
    let statements = 0
    pool.query = ((...args: Parameters<typeof query>) => (statements++, query(...args))) as typeof pool.query
    const start = performance.now()
    await ask(person, question)
    if (person === long) times.push(performance.now() - start)
    pool.query = query
    return statements
  }
  const questions: Question[] = [
    { ask: 'helped' },
    { ask: 'well', period: '2026-05' },
    { ask: 'best', period: '2026' },
    { ask: 'sleep', before: 'walk' },
  ]
  for (const question of questions) {
    await ask(short, question)
    // Other work may use this pool now and then: the lowest of several counts is the answer's.
    const fewest = async (person: SignedIn) => {
      const counts: number[] = []
      for (let round = 0; round < 4; round++) counts.push(await statementsOf(person, question))
      return Math.min(...counts)
    }
    expect(await fewest(long), question.ask).toBeLessThanOrEqual(await fewest(short))
  }
  const sorted = times.toSorted((a, b) => a - b)
  console.log(
    `ten years, HTTP included: median ${sorted[sorted.length >> 1]!.toFixed(0)} ms, p95 ${sorted[Math.floor(sorted.length * 0.95)]!.toFixed(0)} ms`,
  )
})
