import { beforeAll, describe, expect, test } from 'vitest'
import { agreeToChat, getChat, withdrawFromChat } from '#features/companion/contract-chat.ts'
import { changeCard, setChatTools, type ToolCard } from '#features/companion/contract-tools.ts'
import { arrangePlant } from '#features/garden/contract.ts'
import { putHabit, sendMarks } from '#features/habits/contract.ts'
import { fields, mark } from '#features/habits/server/habits.fixture.ts'
import { SETTINGS_ID } from '#features/journal/contract/records.ts'
import { at, change, newEntry, push } from '#features/journal/server/sync/device.fixture.ts'
import { changeDiary } from '#features/nutrition/contract/api.ts'
import { item, OATS } from '#features/nutrition/server/nutrition.fixture.ts'
import { startPlaying, updateSession } from '#features/soul/contract.ts'
import { exerciseOf, trained } from '#features/workouts/server/training/training.fixture.ts'
import { writeCheckIn } from '#features/workouts/server/training/plan-store.ts'
import { keepSession } from '#features/workouts/server/training/training.ts'
import { FACT_AREAS } from '#platform/contract/fact-areas.ts'
import { recordActivity } from '#platform/server/activity/activity.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { shared } from '#testing/shared.ts'
import { fakeAi } from '#testing/fake-ai.ts'
import { talkBed, TODAY, type Me } from './companion-talk.fixture.ts'

// Here and not in the companion's folder: the model's facts and actions come from the other features by slots.

const bed = shared(talkBed)
let me: Me
const HABIT = uuidv7()
beforeAll(async () => {
  me = await bed.person()
  await live(me)
})

async function live(person: Me): Promise<void> {
  const locked = uuidv7()
  const lock = { way: 'pin', scope: 'chosen', afterMinutes: 5, pin: { salt: 's', iterations: 100_000, hash: 'h' } } as const
  await push(
    person,
    change('settings', { recordId: SETTINGS_ID, patch: { lock, add: { hardTags: ['winter'] } } }),
    change('journal', { recordId: locked, patch: { name: 'Closed', colour: 'clay', locked: true } }),
    change('hardRange', { recordId: uuidv7(), patch: { from: '2026-06-01', to: '2026-06-02', note: '' } }),
  )
  const day = (localDay: string, more: object) => newEntry({ when: at(localDay), ...more })
  await push(
    person,
    day('2026-06-14', {
      title: 'The boat',
      body: 'We rowed to the island.',
      mood: { level: 5, moodId: null },
      add: { feelings: ['proud'] },
    }),
    day('2026-06-10', { body: 'Rain on the roof all day.', mood: { level: 2, moodId: null } }),
    day('2026-06-09', { body: 'hardcanary one', hard: true, mood: { level: 1, moodId: null } }),
    day('2026-06-08', { body: 'hardcanary two', add: { tags: ['winter'] }, mood: { level: 1, moodId: null } }),
    day('2026-06-02', { body: 'hardcanary three', mood: { level: 1, moodId: null } }),
    day('2026-06-07', { body: 'hardcanary four', journalId: locked, mood: { level: 1, moodId: null } }),
  )
  await person.call(putHabit, { params: { id: HABIT }, body: fields({ name: 'Read ten pages', startDay: '2026-05-01' }) })
  await person.call(sendMarks, { body: { marks: [mark(HABIT, '2026-06-14', { op: 'set', value: 1 }, `${TODAY}T09:00:00Z`)] } })
  const food = item({ day: '2026-06-14', name: 'Oats with plums', nutrients: OATS, grams: 100 })
  await person.call(changeDiary, { body: { changes: [{ id: uuidv7(), at: `${TODAY}T09:00:00.000Z`, item: food }] } })
  const { sessionId } = await person.call(startPlaying, { params: { id: 'night-rain' } })
  bed.server.clock.advance(240_000)
  await person.call(updateSession, { params: { id: 'night-rain' }, body: { sessionId, listeningSeconds: 240 } })
  const user = { ...person.user, zone: 'UTC', dayStart: 240, locale: 'en' } as unknown as Parameters<typeof keepSession>[1]
  const start = Date.parse('2026-06-12T10:00:00Z')
  const sets = [{ exercise: exerciseOf('push-up').id, weight: null, amounts: [8, 8] }]
  await keepSession(bed.server.app, user, trained(start, sets, { name: 'By the window' }))
  await writeCheckIn(bed.server.app.db, person.user.id, '2026-06-12', { mood: 3, sleep: 4, freshness: 3 })
  const act = {
    kind: 'habit',
    at: bed.server.clock.now(),
    zone: 'UTC',
    localDay: '2026-06-14',
    amount: 1,
    unit: 'times',
    points: 3,
    subject: HABIT,
  }
  await bed.server.app.db.transaction((tx) => recordActivity(tx, { ...act, userId: person.user.id, key: `test:${uuidv7()}` }))
  await person.call(arrangePlant, { params: { key: `habit~${HABIT}~0` }, body: { name: 'Quillfeather' } })
}

