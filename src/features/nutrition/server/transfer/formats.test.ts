import { expect, test } from 'vitest'
import { headOf } from '#platform/server/imports/csv-lines.ts'
import { guessColumn, guessColumns } from './columns.ts'
import { itemOf } from './converting.ts'
import { amountOf, figureOf, NumberStyle } from './figures.ts'
import { SERVINGS } from './importing.fixture.ts'
import { layoutOf, tableLayout } from './layouts.ts'
import { FoodsOfFile } from './reading-rows.ts'
import { readYazio } from './yazio.ts'

function read(text: string, spoken: Parameters<typeof tableLayout>[1] = null): FoodsOfFile {
  const found = new FoodsOfFile()
  const names = headOf(text)
  found.addTable(text, layoutOf(names) ?? tableLayout(names, spoken), 'a.csv', null)
  return found
}
const plain = { carbs: null, meals: [], wholeDay: 'Whole day' }
const items = (text: string, carbs: 'with' | 'without' | null = null) => read(text).foods.map((food) => itemOf(food, { ...plain, carbs }))

test('Cronometer: totals become values per 100 g, blanks stay unknown, carbohydrate is without fibre, IU of vitamin D are micrograms', () => {
  const { foods, lines, leftColumns } = read(SERVINGS)
  const [oats, , , egg, stew] = items(SERVINGS)
  // 303.2 kcal of 80 g are 379 per 100 g; 46 g of net carbohydrate are 57.5.
  expect(oats).toEqual({
    day: '2026-03-10',
    meal: 'breakfast',
    minutes: 495,
    state: 'eaten',
    food: { source: 'import', id: 'oats, rolled' },
    name: 'Oats, rolled',
    grams: 80,
    portion: null,
    nutrients: {
      energy_kcal: 379,
      alcohol_g: 0,
      water_g: 8.125,
      sodium_mg: 5,
      carbohydrate_g: 57.5,
      fibre_g: 10,
      fat_g: 6.5,
      saturated_g: 1.125,
      protein_g: 13.25,
    },
  })
  // 82 IU of vitamin D are 2.05 µg; two large eggs have no grams, so their values stay unchanged.
  expect(egg).toMatchObject({ meal: 'Second breakfast', minutes: null, grams: null, name: 'Egg, 2.00 large', food: { source: 'quick' } })
  expect(egg!.nutrients).toMatchObject({ vit_d_ug: 2.05, energy_kcal: 143, carbohydrate_g: 0.7 })
  expect(egg!.nutrients).not.toHaveProperty('vit_a_rae_ug')
  expect(stew!.nutrients).toEqual({ carbohydrate_g: 4, fibre_g: 1.714286, protein_g: 8.571429 })
  expect(lines.map(({ line, reason, text, isRetained }) => [line, reason, text, isRetained])).toEqual([
    [6, 'amount', '-50 g', false],
    [7, 'value', 'oops', true],
    [8, 'date', 'someday', false],
  ])
  expect([...leftColumns].sort()).toEqual(['Oxalate (mg)', 'Vitamin A (IU)'])
  expect(foods).toHaveLength(6)
})

test('Cronometer: in an old export net carbohydrate is total minus fibre, and unknown without fibre', () => {
  const [known, unknown] = items(
    `Day,Time,Group,Food Name,Amount,Energy (kcal),Carbs (g),Fiber (g)\n2026-03-10,,Lunch,A,100 g,90,20,6\n2026-03-10,,Lunch,B,100 g,90,20,\n`,
  )
  expect([known!.nutrients.carbohydrate_g, unknown!.nutrients.carbohydrate_g]).toEqual([14, undefined])
})

const MFP = `Date,Meal,Time,Calories,Fat (g),Saturated Fat,Polyunsaturated Fat,Monounsaturated Fat,Trans Fat,Cholesterol,Sodium (mg),Potassium,Carbohydrates (g),Fiber,Sugar,Protein (g),Vitamin A,Vitamin C,Calcium,Iron,Note
2026-01-05,Breakfast,10:20 PM,"1,420.5",110,3,0,0,0,0,480,0,55,6,12,24,80,10,15,20,
2026-01-05,Post-Workout,,210,3,,,,,,90,,20,2,,24,,,,,shake
2026-01-06,Dinner,,,,,,,,,,,,,,,,,,,
`
test('MyFitnessPal: a fibre of zero is a value, so total carbohydrate equals net carbohydrate', () => {
  const [eggs] = items(
    `Date,Meal,Calories,Fat (g),Carbohydrates (g),Fiber,Sugar,Protein (g),Sodium (mg)\n2026-01-05,Breakfast,300,20,4,0,0,24,300\n`,
    'with',
  )
  expect(eggs!.nutrients).toMatchObject({ carbohydrate_g: 4, fibre_g: 0 })
})

