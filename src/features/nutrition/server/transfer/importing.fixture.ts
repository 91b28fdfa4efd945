import { strToU8, zipSync } from 'fflate'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { LivingPerson } from '#testing/life.ts'
import type { TestServer } from '#testing/test-server.ts'
import {
  beginFoodImport,
  getFoodImport,
  putFoodImportPart,
  startFoodImport,
  undoFoodImport,
  type FoodImportChoices,
  type FoodImportDetail,
} from '../../contract/transfer.ts'

export const IMPORT_WORK = ['nutrition.import']
export const NO_ANSWERS: Omit<FoodImportChoices, 'table'> = { dateOrder: null, carbs: null }

type Me = Pick<LivingPerson, 'call'>
type Answers = Partial<typeof NO_ANSWERS>

export async function looked(server: TestServer, me: Me, id: string): Promise<FoodImportDetail> {
  await server.app.jobs.idle(IMPORT_WORK)
  return me.call(getFoodImport, { params: { id } })
}

/** Uploads a file and waits for its report. */
export async function upload(server: TestServer, me: Me, file: string | Uint8Array, name = 'servings.csv'): Promise<FoodImportDetail> {
  const id = uuidv7()
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  await me.call(beginFoodImport, { body: { id, name, bytes: bytes.length, zone: 'Europe/Berlin' } })
  await me.call(putFoodImportPart, { params: { id, index: 0 }, body: new Uint8Array(bytes) })
  return looked(server, me, id)
}

export async function start(server: TestServer, me: Me, id: string, answers: Answers = {}): Promise<FoodImportDetail> {
  await me.call(startFoodImport, { params: { id }, body: { ...NO_ANSWERS, ...answers } })
  return looked(server, me, id)
}

/** Uploads, starts and waits until everything is in. */
export async function importInto(
  server: TestServer,
  me: Me,
  file: string | Uint8Array,
  answers: Answers = {},
  name?: string,
): Promise<FoodImportDetail> {
  const { id, state, failure } = await upload(server, me, file, name)
  if (state !== 'ready') throw new Error(`${state}: ${failure}`)
  return start(server, me, id, answers)
}

export async function undone(server: TestServer, me: Me, id: string): Promise<FoodImportDetail> {
  await me.call(undoFoodImport, { params: { id } })
  return looked(server, me, id)
}

export const SERVINGS_HEAD =
  'Day,Time,Group,Food Name,Amount,Energy (kcal),Alcohol (g),Water (g),B12 (Cobalamin) (µg),Vitamin A (IU),Vitamin D (IU),Sodium (mg),Carbs (g),Fiber (g),Net Carbs (g),Fat (g),Saturated (g),Trans-Fats (g),Protein (g),Oxalate (mg),Category'

/** Two days as Cronometer writes them: grams, a household measure, two equal coffees, a meal of one's own, a blank, and lines that cannot be. */
export const SERVINGS = `${SERVINGS_HEAD}
2026-03-10,8:15 AM,Breakfast,"Oats, rolled",80.00 g,303.20,0,6.5,,0,,4,54,8,46,5.2,0.9,,10.6,,Cereal Grains
2026-03-10,8:15 AM,Breakfast,Coffee,1.00 cup,2,,236.6,0,0,0,5,0,0,0,0,0,0,0.3,1.2,Beverages
2026-03-10,8:15 AM,Breakfast,Coffee,1.00 cup,2,,236.6,0,0,0,5,0,0,0,0,0,0,0.3,1.2,Beverages
2026-03-10,,Second breakfast,Egg,2.00 large,143,0,76,0.9,540,82,142,0.7,0,0.7,9.5,3.1,0.04,12.6,,Eggs
2026-03-11,19:30,Dinner,Stew,-50 g,10,,,,,,,,,,,,,,,
2026-03-11,19:30,Dinner,Stew,350.00 g,n/a,,,,,,oops,20,6,14,,,,30,,
someday,19:30,Dinner,Stew,350.00 g,100,,,,,,,,,,,,,,,
2090-01-01,19:30,Dinner,Stew,350.00 g,100,,,,,,,,,,,,,,,
`

export const zipOf = (files: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
