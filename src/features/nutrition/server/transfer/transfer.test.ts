import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#platform/server/core/ids.ts'
import type { LivingPerson } from '#testing/life.ts'
import { signedIn } from '#testing/make-user.ts'
import { sharedServer } from '#testing/test-server.ts'
import { changeDiary, changeThings, completeDay, getDiary, listThings, listUsual } from '../../contract/api.ts'
import type { DiaryItem } from '../../contract/diary.ts'
import { FILE_FIELDS, type FileColumn } from '../../contract/food-file.ts'
import { PLAIN_SETTINGS, SETTINGS_ID } from '../../contract/things.ts'
import { completeImportedDays } from '../../contract/transfer.ts'
import { nutritionServer } from '../feature.ts'
import { item } from '../nutrition.fixture.ts'
import { daySumsOf } from '../store.ts'
import { importInto, reread, SERVINGS, SERVINGS_HEAD, start, undone, upload, zipOf } from './importing.fixture.ts'

const server = sharedServer([nutritionServer])

const dayOf = async (me: LivingPerson, day: string): Promise<DiaryItem[]> =>
  (await me.call(getDiary, { query: { day } })).items.toSorted((a, b) => a.order - b.order)
const namesOn = async (me: LivingPerson, day: string) => (await dayOf(me, day)).map(({ name }) => name)
const sumOn = async (me: LivingPerson, day: string) => (await daySumsOf(server.app.db, me.user.id, day, day))[0]
const acts = async (me: LivingPerson) => {
  const sql =
    "select coalesce(sum(count), 0)::int as n, coalesce(sum(points), 0)::int as points from activity_acts where user_id = $1 and kind = 'meal'"
  return (await server.app.database.pool.query<{ n: number; points: number }>(sql, [me.user.id])).rows[0]!
}
let moment = Date.parse('2026-03-09T07:00:00Z')
const soon = () => new Date((moment += 10)).toISOString()