test('MyFitnessPal: a meal is an entry, a zero may mean unknown, and per cent of a daily value is no mass', () => {
  const found = read(MFP)
  expect(found.hasOpenCarbs).toBe(true)
  const [breakfast, shake] = items(MFP, 'with')
  expect(breakfast).toEqual({
    day: '2026-01-05',
    meal: 'breakfast',
    minutes: 22 * 60 + 20,
    state: 'eaten',
    food: { source: 'quick', id: '' },
    name: 'Breakfast',
    grams: null,
    portion: null,
    nutrients: {
      energy_kcal: 1420.5,
      fat_g: 110,
      saturated_g: 3,
      sodium_mg: 480,
      fibre_g: 6,
      sugars_g: 12,
      protein_g: 24,
      carbohydrate_g: 49,
    },
  })
  expect([shake!.name, shake!.meal, items(MFP, 'without')[0]!.nutrients.carbohydrate_g]).toEqual([
    'Post-Workout: shake',
    'Post-Workout',
    55,
  ])
  expect(found.lines.map(({ line, reason }) => [line, reason])).toEqual([[4, 'nothing']])
  expect([...found.leftColumns]).toEqual(['Vitamin A', 'Vitamin C', 'Calcium', 'Iron'])
})

test('Lose It: the month comes first if a date shows that, deleted foods and exercise are skipped, ounces become grams', () => {
  const text = `Date,Name,Icon,Type,Quantity,Units,Calories,Deleted,Fat (g),Protein (g),Carbohydrates (g),Saturated Fat (g),Sugars (g),Fiber (g),Cholesterol (mg),Sodium (mg)
01/05/2026,Chicken,Chicken,Dinner,6,Ounces,280,0,3,53,0,1,n/a,0,150,90
01/05/2026,Cookie,Cookie,Snacks,2,Each,160,1,8,2,20,4,12,1,10,110
01/16/2026,Run,Run,Exercise,20,minutes,150,0,,,,,,,,
01/16/2026,Rice,Rice,Lunch,1,Serving,215,0,1.8,5,45,0.4,0.7,3.5,0,10
`
  const [chicken, rice] = items(text, 'without')
  expect([chicken!.day, chicken!.grams, chicken!.nutrients.energy_kcal]).toEqual(['2026-01-05', 170.09713875, 164.611822])
  expect(chicken!.nutrients).not.toHaveProperty('sugars_g')
  expect([rice!.name, rice!.meal, rice!.nutrients.carbohydrate_g]).toEqual(['Rice', 'lunch', 45])
  expect(read(text).lines.map(({ line, reason }) => [line, reason])).toEqual([
    [3, 'deleted'],
    [4, 'exercise'],
  ])
})

test('FDDB: the amount is before the name, energy is in kilojoules, decimals have commas, exercise is skipped', () => {
  const text = `datum_tag_monat_jahr_stunde_minute;bezeichnung;interne_id;kj;kj_aktivitaeten;fett_g;kh_g;protein_g
"04.03.2026 06:30";"150 g Banane, frisch";12;"585,76";"0";"0,3";"30,2";"1,65"
"04.03.2026 12:00";"1 Portion Gulasch";13;"1.673,6";"0";"18";"7";"40"
"05.03.2026 18:00";"45 Minuten Laufen";14;"0";"1800";"0";"0";"0"
`
  const [banana, stew] = items(text)
  // 585.76 kJ are 140 kcal.
  expect(banana).toMatchObject({ day: '2026-03-04', minutes: 390, meal: 'breakfast', name: 'Banane, frisch', grams: 150 })
  expect(banana!.nutrients).toEqual({ energy_kcal: 93.333333, fat_g: 0.2, carbohydrate_g: 20.133333, protein_g: 1.1 })
  expect([stew!.name, stew!.nutrients.energy_kcal, stew!.meal]).toEqual(['Gulasch', 400, 'lunch'])
  expect(read(text).lines.map(({ line, reason }) => [line, reason])).toEqual([[4, 'exercise']])
})

test('Yazio: products have values per gram, simple products total values, and unknown products are reported', () => {
  const found = new FoodsOfFile()
  const consumed = {
    products: [
      { date: '2026-02-03 13:29:04', daytime: 'lunch', product_id: 'p', amount: 50, serving: 'gram', serving_quantity: 50 },
      { date: '2026-02-03 13:30:04', daytime: 'lunch', product_id: 'gone', amount: 50 },
    ],
    recipe_portions: [{ date: '2026-02-03 19:00:00', daytime: 'dinner', recipe_id: 'r', portion_count: 1 }],
    simple_products: [
      { date: '2026-02-03 19:00:00', daytime: 'dinner', name: 'Bowl', nutrients: { 'energy.energy': 519, 'nutrient.carb': 39 } },
    ],
  }
  const nutrients = { 'energy.energy': 3.7, 'nutrient.carb': 0.6, 'nutrient.salt': 0.01, 'mineral.iron': 0.00004 }
  readYazio({ days: { '2026-02-03': { consumed } }, products: { p: { name: 'Oats', base_unit: 'g', nutrients } } }, 'days.json', found)
  const [oats, bowl] = found.foods.map((food) => itemOf(food, { ...plain, carbs: 'without' }))
  // 10 mg of salt a gram are 1 g per 100 g, which holds 400 mg of sodium.
  expect([oats!.grams, oats!.minutes, oats!.nutrients]).toEqual([50, 809, { energy_kcal: 370, carbohydrate_g: 60, sodium_mg: 400 }])
  expect([bowl!.name, bowl!.grams, bowl!.nutrients]).toEqual(['Bowl', null, { energy_kcal: 519, carbohydrate_g: 39 }])
  expect(found.lines.map(({ reason }) => reason)).toEqual(['product', 'product'])
})

