import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { changeDiary, changeThings, completeDay, diaryCsv, getDiary, listThings, listUsual } from '../contract/api.ts'
import { MAX_ITEMS_A_DAY, type DiaryChange } from '../contract/diary.ts'
import type { Thing } from '../contract/things.ts'
import { nutritionServer } from './feature.ts'
import { EGG, item, OATS } from './nutrition.fixture.ts'
import { daySumsOf } from './store.ts'

const server = sharedServer([nutritionServer], { worker: false })

const DAY = '2026-05-04'
/** Returns increasing instants before the clock of the tests. */
let moment = Date.parse('2026-05-04T07:00:00Z')
const soon = () => new Date((moment += 10)).toISOString()
const put = (given: Parameters<typeof item>[0] = {}, id = uuidv7()): DiaryChange => ({ id, at: soon(), item: item(given) })
const away = (id: string): DiaryChange => ({ id, at: soon(), item: null })
const send = (me: SignedIn, ...changes: DiaryChange[]) => me.call(changeDiary, { body: { changes } })
const names = async (me: SignedIn, day = DAY) => (await me.call(getDiary, { query: { day } })).items.map(({ name }) => name).sort()
const sumOn = async (me: SignedIn, day = DAY) => (await daySumsOf(server.app.db, me.user.id, day, day))[0]
const acts = async (me: SignedIn) => {
  const sql = "select coalesce(sum(count), 0)::int as n from activity_acts where user_id = $1 and kind = 'meal'"
  return (await server.app.database.pool.query<{ n: number }>(sql, [me.user.id])).rows[0]!.n
}

describe('eaten food', () => {
  test('is logged, changed, moved and deleted, and sums of days match a calculation by hand', async () => {
    const me = await signedIn(server)
    const [egg, oats] = [put(), put({ name: 'Oats', nutrients: OATS, grams: 60 })]
    await send(me, egg, oats)
    expect(await names(me)).toEqual(['Egg', 'Oats'])
    expect((await sumOn(me))!.eaten).toMatchObject({ items: 2, grams: 160 })
    expect((await sumOn(me))!.eaten.nutrients.energy_kcal!.amount).toBeCloseTo(143 + 379 * 0.6, 9)
    expect((await sumOn(me))!.eaten.nutrients.fibre_g!.unknownOfGrams).toBeCloseTo(100 / 160, 9)
    await send(me, put({ day: '2026-05-03' }, egg.id))
    expect([await names(me), await names(me, '2026-05-03')]).toEqual([['Oats'], ['Egg']])
    await send(me, away(oats.id))
    expect([await names(me), await sumOn(me)]).toEqual([[], undefined])
  })

  test('counts once however often it is sent, and the latest change wins in any order of arrival', async () => {
    const me = await signedIn(server)
    const id = uuidv7()
    const words = [put({ grams: 10 }, id), put({ grams: 20 }, id), away(id), put({ grams: 30, name: 'Last' }, id)]
    for (const change of [words[3]!, words[0]!, words[2]!, words[1]!, words[3]!]) await send(me, change)
    expect((await me.call(getDiary, { query: { day: DAY } })).items).toMatchObject([{ id, grams: 30, name: 'Last' }])
    expect((await sumOn(me))!.eaten.items).toBe(1)
  })

  test('gives the same sums in any order of writing', async () => {
    const [one, other] = [await signedIn(server), await signedIn(server)]
    const changes = Array.from({ length: 12 }, (_, at) => put({ grams: 7.3 * (at + 1), nutrients: at % 2 ? EGG : OATS }))
    for (const change of changes) await send(one, change)
    for (const change of changes.toReversed()) await send(other, change)
    expect(await sumOn(one)).toEqual(await sumOn(other))
  })

  test('can be undone: the day is the same as before', async () => {
    const me = await signedIn(server)
    const egg = put()
    await send(me, egg)
    const before = [await me.call(getDiary, { query: { day: DAY } }), await sumOn(me)]
    const more = [put({ name: 'Tart' }), put({ name: 'Pie' })]
    await send(me, ...more, away(egg.id))
    await send(me, ...more.map(({ id }) => away(id)), { ...egg, at: soon() })
    expect([await me.call(getDiary, { query: { day: DAY } }), await sumOn(me)]).toEqual(before)
  })

  test('does not include planned food until it is eaten', async () => {
    const me = await signedIn(server)
    const plan = put({ state: 'planned' })
    await send(me, plan)
    expect(await sumOn(me)).toMatchObject({ eaten: { items: 0 }, planned: { items: 1 }, meals: 0 })
    expect(await acts(me)).toBe(0)
    await send(me, { ...put({}, plan.id) })
    expect(await sumOn(me)).toMatchObject({ eaten: { items: 1 }, planned: { items: 0 }, meals: 1 })
  })

  test('is one act a day for any amount, and none without items', async () => {
    const me = await signedIn(server)
    const some = [put(), put({ meal: 'lunch' }), put({ grams: 5000 })]
    await send(me, ...some)
    expect(await acts(me)).toBe(1)
    await send(me, ...some.map(({ id }) => away(id)))
    expect(await acts(me)).toBe(0)
    await send(me, put())
    expect(await acts(me)).toBe(1)
  })

  test('is unreadable in the database', async () => {
    const me = await signedIn(server)
    await send(me, put({ name: 'Nobody else knows of this pie' }))
    const { rows } = await server.app.database.pool.query('select sealed from nutrition_items where user_id = $1', [me.user.id])
    expect((rows[0] as { sealed: Buffer }).sealed.toString('latin1')).not.toContain('Nobody')
  })

  test('can have five hundred foods in a meal, and a full day is refused without loss of data', async () => {
    const me = await signedIn(server)
    const many = (count: number) => Array.from({ length: count }, () => put({ nutrients: { energy_kcal: 1 } }))
    await send(me, ...many(250))
    await send(me, ...many(250))
    expect((await sumOn(me))!.eaten.items).toBe(500)
    await send(me, ...many(250))
    await send(me, ...many(250))
    expect(await me.fail(changeDiary, { body: { changes: many(1) } })).toMatchObject({
      status: 429,
      reason: 'nutrition.day_full',
      params: { most: MAX_ITEMS_A_DAY },
    })
    expect((await sumOn(me))!.eaten.items).toBe(MAX_ITEMS_A_DAY)
  })

  test('with impossible values is refused', async () => {
    const me = await signedIn(server)
    for (const wrong of [{ grams: -1 }, { grams: 1e9 }, { nutrients: { energy_kcal: -5 } }, { day: '0031-01-01' }, { name: ' ' }]) {
      const given = item(wrong as never)
      expect(await me.fail(changeDiary, { body: { changes: [{ id: uuidv7(), at: soon(), item: given }] } })).toMatchObject({ status: 400 })
    }
    expect(await names(me)).toEqual([])
  })

  test('is not accessible to others', async () => {
    const [me, other] = [await signedIn(server), await signedIn(server)]
    const mine = put()
    await send(me, mine)
    await send(other, { ...mine, item: null, at: soon() })
    expect([await names(me), await names(other)]).toEqual([['Egg'], []])
    expect(await server.client().fail(getDiary, { query: { day: DAY } })).toMatchObject({ status: 401 })
  })
})

