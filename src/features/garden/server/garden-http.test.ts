import { describe, expect, test } from 'vitest'
import { dayNumber } from '#platform/contract/dates.ts'
import { recordActivities, recordActivity, undoActivity, type Act } from '#platform/server/activity/activity.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { exportedFiles } from '#testing/exported.ts'
import { hubCardsOf } from '#testing/hub-cards.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { arrangePlant, buySeed, getGarden, getPlantActs, resetArrangement } from '../contract.ts'
import { gardenOf } from '../garden.ts'
import { DESCRIBED, growthOfKind } from '../kinds.fixture.ts'
import { linesOf, netActs, type LedgerAct } from '../lines.ts'
import { gardenServer } from './feature.ts'
import { insertSimulatedActs } from './garden.fixture.ts'

const TODAY = '2026-05-04'
const names = { id: 'names', actKinds: DESCRIBED, actNames: async () => new Map([['walk', 'A walk outside']]) }
const server = sharedServer([gardenServer, names], { worker: false })

const act = (userId: string, extra: Partial<Act> = {}): Act => ({
  userId,
  key: `test:${uuidv7()}`,
  kind: 'habit',
  at: new Date(`${TODAY}T08:00:00Z`),
  zone: 'UTC',
  localDay: TODAY,
  amount: 1,
  unit: 'times',
  points: 10,
  subject: 'walk',
  ...extra,
})
const record = (...acts: Act[]) => server.app.db.transaction((tx) => recordActivities(tx, acts))

describe('the garden', () => {
  test('grows from the net acts of the ledger, with older acts as counts', async () => {
    const person = await signedIn(server)
    const acts = await insertSimulatedActs(server.app, person.user.id, TODAY, 460)
    const answer = await person.call(getGarden)
    const rows = acts.map(({ key, kind, subject = null, localDay: day }): LedgerAct => ({ key, kind, subject, day, count: 1 }))
    expect(gardenOf(answer).plants).toEqual(gardenOf({ lines: linesOf(rows, growthOfKind) }).plants)
    expect(answer.lines.some((line) => line.folded > 0)).toBe(true)
    expect(Math.min(...answer.lines.flatMap((line) => line.days))).toBeGreaterThanOrEqual(dayNumber(answer.since))
    expect(answer.points).toBe(acts.length * 3)
  })

  test('returns to its earlier state when an act is undone, and each plant lists the acts that grew it, with their names', async () => {
    const person = await signedIn(server)
    const { id } = person.user
    const days = ['2026-04-01', '2026-04-02', '2026-04-02', '2026-04-03', '2026-04-05', '2026-04-09']
    await record(...days.map((localDay) => act(id, { localDay })))
    await record(act(id, { kind: 'listen', subject: 'rain', unit: 'seconds', amount: 300, key: 'test:rain' }))
    await record(act(id, { kind: 'listen', subject: 'rain', unit: 'seconds', amount: 120, key: 'test:rain:on', count: 0 }))
    const before = await person.call(getGarden)
    const slip = act(id, { localDay: '2026-04-02' })
    await server.app.db.transaction((tx) => recordActivity(tx, slip))
    expect(gardenOf(await person.call(getGarden)).acts).toBe(8)
    await server.app.db.transaction((tx) => undoActivity(tx, id, slip.key))
    expect(gardenOf(await person.call(getGarden))).toEqual(gardenOf(before))
    const { plants } = gardenOf(before)
    expect(plants.map(({ key, acts }) => [key, acts])).toEqual([
      ['habit~walk~0', 4],
      ['habit~walk~1', 2],
      ['listen~rain~0', 1],
    ])
    const listed = await Promise.all(plants.map(({ key }) => person.call(getPlantActs, { params: { key } })))
    expect(listed.map(({ acts }) => acts.map(({ day }) => day))).toEqual([days.slice(0, 4), days.slice(4), [TODAY]])
    expect(listed[0]!.acts[0]).toEqual({
      kind: 'habit',
      subject: 'walk',
      name: 'A walk outside',
      day: '2026-04-01',
      amount: 1,
      unit: 'times',
      points: 10,
    })
    expect(listed[2]!.acts[0]).toMatchObject({ amount: 420, name: null })
    for (const key of ['habit~walk~2', 'habit~walk~x', 'entry~walk~0', 'seed~nothing~0'])
      expect((await person.fail(getPlantActs, { params: { key } })).status).toBe(404)
  })

  test('lists every act in exactly one plant', async () => {
    const person = await signedIn(server)
    const acts = await insertSimulatedActs(server.app, person.user.id, TODAY, 40)
    const { plants } = gardenOf(await person.call(getGarden))
    const listed = []
    for (const { key } of plants) listed.push(...(await person.call(getPlantActs, { params: { key } })).acts)
    const name = (one: { kind: string; subject?: string | null; day: string }) => `${one.kind} ${one.subject} ${one.day}`
    const all = netActs(acts.map((one) => ({ ...one, day: one.localDay, count: 1 })))
    expect(listed.map(name).toSorted()).toEqual(all.map(name).toSorted())
  })

  test('stores names and places sealed and independently, and resets places without the names', async () => {
    const person = await signedIn(server)
    await record(act(person.user.id))
    const params = { key: 'habit~walk~0' }
    await Promise.all([
      person.call(arrangePlant, { params, body: { name: ' Old oak ' } }),
      person.call(arrangePlant, { params, body: { place: { x: 120, y: -0.25 } } }),
    ])
    expect((await person.call(getGarden)).arrangement).toEqual([{ key: params.key, name: 'Old oak', x: 120, y: -0.25 }])
    const { rows } = await server.app.database.pool.query('select sealed from garden_plants where user_id = $1', [person.user.id])
    expect(rows[0].sealed.toString('latin1')).not.toContain('oak')
    expect(await person.call(resetArrangement)).toEqual({ moved: 1 })
    expect((await person.call(getGarden)).arrangement).toEqual([{ key: params.key, name: 'Old oak', x: null, y: null }])
    await person.call(arrangePlant, { params, body: { name: '' } })
    expect((await person.call(getGarden)).arrangement).toEqual([])
    expect((await person.fail(arrangePlant, { params, body: {} })).status).toBe(400)
    expect((await person.fail(arrangePlant, { params: { key: 'habit~walk~1' }, body: { name: 'x' } })).status).toBe(404)
  })
})