test('columns are guessed in two languages, with the unit in their name; energy without a unit stays open', () => {
  const guessed = (...names: string[]) => guessColumns(names).map(({ field, unit }) => (unit ? `${field} ${unit}` : field))
  expect(
    guessed('Datum', 'Uhrzeit', 'Mahlzeit', 'Lebensmittel', 'Menge (g)', 'Brennwert (kJ)', 'Fett [g]', 'davon gesättigte Fettsäuren (g)'),
  ).toEqual(['day', 'time', 'meal', 'name', 'grams', 'energy_kcal kJ', 'fat_g g', 'saturated_g g'])
  expect(
    guessed('Kohlenhydrate', 'davon Zucker', 'Ballaststoffe', 'Eiweiß', 'Salz (mg)', 'Energie', 'Vitamin E (IU)', 'Added Sugars (g)'),
  ).toEqual(['carbs g', 'sugars_g g', 'fibre_g g', 'protein_g g', 'salt mg', 'energy_kcal', null, null])
  expect(guessColumn('Monounsaturated Fat').field).toBe('mono_g')
  expect(guessColumn('Vitamin D (µg)')).toEqual({ field: 'vit_d_ug', unit: 'µg' })
})

test('figures are read in the number format of their file, and a unit in the cell wins', () => {
  const german = new NumberStyle()
  german.see('12,5')
  expect([german.read('1.046'), german.read('1.046,5'), german.read('3,5')]).toEqual([1046, 1046.5, 3.5])
  const english = new NumberStyle()
  english.see('12.5')
  expect([english.read('1,046'), english.read('1,046.5'), english.read('3.5')]).toEqual([1046, 1046.5, 3.5])
  const figure = (text: string) => figureOf(text, 'energy_kcal', 'kcal', english)
  expect([
    figure('100'),
    Math.round(figure('418.4 kJ') as number),
    figure(''),
    figure('n/a'),
    figure('-3'),
    figure('lots'),
    figure('12 g'),
  ]).toEqual([100, 100, null, null, 'wrong', 'wrong', 'wrong'])
  expect(figureOf('2 g', 'sodium_mg', 'mg', english)).toBe(2000)
  expect(amountOf('0,5 kg', german)).toMatchObject({ grams: 500 })
  expect(amountOf('8 fl oz', english)).toMatchObject({ grams: null, words: '8 fl oz' })
})

test('values per 100 g are converted, and doubtful values are reported', () => {
  const text =
    'Datum;Lebensmittel;Gramm;Energie (kJ);Eiweiß (g);Kohlenhydrate (g);Fett (g);Salz (g)\n03.02.2026;Brot;50;1046;9;45;2,5;1\n03.02.2026;Salz;10000;0;0;0;0;100\n'
  const names = headOf(text)
  const found = read(text, { columns: guessColumns(names), figures: 'per100' })
  const [bread] = found.foods.map((food) => itemOf(food, { ...plain, carbs: 'without' }))
  // 1046 kJ are 250 kcal; 1 g of salt is 400 mg of sodium.
  expect(bread).toMatchObject({ grams: 50, nutrients: { energy_kcal: 250, protein_g: 9, carbohydrate_g: 45, fat_g: 2.5, sodium_mg: 400 } })
  expect(found.lines.map(({ line, reason, isRetained }) => [line, reason, isRetained])).toEqual([[3, 'doubt_much', true]])
  const wrong = read(
    'Date,Food,Grams,Energy (kcal),Protein (g),Carbs (g),Fat (g)\n2026-02-03,Bread,100,1046,9,45,2.5\n2026-02-03,Stone,10,40,9,45,2.5\n',
  )
  expect(wrong.lines.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'doubt_kj'],
    [3, 'doubt_over_100'],
  ])
})

test('a truncated file loses its last row, with a report', () => {
  const { foods, lines } = read(SERVINGS.slice(0, SERVINGS.indexOf('2026-03-10,,Second') + 60))
  expect(foods).toHaveLength(3)
  expect(lines.map(({ line, reason }) => [line, reason])).toEqual([[5, 'half']])
})
