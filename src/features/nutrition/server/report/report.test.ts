import { expect, test } from 'vitest'
import { addDays } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { changeDiary, completeDay } from '../../contract/api.ts'
import { printFood } from '../../contract/report.ts'
import { userById } from '#platform/server/auth/users.ts'
import { nutritionServer } from '../feature.ts'
import { item } from '../nutrition.fixture.ts'
import { foodFacts, spreadOf } from './facts.ts'

const server = sharedServer([nutritionServer], { worker: false })

const FROM = '2026-04-01'

async function eaten(days: number) {
  const me = await signedIn(server)
  const at = '2026-05-01T08:00:00.000Z'
  const changes = Array.from({ length: days }, (_, index) =>
    [8, 13, 19].map((hour) => ({
      id: uuidv7(),
      at,
      item: item({
        day: addDays(FROM, index),
        meal: hour === 8 ? 'breakfast' : hour === 13 ? 'lunch' : 'dinner',
        minutes: hour * 60,
        name: hour === 13 ? 'Stew' : 'Porridge',
        food: { source: 'own', id: hour === 13 ? 'stew' : 'porridge' },
        grams: 100 * (index + 1),
        nutrients: { energy_kcal: 100, protein_g: 5, ...(hour === 13 && { fibre_g: 2 }) },
      }),
    })),
  ).flat()
  if (changes.length > 0) await me.call(changeDiary, { body: { changes } })
  return { me, at }
}

test('the facts of a period match a calculation by hand: means are over whole days, with the share of unknown values', async () => {
  const { me, at } = await eaten(6)
  for (const index of [0, 1, 2, 3, 4]) {
    await me.call(completeDay, { params: { day: addDays(FROM, index) }, body: { isComplete: true, at } })
  }
  const user = (await userById(server.app.db, me.user.id))!
  const facts = await foodFacts(server.app, { ...user, id: me.user.id } as never, FROM, '2026-04-30')
  // Days of 300, 600, 900, 1200 and 1500 kcal are marked as complete; that of 1800 has three meals and counts as whole.
  expect(facts).toMatchObject({ days: 30, written: 6, whole: 6, different: 2, energyUnit: 'kcal' })
  const of = (nutrient: string) => facts.macros.find((one) => one.nutrient === nutrient)
  expect(of('energy_kcal')).toMatchObject({ mean: 1050, low: 675, high: 1425, unknown: 0, days: 6 })
  expect(of('fibre_g')!.mean).toBeCloseTo(7, 9)
  expect(of('fibre_g')!.unknown).toBeCloseTo(2 / 3, 3)
  expect(of('fat_g')).toBeUndefined()
  expect(facts.foods).toEqual([
    { name: 'Porridge', days: 6, grams: 350 },
    { name: 'Stew', days: 6, grams: 350 },
  ])
  expect(facts.times).toMatchObject({ first: { middle: 480 }, last: { middle: 1140 }, night: { middle: 780, nights: 5 } })
  expect(facts.needs.find(({ nutrient }) => nutrient === 'fibre_g')!.verdict).toBe('unknown')
  expect(spreadOf([], 'fat_g')).toBeUndefined()
})

test.each([
  ['en', 'yes', 6],
  ['de', 'no', 6],
  ['de', 'yes', 0],
] as const)('the report is a PDF (%s, figures: %s, of %i days)', async (language, figures, days) => {
  const { me } = await eaten(days)
  const response = await me.call(printFood, { query: { from: FROM, to: '2026-04-30', language, figures } })
  const pdf = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.length).toBeGreaterThan(10_000)
})

test('an invalid or too long period is refused with a reason', async () => {
  const me = await signedIn(server)
  const ask = (from: string, to: string) => me.call(printFood, { query: { from, to, language: 'en', figures: 'yes' } })
  await expect(ask('2026-04-02', '2026-04-01')).rejects.toThrow(/report_backwards/)
  await expect(ask('2024-01-01', '2026-04-01')).rejects.toThrow(/report_too_long/)
})