describe('seeds', () => {
  test('are bought once for an id, from points that are there', async () => {
    const person = await signedIn(server)
    await record(act(person.user.id, { points: 100 }))
    const body = { id: uuidv7(), species: 'snowbell' as const }
    const first = await person.call(buySeed, { body })
    expect(first).toEqual({
      seed: { id: body.id, species: 'snowbell', planted: dayNumber(TODAY), before: 0, price: 60 },
      points: 100,
      spent: 60,
    })
    expect(await person.call(buySeed, { body })).toEqual(first)
    const refused = await person.fail(buySeed, { body: { ...body, id: uuidv7() } })
    expect(refused).toMatchObject({ status: 409, message: 'This seed costs 60 points, and you have 40. It will wait for you.' })
    const answer = await person.call(getGarden)
    expect(answer).toMatchObject({ points: 100, spent: 60, seeds: [first.seed] })
    expect(gardenOf(answer).plants.at(-1)).toMatchObject({ key: `seed~${body.id}~0`, acts: 1 })
  })

  test('cannot overspend, for any number of concurrent purchases', async () => {
    const person = await signedIn(server)
    await record(act(person.user.id, { points: 200 }))
    const buys = Array.from({ length: 10 }, () => ({ id: uuidv7(), species: 'snowbell' }))
    const answers = await Promise.all(
      [...buys, ...buys].map((body) =>
        person.fetch(buySeed.path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      ),
    )
    const { spent, seeds } = await person.call(getGarden)
    expect({ spent, seeds: seeds.length }).toEqual({ spent: 180, seeds: 3 })
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  test("of one person are not another's, and go with the account's data into its export", async () => {
    const [a, b] = await Promise.all([signedIn(server), signedIn(server)])
    await record(act(a.user.id, { points: 100 }), act(b.user.id, { points: 100 }))
    const body = { id: uuidv7(), species: 'snowbell' as const }
    await a.call(buySeed, { body })
    expect((await b.fail(arrangePlant, { params: { key: `seed~${body.id}~0` }, body: { name: 'mine' } })).status).toBe(404)
    await a.call(arrangePlant, { params: { key: `seed~${body.id}~0` }, body: { name: 'First snow' } })
    expect(await exportedFiles(server.app, a.user.id)).toContainEqual({
      name: 'garden/garden.json',
      json: {
        plants: [{ key: `seed~${body.id}~0`, name: 'First snow', x: null, y: null }],
        seeds: [{ id: body.id, species: 'snowbell', plantedDay: TODAY, price: 60, boughtAt: server.clock.now().toISOString() }],
        pointsSpent: 60,
      },
    })
  })
})

test('the hub shows the plants that grew last and today’s visitors', async () => {
  const person = await signedIn(server)
  const user = { ...person.user, zone: 'UTC', dayStart: 240 }
  const cards = () => hubCardsOf(server.app, user as unknown as Parameters<typeof hubCardsOf>[1])
  expect(await cards()).toEqual([])
  await record(act(user.id), act(user.id, { kind: 'entry' }), act(user.id, { kind: 'listen', subject: 'rain' }))
  expect(await cards()).toMatchObject([{ feature: 'garden', card: 'glimpse', data: { visitors: [{ id: 'birds', n: 3 }], today: TODAY } }])
  const keys = ((await cards())[0]!.data as { plants: { key: string; growth: number }[] }).plants.map(({ key }) => key)
  expect(keys.toSorted()).toEqual(['entry~~0', 'habit~walk~0', 'listen~rain~0'])
})