describe('the import of a file', () => {
  test('is previewed, run, counted at once, recognized again, and undone', async () => {
    const me = await signedIn(server)
    const seen = await upload(server, me, SERVINGS)
    expect(seen).toMatchObject({ state: 'ready', source: 'cronometer' })
    expect(seen.report).toMatchObject({
      days: 3,
      items: 5,
      foods: 4,
      fresh: 5,
      withoutGrams: 3,
      busyDays: 0,
      unread: 3,
      partly: 1,
      doubted: 0,
      columns: ['Vitamin A (IU)', 'Oxalate (mg)'],
      openCarbs: null,
      openDate: null,
      table: null,
    })
    expect(seen.report!.lines.map(({ line, reason }) => [line, reason])).toEqual([
      [6, 'amount'],
      [7, 'value'],
      [8, 'date'],
      [9, 'ahead'],
    ])
    expect(await namesOn(me, '2026-03-10')).toEqual([])

    const done = await start(server, me, seen.id)
    expect(done).toMatchObject({ state: 'done', entries: 5, report: { came: { items: 5, days: 2, things: 0 } } })
    expect(await namesOn(me, '2026-03-10')).toEqual(['Oats, rolled', 'Coffee, 1.00 cup', 'Coffee, 1.00 cup', 'Egg, 2.00 large'])
    const sums = (await sumOn(me, '2026-03-10'))!.eaten
    // 303.2 + 2 + 2 + 143 kcal; 46 + 0 + 0 + 0.7 g; vitamin D of 82 IU, and zero for oats and coffee.
    expect(sums.nutrients.energy_kcal!.amount).toBeCloseTo(450.2, 3)
    expect(sums.nutrients.carbohydrate_g!.amount).toBeCloseTo(46.7, 3)
    expect(sums.nutrients.vit_d_ug!.amount).toBeCloseTo(2.05, 4)
    expect(sums.nutrients.vit_b12_ug!.unknownOfGrams).toBe(1)
    expect((await sumOn(me, '2026-03-11'))!.eaten.nutrients).not.toHaveProperty('energy_kcal')
    // Each day is one act; days older than a month have no points.
    expect(await acts(me)).toEqual({ n: 2, points: 0 })

    const again = await importInto(server, me, SERVINGS)
    expect(again).toMatchObject({ state: 'done', entries: 0, report: { fresh: 0, items: 5, came: { items: 0 } } })
    expect(await undone(server, me, done.id)).toMatchObject({ state: 'undone', entries: 0 })
    expect([await namesOn(me, '2026-03-10'), await sumOn(me, '2026-03-10'), (await acts(me)).n]).toEqual([[], undefined, 0])
    // After an undo the same file can be imported again, and counts again.
    expect((await importInto(server, me, SERVINGS)).entries).toBe(5)
    expect((await acts(me)).n).toBe(2)
  })

  test('a longer export adds new items; changed and deleted items stay so, also after an undo', async () => {
    const me = await signedIn(server)
    const first = await importInto(server, me, SERVINGS)
    const [oats, coffee] = await dayOf(me, '2026-03-10')
    const { id, ...rest } = oats!
    const now = server.clock.now().toISOString()
    server.clock.advance(1000)
    const later = server.clock.now().toISOString()
    expect(later > now).toBe(true)
    await me.call(changeDiary, {
      body: {
        changes: [
          { id, at: later, item: { ...rest, grams: 60 } },
          { id: coffee!.id, at: later, item: null },
        ],
      },
    })
    const longer = `${SERVINGS}2026-03-10,8:15 AM,Breakfast,Coffee,1.00 cup,2,,236.6,0,0,0,5,0,0,0,0,0,0,0.3,1.2,Beverages\n2026-03-12,,Lunch,Soup,300 g,120,,,,,,,,,,,,,,,\n`
    const second = await importInto(server, me, longer)
    // A third equal coffee, and a new day.
    expect(second.report).toMatchObject({ fresh: 2, busyDays: 0, came: { items: 2, days: 2 } })
    expect((await namesOn(me, '2026-03-10')).toSorted()).toEqual([
      'Coffee, 1.00 cup',
      'Coffee, 1.00 cup',
      'Egg, 2.00 large',
      'Oats, rolled',
    ])
    expect(await undone(server, me, first.id)).toMatchObject({ entries: 1, report: { came: { items: 1 } } })
    expect((await dayOf(me, '2026-03-10')).map(({ name, grams }) => [name, grams])).toEqual([
      ['Oats, rolled', 60],
      ['Coffee, 1.00 cup', null],
    ])
    expect(await namesOn(me, '2026-03-12')).toEqual(['Soup'])
  })

  test('imported foods appear among the usual foods, with their values', async () => {
    const me = await signedIn(server)
    const today = server.clock.now().toISOString().slice(0, 10)
    await importInto(server, me, `${SERVINGS_HEAD}\n${today},8:15,Breakfast,Oats,80 g,303.2,,,,,,,,,,,,,,,\n`)
    expect((await me.call(listUsual)).foods).toMatchObject([
      { name: 'Oats', grams: 80, food: { source: 'import' }, nutrients: { energy_kcal: 379 } },
    ])
    // A day of this month has points, once.
    expect(await acts(me)).toEqual({ n: 1, points: 4 })
  })
})

describe('the days of an import', () => {
  const isComplete = async (me: LivingPerson, day: string) => (await me.call(getDiary, { query: { day } })).isComplete

  test('are marked as complete by one request, except today and days that the person marked otherwise', async () => {
    const me = await signedIn(server)
    const today = server.clock.now().toISOString().slice(0, 10)
    await me.call(completeDay, { params: { day: '2026-03-11' }, body: { isComplete: false, at: server.clock.now().toISOString() } })
    const done = await importInto(server, me, `${SERVINGS}${today},8:15,Breakfast,Oats,80 g,303.2,,,,,,,,,,,,,,,\n`)
    expect([await isComplete(me, '2026-03-10'), await isComplete(me, '2026-03-11')]).toEqual([false, false])

    expect(await me.call(completeImportedDays, { params: { id: done.id } })).toEqual({ days: 1 })
    expect([await isComplete(me, '2026-03-10'), await isComplete(me, '2026-03-11'), await isComplete(me, today)]).toEqual([
      true,
      false,
      false,
    ])
    // A second request changes nothing.
    expect(await me.call(completeImportedDays, { params: { id: done.id } })).toEqual({ days: 0 })

    // An undo removes the imported items and the marks of their days.
    await undone(server, me, done.id)
    expect(await isComplete(me, '2026-03-10')).toBe(false)
    await expect(me.call(completeImportedDays, { params: { id: done.id } })).rejects.toThrow(/moved_on/)
  })

  test('stay unchanged without eaten items, and before the import is done', async () => {
    const me = await signedIn(server)
    const seen = await upload(server, me, SERVINGS)
    await expect(me.call(completeImportedDays, { params: { id: seen.id } })).rejects.toThrow(/moved_on/)
    const done = await start(server, me, seen.id)
    for (const { id } of await dayOf(me, '2026-03-10')) {
      server.clock.advance(1000)
      await me.call(changeDiary, { body: { changes: [{ id, at: server.clock.now().toISOString(), item: null }] } })
    }
    expect(await me.call(completeImportedDays, { params: { id: done.id } })).toEqual({ days: 1 })
    expect([await isComplete(me, '2026-03-10'), await isComplete(me, '2026-03-11')]).toEqual([false, true])
    const other = await signedIn(server)
    await expect(other.call(completeImportedDays, { params: { id: done.id } })).rejects.toThrow(/not_here/)
  })
})

