import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { changeDiary, changeThings, getPlan, listThings } from '../../contract/api.ts'
import { getListLink, getSharedList, putListLink, removeListLink, tickSharedList, type ShoppingItem } from '../../contract/shopping.ts'
import type { Thing } from '../../contract/things.ts'
import { nutritionServer } from '../feature.ts'
import { item } from '../nutrition.fixture.ts'

const server = sharedServer([nutritionServer], { worker: false })

let moment = Date.parse('2026-05-04T07:00:00Z')
const soon = () => new Date((moment += 10)).toISOString()
const milk = (more: Partial<ShoppingItem> = {}): ShoppingItem => ({
  kind: 'shopping',
  name: 'Milk',
  food: null,
  grams: null,
  portion: null,
  amount: '2 l',
  aisle: 'dairy',
  state: 'needed',
  from: 'own',
  ...more,
})
async function put(me: SignedIn, thing: Thing | null, id = uuidv7(), at = soon()) {
  await me.call(changeThings, { body: { changes: [{ id, at, thing }] } })
  return id
}
const link = async (me: SignedIn, name: string | null = null) => (await me.call(putListLink, { body: { name } })).token
const open = (who: SignedIn, token: string) => who.call(getSharedList, { params: { token } })
const tick = (who: SignedIn, token: string, id: string, isBought = true, at = soon()) =>
  who.call(tickSharedList, { params: { token }, body: { ticks: [{ id, at, isBought }] } })
const stateOf = async (me: SignedIn, id: string) =>
  (await me.call(listThings)).things.find((one) => one.id === id)?.thing as ShoppingItem | undefined

describe('a shopping list by its link', () => {
  test('shows only texts and ticks of the list, to any person with the link and an account', async () => {
    const [me, other] = [await signedIn(server), await signedIn(server)]
    const id = await put(me, milk())
    await put(me, milk({ name: 'Salt', state: 'home' }))
    await put(me, { kind: 'aisle', of: 'name:milk', name: 'Secret', aisle: 'other' })
    await put(other, milk({ name: 'Not of this list' }))
    const token = await link(me, 'Oak Lane')
    expect(await open(other, token)).toMatchObject({
      name: 'Oak Lane',
      isMine: false,
      items: [{ id, name: 'Milk', grams: null, portion: null, amount: '2 l', aisle: 'dairy', isBought: false }],
    })
    expect((await open(me, token)).isMine).toBe(true)
    expect((await open(other, token)).items.map((one) => Object.keys(one).sort())).toEqual([
      ['aisle', 'amount', 'grams', 'id', 'isBought', 'name', 'portion'],
    ])
    expect(await server.client().fail(getSharedList, { params: { token } })).toMatchObject({ status: 401 })
  })

  test('opens nothing after its removal or for a guessed token, with the same answer', async () => {
    const [me, other] = [await signedIn(server), await signedIn(server)]
    const id = await put(me, milk())
    const token = await link(me)
    await open(other, token)
    await me.call(removeListLink)
    const next = await link(me)
    expect(next).not.toBe(token)
    for (const one of [token, 'A'.repeat(32)]) {
      expect(await other.fail(getSharedList, { params: { token: one } })).toMatchObject({
        status: 404,
        reason: 'nutrition.list_link_not_here',
      })
      const body = { ticks: [{ id, at: soon(), isBought: true }] }
      expect(await other.fail(tickSharedList, { params: { token: one }, body })).toMatchObject({ status: 404 })
    }
    expect((await stateOf(me, id))?.state).toBe('needed')
    const { rows } = await server.app.database.pool.query('select t::text as text from nutrition_list_links t where user_id = $1', [
      me.user.id,
    ])
    expect((rows as { text: string }[])[0]!.text).not.toContain(next)
    expect(server.logged()).not.toContain(next)
  })

  test('keeps its address when its name changes, and creating it again returns the same link', async () => {
    const me = await signedIn(server)
    const token = await link(me, 'One')
    expect(await link(me, 'Two')).toBe(token)
    expect((await me.call(getListLink)).link).toMatchObject({ token, name: 'Two' })
    expect((await (await signedIn(server)).call(getListLink)).link).toBeNull()
  })

  test('accepts ticks and unticks, the latest wins, and nothing else of the item changes', async () => {
    const [me, other] = [await signedIn(server), await signedIn(server)]
    const id = await put(me, milk())
    const token = await link(me)
    const early = soon()
    expect(await tick(other, token, id)).toEqual({ applied: 1 })
    expect(await stateOf(me, id)).toEqual(milk({ state: 'bought' }))
    expect(await tick(other, token, id, false, early)).toEqual({ applied: 0 })
    // A tick keeps the amount that the owner changed meanwhile.
    await put(me, milk({ amount: '3 l' }), id)
    await tick(other, token, id)
    expect(await stateOf(me, id)).toEqual(milk({ amount: '3 l', state: 'bought' }))
    expect((await tick(other, token, id, false)).applied).toBe(1)
    expect((await open(other, token)).items[0]!.isBought).toBe(false)
  })

  test('cannot restore deleted items, and cannot change items at home or other kinds of things', async () => {
    const [me, other] = [await signedIn(server), await signedIn(server)]
    const token = await link(me)
    const removed = await put(me, milk())
    await put(me, null, removed)
    const home = await put(me, milk({ state: 'home' }))
    const meal = await put(me, {
      kind: 'meal',
      name: 'Mine',
      items: [{ food: { source: 'quick', id: '' }, name: 'A', grams: null, portion: null, nutrients: {} }],
    })
    const theirs = await put(other, milk())
    for (const id of [removed, home, meal, theirs, uuidv7()]) expect([id, await tick(other, token, id)]).toEqual([id, { applied: 0 }])
    expect([await stateOf(me, removed), (await stateOf(me, home))?.state, (await stateOf(other, theirs))?.state]).toEqual([
      undefined,
      'home',
      'needed',
    ])
  })
})

test('a plan contains several days of the person’s own diary, a month at most', async () => {
  const [me, other] = [await signedIn(server), await signedIn(server)]
  const change = (day: string, name: string) => ({ id: uuidv7(), at: soon(), item: item({ day, name, state: 'planned' }) })
  const changes = [
    change('2026-05-03', 'before'),
    change('2026-05-04', 'first'),
    change('2026-05-10', 'last'),
    change('2026-05-11', 'after'),
  ]
  await me.call(changeDiary, { body: { changes } })
  const query = { from: '2026-05-04', to: '2026-05-10' }
  expect((await me.call(getPlan, { query })).items.map(({ name }) => name)).toEqual(['first', 'last'])
  expect((await other.call(getPlan, { query })).items).toEqual([])
  for (const to of ['2026-05-03', '2026-06-04'])
    expect(await me.fail(getPlan, { query: { from: '2026-05-04', to } })).toMatchObject({ status: 400, reason: 'nutrition.plan_too_long' })
})
