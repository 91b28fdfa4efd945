// Food: the table's bytes, the search, and the diary of ten years beside three months – a day, the usual foods, and sums of a year and
// of ten years, over HTTP and in the store.
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { addDays } from '#platform/contract/dates.ts'
import { uuidv7 } from '#platform/server/core/ids.ts'
import { changeDiary, getDiary, listUsual } from '#features/nutrition/contract/api.ts'
import type { DiaryChange } from '#features/nutrition/contract/diary.ts'
import type { FoodTable } from '#features/nutrition/contract/foods.ts'
import { FoodBook } from '#features/nutrition/engine/book/food-book.ts'
import { Pantry } from '#features/nutrition/engine/book/pantry.ts'
import { daySumsOf } from '#features/nutrition/server/store.ts'
import { applyDiary } from '#features/nutrition/server/writing.ts'
import { makeUser } from '#testing/make-user.ts'
import { testClient } from '#testing/test-client.ts'
import { benchServer } from './lib/bench-server.ts'
import { median, print, ratio, timed } from './lib/figures.ts'

const RUNS = 30
const TODAY = '2026-05-04'
const A_DAY = 12
const FILE = new URL('../src/features/nutrition/content/foods.json', import.meta.url)
const QUERIES = [
  'egg',
  'o',
  'ha',
  'haferflocken',
  'brocolli',
  'chicken brest',
  'wholemeal bread',
  'käse',
  'kaese',
  'gekochte linsen',
  'xqzvw',
  'yoghurt with honey',
]

const bytes = readFileSync(FILE)
const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
print('the table in storage', kb(bytes.length))
print('on the wire, brotli', kb(brotli.length))
print('on the wire, gzip', kb(gzipSync(bytes).length))
let began = performance.now()
const table = JSON.parse(bytes.toString()) as FoodTable
const parsed = performance.now() - began
began = performance.now()
const book = new FoodBook(table)
const pantry = new Pantry(book)
pantry.search('egg', 'en', 1, new Map(), true)
print('the table read', ms(parsed))
print(`the index of ${book.size} foods made`, ms(performance.now() - began))
const searches = QUERIES.map(
  (text) => [text, median(Array.from({ length: RUNS }, () => took(() => pantry.search(text, 'en', 30, new Map(), true))))] as const,
)
const slowest = searches.toSorted(([, a], [, b]) => b - a)[0]!
print('a search', ms(median(searches.map(([, one]) => one))))
print(`the slowest search, “${slowest[0]}”`, ms(slowest[1]), { text: '< 50 ms', met: slowest[1] < 50 })
const spoken = took(() => pantry.say('two eggs, 100 g oats and half a banana', 'en'))
print('three foods said', ms(spoken))

const server = await benchServer({ now: () => new Date(`${TODAY}T18:00:00Z`) })
const { app } = server.running
const foods = table.codes.slice(0, 40).map((_, at) => book.foodAt(at * 100, 'en'))

async function person(days: number) {
  const { id } = await makeUser(app, { createdAt: new Date(`${addDays(TODAY, -days)}T08:00:00Z`) })
  const { token } = await app.sessions.create(app.db, id, 'Bench')
  const client = testClient(server.url)
  client.cookies.set('fernwell_session', token)
  let changes: DiaryChange[] = []
  for (let ago = days; ago >= 0; ago--) {
    for (let order = 0; order < A_DAY; order++) {
      const { ref, name, nutrients } = foods[(ago * 7 + order) % foods.length]!
      const item = {
        day: addDays(TODAY, -ago),
        meal: 'lunch',
        minutes: null,
        state: 'eaten',
        food: ref,
        name,
        grams: 80,
        portion: null,
        nutrients,
        order,
      } as const
      changes.push({ id: uuidv7(), at: `${TODAY}T08:00:00Z`, item })
    }
    if (changes.length < 240 && ago > 0) continue
    await applyDiary(app, { id, zone: 'UTC', dayStart: 0 }, changes)
    changes = []
  }
  return { id, client }
}

// Equal to the period of the usual foods: otherwise it would read twice as much.
const quarter = await person(90)
const decade = await person(3650)
type Somebody = typeof quarter
for (const [name, ask] of [
  ['a day', (one: Somebody) => one.client.call(getDiary, { query: { day: TODAY } })],
  ['what is usual', (one: Somebody) => one.client.call(listUsual)],
  ['writing one item', (one: Somebody) => one.client.call(changeDiary, { body: { changes: [written()] } })],
] as const) {
  const [few, many] = [median(await timed(RUNS, () => ask(quarter))), median(await timed(RUNS, () => ask(decade)))]
  print(`${name}, ten years`, ms(many))
  print(`${name}, ten years : three months`, ratio(many / few), { text: '≤ 1.2 ×', met: many / few <= 1.2 })
}
const year = median(await timed(RUNS, () => daySumsOf(app.db, decade.id, addDays(TODAY, -365), TODAY)))
const all = median(await timed(RUNS, () => daySumsOf(app.db, decade.id, addDays(TODAY, -3650), TODAY)))
print('sums of each day of a year', ms(year))
print('sums of each day of ten years', ms(all), { text: '< 100 ms', met: all < 100 })
await server.close()

function written(): DiaryChange {
  const { ref, name, nutrients } = foods[1]!
  const item = {
    day: addDays(TODAY, -20),
    meal: 'snacks',
    minutes: null,
    state: 'eaten',
    food: ref,
    name,
    grams: 1,
    portion: null,
    nutrients,
    order: 0,
  } as const
  return { id: uuidv7(), at: `${TODAY}T09:00:00Z`, item }
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`
}

function kb(size: number): string {
  return `${Math.round(size / 1000).toLocaleString('en')} kB`
}

function took(work: () => unknown): number {
  const from = performance.now()
  work()
  return performance.now() - from
}