/** The model makes these calls, and then answers. */
const calls = (...all: { call: string; args?: object | string }[]) => bed.fake.reply({ pieces: all }, { pieces: ['So it is.'] })

describe('reading', () => {
  test.each([
    ['mood', ['mood 5 of 5', 'felt proud', '2026-06-10'], '/journal/'],
    ['entries', ['The boat', 'We rowed to the island.', 'Rain on the roof'], '/journal/'],
    ['habits', ['Read ten pages', 'done on 1 of 30 days', '2026-06-14'], `/habits/${HABIT}`],
    ['training', ['By the window', '2026-06-12', '2 sets'], '/workout-session/'],
    ['food', ['breakfast: Oats with plums', 'about 379 kcal'], '/nutrition-analytics?day=2026-06-14'],
    ['sleep', ['told as 4 of 5'], '/gym-ai'],
    ['garden', ['Quillfeather'], '/my-garden'],
    ['tracks', ['heard 1 times', '4 minutes in all'], '/soul/track/night-rain'],
  ] as const)('%s gives facts between marks, each with its source kept beside the answer', async (area, words, address) => {
    calls({ call: 'look_up', args: { area } })
    const { answer, streamed } = await bed.say(me, 'How was it?')
    const [read] = bed.read()
    for (const word of words) expect(read).toContain(word)
    expect(read).toMatch(/<records [\da-f]{12}>\n[\s\S]*\n<\/records [\da-f]{12}>$/)
    expect(read).not.toContain('hardcanary')
    expect(answer!.text).toBe('So it is.')
    expect(answer!.sources.length).toBeGreaterThan(0)
    for (const source of answer!.sources) expect(source).toMatchObject({ area, to: expect.stringContaining(address) as string })
    expect(streamed).toContain(JSON.stringify({ step: { area } }))
  })

  test('finds entries by their words, also in another form, and nothing that is hard or locked', async () => {
    calls(
      { call: 'look_up', args: { area: 'entries', words: 'rowed island' } },
      { call: 'look_up', args: { area: 'entries', words: 'hardcanary' } },
    )
    const { answer } = await bed.say(me, 'When did I row?')
    const [found, nothing] = bed.read()
    expect(found).toContain('We rowed to the island.')
    expect(found).not.toContain('Rain on the roof')
    expect(nothing).toContain('0 of 0 records')
    expect(answer!.sources).toMatchObject([{ title: 'The boat', day: '2026-06-14' }])
  })

  test('the facts of moods contain no word of their entries', async () => {
    calls({ call: 'look_up', args: { area: 'mood' } })
    const { answer } = await bed.say(me, 'How was I?')
    expect(bed.read()[0]).not.toContain('island')
    expect(JSON.stringify(answer!.sources)).not.toContain('The boat')
  })

  test('an area without permission is not read by any call, and is not even offered', async () => {
    const careful = await bed.person(['habits'], false)
    await live(careful)
    for (const area of FACT_AREAS.filter((one) => one !== 'habits')) {
      calls({ call: 'look_up', args: { area } })
      const { answer } = await bed.say(careful, 'Go on.')
      expect(bed.read()[0]).toContain('Nothing was read')
      expect(answer!.sources).toEqual([])
    }
    expect(JSON.stringify(bed.fake.requests.at(-1)!.body.tools)).not.toContain('garden')
    expect(bed.system()).toContain('habits (habits)')
  })

  test.each([
    ['another person’s id beside it', { area: 'habits', user: 'x' }],
    ['a path', { area: '../entries' }],
    ['a day that is none', { area: 'habits', from: 'yesterday; drop table' }],
    ['words without end', { area: 'entries', words: 'x'.repeat(500) }],
    ['a list', [1, 2, 3]],
    ['nothing', {}],
  ])('arguments with %s are refused in words', async (_, args) => {
    calls({ call: 'look_up', args })
    const { answer } = await bed.say(me, 'Go on.')
    expect(bed.read()[0]).toContain('do not fit')
    expect(answer!.sources).toEqual([])
  })

  test('the same source read twice counts once, and an answer without reading has none', async () => {
    calls({ call: 'look_up', args: { area: 'habits' } }, { call: 'look_up', args: { area: 'habits', from: '2026-06-01' } })
    expect((await bed.say(me, 'Twice?')).answer!.sources).toHaveLength(1)
    bed.fake.reply({ pieces: ['Just so.'] })
    expect((await bed.say(me, 'Nothing?')).answer!.sources).toEqual([])
  })
})