describe('other shapes', () => {
  test('a zip of MyFitnessPal asks whether carbohydrate includes fibre, and lists its other files', async () => {
    const me = await signedIn(server)
    const head =
      'Date,Meal,Calories,Fat (g),Saturated Fat,Polyunsaturated Fat,Monounsaturated Fat,Trans Fat,Cholesterol,Sodium (mg),Potassium,Carbohydrates (g),Fiber,Sugar,Protein (g),Vitamin A,Vitamin C,Calcium,Iron,Note'
    const zip = zipOf({
      'File-Export/Nutrition-Summary-2026.csv': `\uFEFF${head}\r\n2026-01-05,Breakfast,420,12,3,0,0,0,0,480,0,55,6,12,24,80,10,15,20,\r\n`,
      'File-Export/Measurement-Summary-2026.csv': 'Date,Weight\n2026-01-05,85.5\n2026-01-06,85.1\n',
      'File-Export/Exercise-Summary-2026.csv': 'Date,Exercise,Type,Exercise Calories\n2026-01-05,Run,Cardio,300\n',
    })
    const seen = await upload(server, me, zip, 'export.zip')
    expect(seen).toMatchObject({ source: 'myfitnesspal', report: { items: 1, openCarbs: { suggested: null } } })
    expect(seen.report!.files).toEqual([
      { name: 'Measurement-Summary-2026.csv', kind: 'body', rows: 2 },
      { name: 'Exercise-Summary-2026.csv', kind: 'exercise', rows: 1 },
    ])
    await expect(start(server, me, seen.id)).rejects.toThrow(/import_carbs_open/)
    await start(server, me, seen.id, { carbs: 'with' })
    expect((await dayOf(me, '2026-01-05'))[0]!.nutrients).toMatchObject({ carbohydrate_g: 49, fibre_g: 6 })
    // With any answer the second time, it is the same breakfast.
    const again = await importInto(server, me, zip, { carbs: 'without' }, 'export.zip')
    expect(again.report).toMatchObject({ fresh: 0 })
  })

  test('the sum of a day is imported if its foods are missing, and a completed day is marked as complete', async () => {
    const me = await signedIn(server)
    const zip = zipOf({
      'servings.csv': SERVINGS,
      'dailysummary.csv':
        'Date,Energy (kcal),Protein (g),Completed\n2026-03-10,2000,80,true\n2026-03-09,1800,75,true\n2026-03-08,1700,70,false\n',
      'biometrics.csv': 'Day,Time,Group,Metric,Unit,Amount\n2026-03-10,,,Weight,kg,80\n',
    })
    const { report } = await importInto(server, me, zip, {}, 'cronometer.zip')
    expect(report).toMatchObject({ items: 7, wholeDays: 2, files: [{ name: 'biometrics.csv', kind: 'body', rows: 1 }], came: { items: 7 } })
    expect(report!.lines).toContainEqual({ line: 2, file: 'dailysummary.csv', reason: 'covered', text: '2026-03-10' })
    expect(await dayOf(me, '2026-03-09')).toMatchObject([
      { name: 'Whole day', meal: 'snacks', grams: null, nutrients: { energy_kcal: 1800 } },
    ])
    const whole = async (day: string) => (await me.call(getDiary, { query: { day } })).isComplete
    expect([await whole('2026-03-10'), await whole('2026-03-09'), await whole('2026-03-08')]).toEqual([true, true, false])
  })

  const table =
    'Tag;Was;Wann;kJ;Eiweiß;KH (g)\n04.03.2026;Müsli;07:30;1.673,6;12,5;50\n05.03.2026;Brötchen mit Käse;;418,4;4;20\n05.03.2026;Grüner Salat mit Öl, für später;;418,4;4;20\n'

  test('a table of an unknown app is read with the person’s columns, which are remembered', async () => {
    const me = await signedIn(server)
    const seen = await upload(server, me, new Uint8Array(Buffer.from(table, 'latin1')), 'essen.csv')
    expect(seen).toMatchObject({ source: 'table', report: { encoding: 'windows-1252', openDate: null } })
    expect(seen.report!.table).toMatchObject({
      names: ['Tag', 'Was', 'Wann', 'kJ', 'Eiweiß', 'KH (g)'],
      isSaid: false,
      read: {
        columns: [
          { field: 'day', unit: null },
          { field: null, unit: null },
          { field: null, unit: null },
          { field: 'energy_kcal', unit: 'kJ' },
          { field: 'protein_g', unit: 'g' },
          { field: 'carbs', unit: 'g' },
        ],
      },
    })
    expect(seen.report!.table!.samples[1]).toEqual(['Müsli', 'Brötchen mit Käse', 'Grüner Salat mit Öl, für später'])
    const columns: FileColumn[] = seen
      .report!.table!.read.columns.with(1, { field: 'name', unit: null })
      .with(2, { field: 'time', unit: null })
    await expect(
      reread(server, me, seen.id, { table: { columns: columns.with(0, { field: null, unit: null }), figures: 'eaten' } }),
    ).rejects.toThrow(/import_table_unclear/)
    const spoken = await reread(server, me, seen.id, { table: { columns, figures: 'eaten' } })
    expect(spoken.report).toMatchObject({ fresh: 3, table: { isSaid: true }, openCarbs: { suggested: null } })
    await start(server, me, seen.id, { carbs: 'without' })
    expect(await dayOf(me, '2026-03-04')).toMatchObject([
      { name: 'Müsli', minutes: 450, meal: 'breakfast', nutrients: { energy_kcal: 400, protein_g: 12.5, carbohydrate_g: 50 } },
    ])
    const next = await upload(server, me, `${table}06.03.2026;Apfel;;217;0;12\n`, 'essen.csv')
    expect(next.report).toMatchObject({ fresh: 1, table: { isSaid: true, read: { columns } } })
  })

  test('ambiguous dates lead to a question', async () => {
    const me = await signedIn(server)
    const file = 'Date,Food,Grams,Energy (kcal)\n04/03/2026,Rice,100,130\n'
    const seen = await upload(server, me, file, 'food.csv')
    expect(seen.report!.openDate).toEqual({ text: '04/03/2026', dayFirst: '2026-03-04', monthFirst: '2026-04-03' })
    await expect(start(server, me, seen.id)).rejects.toThrow(/import_date_open/)
    await start(server, me, seen.id, { dateOrder: 'monthFirst' })
    expect(await namesOn(me, '2026-04-03')).toEqual(['Rice'])
  })

  test.each([
    ['no food', 'a\n1\n', 'food.csv', 'unknown_format'],
    ['a broken file of our own', '{"format":"fernwell-food"', 'food.json', 'damaged'],
    ['JSON of something else', '{"a":1}', 'food.json', 'unknown_format'],
    ['nothing at all', '\u0000\u0001', 'food.csv', 'unknown_format'],
    ['a wall of commas', ','.repeat(300_000), 'food.csv', 'unknown_format'],
    ['a zip of pictures', zipOf({ 'a.png': 'x' }), 'food.zip', 'unknown_format'],
  ])('%s is refused with a reason', async (_name, file, name, failure) => {
    expect(await upload(server, await signedIn(server), file, name)).toMatchObject({ state: 'failed', failure })
  })

  test('five hundred foods in one meal are imported, and a full day is reported', async () => {
    const me = await signedIn(server)
    const rows = Array.from({ length: 1205 }, (_, at) => `2026-03-10,,Lunch,Pea ${at % 600},1 g,0.8,,,,,,,,,,,,,,,`)
    const { report } = await importInto(server, me, [SERVINGS_HEAD, ...rows, ''].join('\n'))
    expect(report).toMatchObject({ fresh: 1000, unread: 205, came: { items: 1000, days: 1 } })
    expect(report!.lines[0]).toMatchObject({ line: 1002, reason: 'too_many', text: 'Pea 400' })
  })
})

