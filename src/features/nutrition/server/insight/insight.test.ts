import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, localDayOf } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { BodySource } from '#platform/server/body-facts.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import { signedIn, type SignedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { changeDiary, changeThings, completeDay } from '../../contract/api.ts'
import type { EnergyGoal } from '../../contract/energy.ts'
import { getEnergy, getNeeds } from '../../contract/insight.ts'
import { PLAIN_SETTINGS, SETTINGS_ID, type NutritionSettings } from '../../contract/things.ts'
import { USUAL_MACROS } from '../../engine/energy/macros.ts'
import { nutritionServer } from '../feature.ts'
import { item } from '../nutrition.fixture.ts'

const bodies = new Map<string, BodySource>()
/** A stub of the feature that provides body facts. */
const bodyFeature: ServerFeature = {
  id: 'body',
  services: { body: async (_app, person) => bodies.get(person.id) ?? { facts: NOBODY, weights: [] } },
}
const NOBODY: BodySource['facts'] = { heightCm: null, formulaSex: null, birthYear: null, expecting: 'no', bodyFat: null, isHidden: false }

let today: string
const server = sharedServer([nutritionServer, bodyFeature], { worker: false })
beforeAll(async () => {
  today = localDayOf(server.clock.now(), 'UTC', 0)
})

/** A person with four weeks of whole days of `kcal` each, and a weight that changes by `perDay`. */
async function somebody({
  kcal,
  perDay,
  kg = 70,
  facts = {},
}: {
  kcal: number
  perDay: number
  kg?: number
  facts?: Partial<BodySource['facts']>
}): Promise<SignedIn> {
  const me = await signedIn(server)
  const at = server.clock.now().toISOString()
  const days = Array.from({ length: 34 }, (_, index) => addDays(today, -index - 1))
  const food = { energy_kcal: 200, iron_mg: 0.8, protein_g: 8 }
  const changes = days.map((day) => ({
    id: uuidv7(),
    at,
    item: item({ day, grams: kcal / 2, portion: null, nutrients: food, name: 'Porridge', state: 'eaten' }),
  }))
  await me.call(changeDiary, { body: { changes } })
  for (const day of days) await me.call(completeDay, { params: { day }, body: { isComplete: true, at } })
  const weights = Array.from({ length: 60 }, (_, index) => ({ day: addDays(today, index - 59), kg: kg + perDay * (index - 59) }))
  bodies.set(me.user.id, { facts: { ...NOBODY, heightCm: 172, formulaSex: 'female', birthYear: 1990, ...facts }, weights })
  return me
}

async function wants(me: SignedIn, goal: EnergyGoal): Promise<void> {
  const at = new Date(server.clock.now().getTime() - 1000).toISOString()
  await me.call(changeThings, { body: { changes: [{ id: SETTINGS_ID, at, thing: { ...PLAIN_SETTINGS, goal } }] } })
}

