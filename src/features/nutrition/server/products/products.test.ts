import { describe, expect, onTestFinished, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { exportedFiles } from '#testing/exported.ts'
import { fakeFoodFacts } from '#testing/fake-food-facts.ts'
import { signedIn } from '#testing/make-user.ts'
import { ownServer } from '#testing/test-server.ts'
import { changeDiary, changeThings, getDiary, listThings } from '../../contract/api.ts'
import { getProductSource, lookUpProduct } from '../../contract/products.ts'
import { PLAIN_SETTINGS, SETTINGS_ID, type Thing } from '../../contract/things.ts'
import { nutritionServer } from '../feature.ts'
import { item } from '../nutrition.fixture.ts'
import { READS_A_MINUTE } from './product-store.ts'
import { BAR } from './products.fixture.ts'

const AT = '2026-05-04T07:00:00.000Z'
const ask = { body: { code: BAR.code, language: 'en' as const } }

async function world() {
  const facts = await fakeFoodFacts()
  onTestFinished(() => facts.close())
  const server = await ownServer([nutritionServer], { worker: false, config: { foodFacts: facts.config } })
  const me = await signedIn(server)
  const turn = (who: typeof me, isOn: boolean) =>
    who.call(changeThings, {
      body: {
        changes: [{ id: SETTINGS_ID, at: server.clock.now().toISOString(), thing: { ...PLAIN_SETTINGS, asksOpenFoodFacts: isOn } }],
      },
    })
  return { facts, server, me, turn }
}
describe('looking a product up', () => {
  test('is off until the person turns it on, and sends no request before', async () => {
    const { facts, me, turn } = await world()
    expect(await me.fail(lookUpProduct, ask)).toMatchObject({ status: 403, reason: 'nutrition.lookup_off' })
    await turn(me, true)
    expect((await me.call(lookUpProduct, ask)).product).toBeNull()
    expect(facts.requests).toHaveLength(1)
  })

  test('works from lookup to save, diary and export, and a stranger sees none of it', async () => {
    const { facts, server, me, turn } = await world()
    facts.has(BAR.code, BAR)
    await turn(me, true)
    const { product } = await me.call(lookUpProduct, ask)
    expect(product).toMatchObject({ name: 'Bramble Bar', nutrients: { energy_kcal: 366, sodium_mg: 100 } })
    expect((await me.call(listThings)).things.filter(({ thing }) => thing.kind === 'food')).toEqual([])
    const id = uuidv7()
    const food: Thing = {
      kind: 'food',
      name: product!.name,
      brand: product!.brand,
      barcode: product!.code,
      otherBarcodes: ['96385074'],
      nutrients: product!.nutrients,
      portions: [],
      corrects: null,
      from: 'off',
    }
    await me.call(changeThings, { body: { changes: [{ id, at: AT, thing: food }] } })
    await me.call(changeDiary, {
      body: {
        changes: [{ id: uuidv7(), at: AT, item: item({ name: food.name, food: { source: 'own', id }, nutrients: food.nutrients }) }],
      },
    })
    expect((await me.call(getDiary, { query: { day: '2026-05-04' } })).items).toMatchObject([{ name: 'Bramble Bar' }])
    const text = JSON.stringify(await exportedFiles(server.app, me.user.id))
    for (const word of [BAR.code, '96385074', 'asksOpenFoodFacts', 'Bramble Bar']) expect(text).toContain(word)

    const stranger = await signedIn(server)
    expect((await stranger.call(listThings)).things).toEqual([])
    expect(await stranger.fail(lookUpProduct, ask)).toMatchObject({ status: 403 })
    expect(await server.client().fail(lookUpProduct, ask)).toMatchObject({ status: 401 })
    expect(server.logged()).not.toContain(BAR.code)
  })

  test('sends the code, our name and the owner’s contact, and nothing else', async () => {
    const { facts, me, turn } = await world()
    await turn(me, true)
    await me.call(lookUpProduct, { body: { code: '036000291452', language: 'de' } })
    const [{ url, headers }] = facts.requests as [(typeof facts.requests)[number]]
    expect(url).toMatch(/^\/api\/v2\/product\/0036000291452\?fields=code,product_name,[\w,]+$/)
    expect(headers['user-agent']).toMatch(/^Fernwell\/\d+\.\d+\.\d+ \(owner@example\.org\)$/)
    expect(Object.keys(headers).filter((name) => /cookie|authorization|referer|origin|forwarded/.test(name))).toEqual([])
  })

  test('requests each code once for all people until the answer expires, and does not store who asked', async () => {
    const { facts, server, me, turn } = await world()
    facts.has(BAR.code, BAR)
    const other = await signedIn(server)
    await turn(me, true)
    await turn(other, true)
    const [one, two] = await Promise.all([me.call(lookUpProduct, ask), me.call(lookUpProduct, ask)])
    expect(one).toEqual(two)
    expect(await other.call(lookUpProduct, ask)).toEqual(one)
    for (const who of [me, other]) await who.call(lookUpProduct, { body: { code: '96385074', language: 'en' } })
    expect(facts.requests).toHaveLength(2)
    const { rows } = await server.app.database.pool.query('select * from nutrition_products')
    expect(JSON.stringify(rows)).not.toContain(me.user.id)
    server.clock.advance(4 * 86_400_000)
    await me.call(lookUpProduct, { body: { code: '96385074', language: 'en' } })
    await me.call(lookUpProduct, ask)
    expect(facts.requests).toHaveLength(3)
    server.clock.advance(30 * 86_400_000)
    await me.call(lookUpProduct, ask)
    expect(facts.requests).toHaveLength(4)
  })

  test('keeps to the rate limit of Open Food Facts, and works again a minute later', async () => {
    const { facts, server, me, turn } = await world()
    await turn(me, true)
    const codes = Array.from({ length: READS_A_MINUTE + 1 }, (_, at) => withCheckDigit(`40063813${String(at).padStart(4, '0')}`))
    for (const code of codes.slice(0, READS_A_MINUTE)) await me.call(lookUpProduct, { body: { code, language: 'en' } })
    const last = { body: { code: codes.at(-1)!, language: 'en' as const } }
    expect(await me.fail(lookUpProduct, last)).toMatchObject({ status: 429, reason: 'nutrition.lookup_used_up' })
    expect(facts.requests).toHaveLength(READS_A_MINUTE)
    server.clock.advance(61_000)
    expect((await me.call(lookUpProduct, last)).product).toBeNull()
  })

  test('gives a reason when the service is overloaded, broken, moved or returns invalid data, and caches none of that', async () => {
    const { facts, server, me, turn } = await world()
    await turn(me, true)
    facts.has(BAR.code, BAR)
    const unwell = { status: 503, reason: 'nutrition.lookup_unwell' }
    for (const [answer, spoken] of [
      [{ status: 429 }, { status: 429, reason: 'nutrition.lookup_used_up' }],
      [{ status: 503, body: '<html>' }, unwell],
      [{ status: 200, body: '{"status":1' }, unwell],
      [{ status: 200, body: '{"status":1,"product":null}' }, unwell],
      [{ status: 404, body: 'Not Found' }, unwell],
      [{ status: 200, body: ' '.repeat(400_000) }, unwell],
      [{ status: 302, location: 'http://127.0.0.1:9/' }, unwell],
    ] as const) {
      facts.answer(answer)
      expect(await me.fail(lookUpProduct, ask)).toMatchObject(spoken)
      server.clock.advance(61_000)
    }
    expect((await me.call(lookUpProduct, ask)).product).toMatchObject({ name: 'Bramble Bar' })
  })

  test('gives a reason when the service does not answer', async () => {
    const { facts, me, turn } = await world()
    await turn(me, true)
    await facts.close()
    expect(await me.fail(lookUpProduct, ask)).toMatchObject({ status: 503, reason: 'nutrition.lookup_unreachable' })
  })

  test('sends no request for a shop’s internal number, and refuses an invalid barcode', async () => {
    const { facts, me, turn } = await world()
    await turn(me, true)
    expect((await me.call(lookUpProduct, { body: { code: withCheckDigit('201234567890'), language: 'en' } })).product).toBeNull()
    for (const [code, reason] of [
      ['4'.repeat(40), 'nutrition.barcode_length'],
      ['4006381333932', 'nutrition.barcode_check_digit'],
      ['../../../admin', 'nutrition.barcode_length'],
    ] as const)
      expect(await me.fail(lookUpProduct, { body: { code, language: 'en' } })).toMatchObject({ status: 400, reason })
    expect(facts.requests).toEqual([])
  })

  test('can be forbidden by the owner, even if a person turned it on', async () => {
    const server = await ownServer([nutritionServer], { worker: false, config: { foodFacts: undefined } })
    const me = await signedIn(server)
    const settings = { ...PLAIN_SETTINGS, asksOpenFoodFacts: true }
    await me.call(changeThings, { body: { changes: [{ id: SETTINGS_ID, at: AT, thing: settings }] } })
    expect(await me.call(getProductSource)).toEqual({ host: null })
    expect(await me.fail(lookUpProduct, ask)).toMatchObject({ status: 403, reason: 'nutrition.lookup_forbidden' })
  })
})

function withCheckDigit(body: string): string {
  const sum = [...body].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}