describe('a model’s permission to read', () => {
  test('is empty at first, is explained with the very words that are sent, and is reset by a new consent', async () => {
    const fresh = await bed.person([], false)
    expect((await fresh.call(getChat, { query: { language: 'en' } })).tools).toEqual({ areas: [], mayPropose: false })
    bed.fake.reply({ pieces: ['Hello.'] })
    await bed.say(fresh, 'Hi.')
    expect(bed.fake.requests.at(-1)!.body.tools).toBeUndefined()
    await fresh.call(setChatTools, { body: { areas: ['sleep', 'sleep', 'mood'], mayPropose: true } })
    const state = await fresh.call(getChat, { query: { language: 'de' } })
    expect(state.tools).toEqual({ areas: ['sleep', 'mood'], mayPropose: true })
    bed.fake.reply({ pieces: ['Hallo.'] })
    await bed.say(fresh, 'Hallo.', { language: 'de' })
    expect(bed.system()).toBe(state.instructions)
    await fresh.call(withdrawFromChat)
    await fresh.call(agreeToChat, { body: { destination: state.model!.destination, model: state.model!.model, isAdult: true } })
    expect((await fresh.call(getChat, { query: { language: 'en' } })).tools).toEqual({ areas: [], mayPropose: false })
  })

  test.each(['I want to kill myself.', 'Good night, and thank you. How long do beans soak?'])(
    'nothing is looked up or proposed where care or a goodbye comes first: %s',
    async (text) => {
      bed.fake.reply({ pieces: ['I am here.'] })
      await bed.say(me, text)
      expect(bed.fake.requests.at(-1)!.body.tools).toBeUndefined()
    },
  )

  test('a service without tools is asked without them, and the answer says so', async () => {
    bed.fake.reply({ status: 400 }, { pieces: ['Without.'] })
    const { answer } = await bed.say(me, 'How was my week?')
    expect(answer).toMatchObject({ text: 'Without.', withoutTools: 'refused' })
  })

  test('a day with room for one question only is answered without looking anything up', async () => {
    const tight = await fakeAi()
    const small = await talkBed()
    const other = await small.person()
    const { rows } = await small.server.app.database.pool.query<{ n: string }>('select count(*) as n from users')
    expect(rows).toHaveLength(1)
    const limit = small.server.app.config.ai!
    const before = limit.tokensPerDay
    limit.tokensPerDay = 12_000
    small.fake.reply({ pieces: ['Briefly.'] })
    expect((await small.say(other, 'And?')).answer).toMatchObject({ text: 'Briefly.', withoutTools: 'spent' })
    limit.tokensPerDay = before
    await small.close()
    await tight.close()
  })
})