describe('our own files', () => {
  async function lived(): Promise<LivingPerson> {
    const me = await signedIn(server)
    await importInto(server, me, SERVINGS)
    const changes = [
      {
        id: uuidv7(),
        at: soon(),
        item: item({ day: '2026-03-08', name: '=SUM(A1), "so"', portion: { quantity: 2, unit: 'large egg', gramsEach: 50 } }),
      },
      {
        id: uuidv7(),
        at: soon(),
        item: item({ day: '2026-03-08', name: 'Typed', food: { source: 'quick', id: '' }, grams: null, minutes: null, meal: 'tea' }),
      },
      { id: uuidv7(), at: soon(), item: item({ day: '2026-03-08', name: 'Later', state: 'planned', nutrients: {}, meal: 'snacks' }) },
    ]
    await me.call(changeDiary, { body: { changes } })
    await me.call(completeDay, { params: { day: '2026-03-08' }, body: { isComplete: true, at: soon() } })
    const thing = {
      kind: 'favourite',
      food: { source: 'usda', id: '01123' },
      name: 'Egg',
      grams: 50,
      portion: null,
      nutrients: {},
    } as const
    await me.call(changeThings, {
      body: {
        changes: [
          { id: uuidv7(), at: soon(), thing },
          { id: SETTINGS_ID, at: soon(), thing: { ...PLAIN_SETTINGS, energyUnit: 'kJ' } },
        ],
      },
    })
    return me
  }
  const file = async (me: LivingPerson, format: string) => (await me.fetch(`/api/nutrition/exports/${format}`)).text()

  test('as JSON: a new account gets exactly the same, the old one nothing new, and an undo removes all of it', async () => {
    const me = await lived()
    const text = await file(me, 'json')
    expect((await upload(server, me, text, 'food.json')).report).toMatchObject({ fresh: 0, things: 0, unread: 0 })
    const other = await signedIn(server)
    const done = await importInto(server, other, text, {}, 'food.json')
    expect(done.report).toMatchObject({ items: 8, came: { items: 8, things: 1 } })
    expect(await file(other, 'json')).toBe(text)
    for (const day of ['2026-03-08', '2026-03-10']) expect(await sumOn(other, day)).toEqual(await sumOn(me, day))
    await undone(server, other, done.id)
    expect(JSON.parse(await file(other, 'json'))).toMatchObject({ things: [], days: [], items: [] })
    expect((await other.call(listThings)).things).toEqual([])
  })

  test('as CSV: a new account gets the same meals, names, amounts and values, and the old one nothing new', async () => {
    const me = await lived()
    const text = await file(me, 'csv')
    expect((await upload(server, me, text, 'food.csv')).report).toMatchObject({ items: 8, fresh: 0, unread: 0, partly: 0 })
    const other = await signedIn(server)
    await importInto(server, other, text, {}, 'food.csv')
    const lines = (csv: string) => csv.split('\r\n').toSorted()
    expect(lines(await file(other, 'csv'))).toEqual(lines(text))
    const spoken = async (person: LivingPerson) =>
      (await dayOf(person, '2026-03-08'))
        .map(({ name, meal, minutes, state, grams, portion }) => ({ name, meal, minutes, state, grams, portion }))
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    expect(await spoken(other)).toEqual(await spoken(me))
    for (const day of ['2026-03-08', '2026-03-10']) {
      const [mine, theirs] = [(await sumOn(me, day))!.eaten, (await sumOn(other, day))!.eaten]
      expect(theirs.items).toBe(mine.items)
      for (const [nutrient, sum] of Object.entries(mine.nutrients))
        expect(theirs.nutrients[nutrient as keyof typeof theirs.nutrients]!.amount).toBeCloseTo(sum.amount, 3)
    }
  })
})

test('every field of a table has a unique name', () => {
  expect(new Set(FILE_FIELDS).size).toBe(FILE_FIELDS.length)
})