describe('energy', () => {
  test('is calculated from the diary and the weight, with the number of days, and does not depend on a goal', async () => {
    const me = await somebody({ kcal: 1900, perDay: -0.04 })
    const before = await me.call(getEnergy)
    expect(before).toMatchObject({ target: null, goal: null, needs: null, care: [], isHidden: false, isTooLow: false })
    expect(before.expended).toMatchObject({ by: 'adaptive', intakeDays: 28, weighedDays: 28 })
    expect(before.expended!.kcal).toBeCloseTo(1900 + 0.04 * 7700, 0)
    await wants(me, { kind: 'lose', pace: 0.005, macros: USUAL_MACROS })
    const after = await me.call(getEnergy)
    expect(after.expended).toEqual(before.expended)
    expect(after.target!.kcal).toBeLessThan(after.expended!.kcal)
    expect(after.target!.why.map(({ key }) => key).slice(0, 2)).toEqual(['expenditure', 'goal'])
    expect(Object.values(after.target!.macros).every((grams) => grams > 0)).toBe(true)
    expect(after.weeks).toHaveLength(53)
    expect(after.weeks.findLast(({ expended }) => expended !== null)!.intake).toBeCloseTo(1900, 0)
  })

  test('suggests no deficit in pregnancy, and asks gently after a very low intake', async () => {
    const me = await somebody({ kcal: 800, perDay: -0.02, facts: { expecting: 'pregnant' } })
    await wants(me, { kind: 'lose', pace: 0.01, macros: USUAL_MACROS })
    const { target, expended, care } = await me.call(getEnergy)
    expect(target!.why.map(({ key }) => key)).toContain('expecting')
    expect(target!.kcal).toBeGreaterThanOrEqual(expended!.kcal - 1)
    expect(care).toEqual(['little'])
  })

  test('that is implausibly low is not used: no target is based on an incomplete diary', async () => {
    const me = await somebody({ kcal: 900, perDay: 0 })
    await wants(me, { kind: 'lose', pace: 0.01, macros: USUAL_MACROS })
    const { expended, isTooLow, target, weeks } = await me.call(getEnergy)
    expect(isTooLow).toBe(true)
    expect(expended!.by).toBe('formula')
    expect(target!.kcal).toBeGreaterThanOrEqual(1200)
    expect(weeks.every((week) => week.expended === null)).toBe(true)
  })

  test('lists missing data, and uses the formula only if its inputs are known', async () => {
    const me = await signedIn(server)
    expect(await me.call(getEnergy)).toMatchObject({
      expended: null,
      resting: { missing: ['weight', 'height', 'age'] },
      needs: { intakeDays: 10 },
    })
    bodies.set(me.user.id, {
      facts: { ...NOBODY, heightCm: 180, birthYear: 1980, formulaSex: 'male', isHidden: true },
      weights: [{ day: today, kg: 80 }],
    })
    expect(await me.call(getEnergy)).toMatchObject({ expended: { by: 'formula', intakeDays: 0 }, isHidden: true, target: null })
  })

  test('by formula follows the person’s stated activity', async () => {
    const me = await signedIn(server)
    bodies.set(me.user.id, {
      facts: { ...NOBODY, heightCm: 180, birthYear: 1980, formulaSex: 'male' },
      weights: [{ day: today, kg: 80 }],
    })
    const usedWith = async (activity: NutritionSettings['activity']) => {
      const thing = { ...PLAIN_SETTINGS, activity }
      await me.call(changeThings, { body: { changes: [{ id: SETTINGS_ID, at: server.clock.now().toISOString(), thing }] } })
      server.clock.advance(1000)
      return (await me.call(getEnergy)).expended!
    }
    const [unsaid, little, much] = [await usedWith(null), await usedWith('light'), await usedWith('vigorous')]
    expect(unsaid.kcal).toBeGreaterThan(little.kcal)
    expect(much.kcal / little.kcal).toBeCloseTo(2.2 / 1.55)
    expect(little.margin / little.kcal).toBeLessThan(unsaid.margin / unsaid.kcal)
  })

  test('calculated from the person’s own weeks does not depend on the stated activity', async () => {
    const me = await somebody({ kcal: 2000, perDay: 0 })
    const before = (await me.call(getEnergy)).expended
    const thing = { ...PLAIN_SETTINGS, activity: 'vigorous' as const }
    await me.call(changeThings, { body: { changes: [{ id: SETTINGS_ID, at: server.clock.now().toISOString(), thing }] } })
    expect(before!.by).toBe('adaptive')
    expect((await me.call(getEnergy)).expended).toEqual(before)
  })
})

describe('needs', () => {
  test('are judged on whole days only, with the foods that provided each nutrient', async () => {
    const me = await somebody({ kcal: 1900, perDay: 0 })
    const { nutrients, whole, foods, eater } = await me.call(getNeeds, { query: { days: '7' } })
    expect([whole, foods]).toEqual([7, 1])
    expect(eater).toMatchObject({ sex: 'female', expecting: 'no' })
    expect(nutrients.length).toBeGreaterThanOrEqual(27)
    const of = (name: string) => nutrients.find(({ nutrient }) => nutrient === name)!
    expect(of('iron_mg')).toMatchObject({ verdict: 'low', gave: [{ name: 'Porridge', share: 1 }] })
    expect(of('protein_g').verdict).toBe('enough')
    expect(of('vit_k_ug')).toMatchObject({ verdict: 'unknown' })
  })

  test('are not judged without a diary', async () => {
    const me = await signedIn(server)
    expect(await me.call(getNeeds, { query: { days: '28' } })).toMatchObject({ whole: 0, written: 0, nutrients: [] })
  })
})