describe('proposing', () => {
  const propose = async (...all: { call: string; args?: object }[]) => {
    calls(...all)
    return bed.say(me, 'Please write that down.')
  }
  const tell = (where: { thread: string; answer: { id: string } | undefined }, card: ToolCard, body: Parameters<typeof bodyOf>[0]) => ({
    params: { id: where.thread, message: where.answer!.id, card: card.id },
    body: bodyOf(body),
  })
  const bodyOf = (body: {
    to: 'doing' | 'done' | 'failed' | 'dismissed' | 'undone'
    claim?: string
    said?: string
    at?: string
    args?: ToolCard['args']
  }) => ({
    claim: uuidv7(),
    ...body,
  })

  test('stores cards with the answer and writes nothing else', async () => {
    const before = await counts()
    const { answer } = await propose(
      { call: 'log_mood', args: { level: 4 } },
      { call: 'write_entry', args: { text: 'A good evening.' } },
      { call: 'mark_habit', args: { habit: 'Read ten pages' } },
      { call: 'start_track', args: { what: 'rain' } },
      { call: 'set_reminder', args: { about: 'mood', at: '21:00' } },
    )
    expect(answer!.cards.map(({ tool, args, state }) => [tool, args, state])).toEqual([
      ['journal.mood', { level: 4 }, 'proposed'],
      ['journal.write', { text: 'A good evening.' }, 'proposed'],
      ['habits.mark', { habit: 'Read ten pages' }, 'proposed'],
      ['soul.play', { what: 'rain' }, 'proposed'],
      ['reminders.new', { about: 'mood', at: '21:00' }, 'proposed'],
    ])
    expect(await counts()).toEqual(before)
  })

  test('repeated proposals give one card, further ones after five are dropped, and invalid ones are refused', async () => {
    const { answer } = await propose(
      { call: 'log_mood', args: { level: 9 } },
      { call: 'log_mood', args: { level: 4 } },
      { call: 'log_mood', args: { level: 4 } },
      { call: 'write_entry', args: { text: '' } },
      { call: 'write_entry', args: { text: 'One.', owner: 'somebody else' } },
    )
    expect(answer!.cards).toHaveLength(1)
    const many = Array.from({ length: 6 }, (_, n) => ({ call: 'write_entry', args: { text: `Line ${n}.` } }))
    expect((await propose(...many)).answer!.cards).toHaveLength(5)
  })

  test('a model that only proposes, without text, has answered; its cards exist', async () => {
    bed.fake.behave(() => ({ pieces: [{ call: 'log_mood', args: { level: 2 } }] }))
    const { answer, streamed } = await bed.say(me, 'I am tired, log that.')
    bed.fake.behave(undefined)
    expect(answer).toMatchObject({ text: '', finish: 'complete', cards: [{ tool: 'journal.mood' }] })
    expect(streamed).not.toContain('"error"')
  })

  test('only one of many devices may carry out a card at the same moment, and it reports the result', async () => {
    const where = await propose({ call: 'log_mood', args: { level: 4 } })
    const card = where.answer!.cards[0]!
    const pressed = await Promise.allSettled(Array.from({ length: 8 }, () => me.call(changeCard, tell(where, card, { to: 'doing' }))))
    const mine = pressed.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(mine).toHaveLength(1)
    const claim = mine[0]!.claim!
    expect(await me.call(changeCard, tell(where, card, { to: 'doing', claim }))).toEqual(mine[0])
    expect(await me.fail(changeCard, tell(where, card, { to: 'done' }))).toMatchObject({ status: 409 })
    const spoken = { to: 'done', claim, said: 'Logged: Clearing.', at: '/journal/abc' } as const
    const after = await me.call(changeCard, tell(where, card, spoken))
    expect(after).toMatchObject({ state: 'done', said: 'Logged: Clearing.', to: '/journal/abc' })
    expect(await me.call(changeCard, tell(where, card, spoken))).toEqual(after)
    expect(await me.fail(changeCard, tell(where, card, { to: 'dismissed' }))).toMatchObject({ status: 409 })
    expect(await me.call(changeCard, tell(where, card, { to: 'undone', claim }))).toMatchObject({ state: 'undone' })
    expect(await me.fail(changeCard, tell(where, card, { to: 'doing' }))).toMatchObject({ status: 409 })
  })

  test('a failed card can be pressed again; one that a device never finished, after two minutes', async () => {
    const where = await propose({ call: 'log_mood', args: { level: 3 } })
    const card = where.answer!.cards[0]!
    const claim = uuidv7()
    await me.call(changeCard, tell(where, card, { to: 'doing', claim }))
    expect(await me.call(changeCard, tell(where, card, { to: 'failed', claim }))).toMatchObject({ state: 'proposed', claim: null })
    await me.call(changeCard, tell(where, card, { to: 'doing' }))
    expect(await me.fail(changeCard, tell(where, card, { to: 'doing' }))).toMatchObject({ status: 409 })
    bed.server.clock.advance(121_000)
    expect(await me.call(changeCard, tell(where, card, { to: 'doing' }))).toMatchObject({ state: 'doing' })
  })

  test('its text can be edited, within the limits of its tool', async () => {
    const where = await propose({ call: 'write_entry', args: { text: 'First words.' } })
    const card = where.answer!.cards[0]!
    for (const args of [{ text: '' }, { text: 'ok', more: 1 }, { level: 3 }])
      expect(await me.fail(changeCard, tell(where, card, { to: 'doing', args: args as unknown as ToolCard['args'] }))).toMatchObject({
        status: 400,
      })
    const changed = await me.call(changeCard, tell(where, card, { to: 'doing', args: { text: 'Other words.' } }))
    expect(changed.args).toEqual({ text: 'Other words.' })
  })

  test('a stranger finds no card, and a foreign address is not stored', async () => {
    const where = await propose({ call: 'log_mood', args: { level: 3 } })
    const card = where.answer!.cards[0]!
    const stranger = await bed.person()
    expect(await stranger.fail(changeCard, tell(where, card, { to: 'doing' }))).toMatchObject({ status: 404 })
    for (const at of ['https://evil.example/x', '//evil.example', 'javascript:alert(1)', '/\\evil.example'])
      expect(await me.fail(changeCard, tell(where, card, { to: 'doing', at }))).toMatchObject({ status: 400 })
  })

  test('later prompts contain the state of cards, but not their text', async () => {
    const where = await propose({ call: 'write_entry', args: { text: 'A secret plum.' } })
    await me.call(changeCard, tell(where, where.answer!.cards[0]!, { to: 'dismissed' }))
    bed.fake.reply({ pieces: ['All right.'] })
    await bed.say(me, 'Never mind.', { thread: where.thread, parent: where.answer!.id })
    expect(bed.system()).toContain('journal.write (dismissed)')
    expect(bed.system()).not.toContain('secret plum')
  })

  async function counts() {
    const tables = ['journal_records', 'habit_marks', 'activity_acts', 'reminders', 'listening_sessions', 'nutrition_items']
    const all = await Promise.all(
      tables.map((table) => bed.server.app.database.pool.query<{ n: string }>(`select count(*) as n from ${table}`)),
    )
    return all.map(({ rows }) => rows[0]!.n)
  }
})