describe('a diary', () => {
  test('lists usual foods by meal, with the last amount', async () => {
    const me = await signedIn(server)
    await send(
      me,
      put({ day: '2026-05-02', grams: 50 }),
      put({ day: '2026-05-03', grams: 60 }),
      put({ name: 'Oats', food: { source: 'usda', id: '08120' } }),
    )
    await send(me, put({ name: 'Typed', food: { source: 'quick', id: '' }, grams: null }))
    const { foods } = await me.call(listUsual)
    expect(foods).toMatchObject([
      { name: 'Egg', times: 2, grams: 60, meals: { breakfast: 2 } },
      { name: 'Oats', times: 1 },
    ])
  })

  test('returns which days are marked as complete', async () => {
    const me = await signedIn(server)
    await send(me, put())
    await me.call(completeDay, { params: { day: DAY }, body: { isComplete: true, at: soon() } })
    expect([await me.call(getDiary, { query: { day: DAY } }), await sumOn(me)]).toMatchObject([{ isComplete: true }, { isComplete: true }])
  })

  test('is exported as a table in which no unknown value is zero and no cell is a formula', async () => {
    const me = await signedIn(server)
    await send(me, put({ name: '=1+1, "so"', grams: 50 }))
    const response = await me.call(diaryCsv, { query: { from: '2026-05-01', to: '2026-05-31' } })
    const [head, line] = (await response.text()).split('\r\n')
    expect(head).toMatch(
      /^"Day","Time","Group","Food Name","Amount","Energy \(kcal\)","Protein \(g\)","Fat \(g\)","Net Carbs \(g\)",.*,"State","Grams"$/,
    )
    expect(line).toMatch(/^"2026-05-04","08:00","Breakfast","'=1\+1, ""so""","50 g",71\.5,6\.28,4\.755,,,.*,"eaten",50$/)
  })
})

describe('own foods and recipes', () => {
  const at = () => soon()
  const recipe = (name: string, ...holds: string[]): Thing => ({
    kind: 'recipe',
    name,
    makes: 2,
    cookedGrams: null,
    ingredients: holds.map((id) => ({ food: { source: 'recipe', id }, name: 'Part', grams: 100, portion: null, nutrients: {} })),
    steps: '',
    source: '',
  })

  test('are saved and deleted; a diary with one of them stays unchanged', async () => {
    const me = await signedIn(server)
    const id = uuidv7()
    const food: Thing = {
      kind: 'food',
      name: 'Bread of mine',
      brand: '',
      barcode: '',
      nutrients: { energy_kcal: 250 },
      portions: [],
      corrects: null,
    }
    await me.call(changeThings, { body: { changes: [{ id, at: at(), thing: food }] } })
    await send(me, put({ name: food.name, food: { source: 'own', id }, nutrients: food.nutrients }))
    await me.call(changeThings, { body: { changes: [{ id, at: at(), thing: null }] } })
    expect((await me.call(listThings)).things).toEqual([])
    expect([await names(me), (await sumOn(me))!.eaten.nutrients.energy_kcal!.amount]).toEqual([['Bread of mine'], 250])
  })

  test('cannot contain themselves, directly or through another', async () => {
    const me = await signedIn(server)
    const [a, b] = [uuidv7(), uuidv7()]
    const refused = { status: 400, reason: 'nutrition.holds_itself' }
    expect(await me.fail(changeThings, { body: { changes: [{ id: a, at: at(), thing: recipe('A', a) }] } })).toMatchObject(refused)
    await me.call(changeThings, { body: { changes: [{ id: a, at: at(), thing: recipe('A', b) }] } })
    expect(await me.fail(changeThings, { body: { changes: [{ id: b, at: at(), thing: recipe('B', a) }] } })).toMatchObject(refused)
    expect((await me.call(listThings)).things.map(({ id }) => id)).toEqual([a])
  })
})
