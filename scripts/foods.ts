// Makes `src/features/nutrition/content/foods.json` of the food tables: selected columns, one meaning and one unit each, as columns.
//   node scripts/foods.ts <folder with foods.csv, foods-de.csv, food-portions.csv>
// Sources and licences: src/features/nutrition/content/NOTICE.md; meaning of the columns: contract/nutrients.ts.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import Papa from 'papaparse'
import { CREDITS } from '../src/features/nutrition/content/credits.ts'
import type { FoodTable } from '../src/features/nutrition/contract/foods.ts'
import { NUTRIENTS, type Nutrient } from '../src/features/nutrition/contract/nutrients.ts'
import type { Portion } from '../src/features/nutrition/engine/household.ts'
import { readDishes, valuesOfDish } from './lib/dishes.ts'
import { usdaPortion } from './lib/usda-portion.ts'

const CONTENT = 'src/features/nutrition/content'
/** Maximum number of a food's own portions, besides those of `common.txt`. */
const MOST_PORTIONS = 6
const MOST_DECIMALS = 4
const GERMAN_GROUPS: Readonly<Record<string, string>> = {
  'Dairy and Egg Products': 'Milchprodukte und Eier',
  'Spices and Herbs': 'Gewürze und Kräuter',
  'Fats and Oils': 'Fette und Öle',
  'Poultry Products': 'Geflügel',
  'Soups, Sauces, and Gravies': 'Suppen und Saucen',
  'Sausages and Luncheon Meats': 'Wurstwaren',
  'Breakfast Cereals': 'Frühstücksflocken',
  'Fruits and Fruit Juices': 'Obst und Säfte',
  'Pork Products': 'Schweinefleisch',
  'Vegetables and Vegetable Products': 'Gemüse',
  'Nut and Seed Products': 'Nüsse und Samen',
  'Beef Products': 'Rindfleisch',
  Beverages: 'Getränke',
  'Finfish and Shellfish Products': 'Fisch und Meeresfrüchte',
  'Legumes and Legume Products': 'Hülsenfrüchte',
  'Lamb, Veal, and Game Products': 'Lamm, Kalb und Wild',
  'Baked Products': 'Backwaren',
  Sweets: 'Süßes',
  'Cereal Grains and Pasta': 'Getreide und Teigwaren',
  'Fast Foods': 'Fast Food',
  'Meals, Entrees, and Side Dishes': 'Gerichte und Beilagen',
  Snacks: 'Knabbereien',
}

type Row = Readonly<Record<string, string>>
type Food = {
  code: string
  en: string
  de: string
  also: string[]
  group: { en: string; de: string }
  /** 2 for a food whose portions are in `common.txt` or `dishes.txt`. */
  common: number
  values: Partial<Record<Nutrient, number>>
  portions: Portion[]
}

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder that holds foods.csv, foods-de.csv and food-portions.csv.')
const rowsOf = async (name: string): Promise<Row[]> =>
  Papa.parse<Row>(await readFile(path.join(folder, name), 'utf8'), { header: true, skipEmptyLines: true }).data

/** A cell's number; an empty cell means unknown, never zero. */
const numberIn = (row: Row, column: string): number | undefined => (row[column] ? Number(row[column]) : undefined)
const rounded = (value: number) => Math.round(value * 10 ** MOST_DECIMALS) / 10 ** MOST_DECIMALS

/** Columns that have the same meaning in the tables and here; all other columns are omitted. */
function valuesOf(row: Row, special: Partial<Record<Nutrient, number | undefined>>): Food['values'] {
  const pairs = NUTRIENTS.map((nutrient) => [nutrient, nutrient in special ? special[nutrient] : numberIn(row, nutrient)] as const)
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined && Number.isFinite(value)))
}

/** USDA calculates carbohydrate by difference, including fibre. If fibre is unknown, so is the result, unless carbohydrate is zero. */
function withoutFibre(row: Row): number | undefined {
  const total = numberIn(row, 'carbohydrate_g')
  const fibre = numberIn(row, 'fibre_g')
  if (total === undefined || total === 0) return total
  return fibre === undefined ? undefined : rounded(Math.max(0, total - fibre))
}

const portions = Map.groupBy(await rowsOf('food-portions.csv'), (row) => row.food_id!)
const words = (text: string) => text.split(/[;,]/).flatMap((word) => word.trim() || [])

const usda: Food[] = (await rowsOf('foods.csv')).map((row) => ({
  code: row.id!,
  en: row.name!,
  de: '',
  also: words(row.common_name!),
  group: { en: row.food_group!, de: GERMAN_GROUPS[row.food_group!] ?? row.food_group! },
  common: Number(row.survey!) > 0 ? 1 : 0,
  values: valuesOf(row, { carbohydrate_g: withoutFibre(row), vit_a_re_ug: undefined }),
  portions: (portions.get(row.id!) ?? []).flatMap((one) => usdaPortion(one) ?? []),
}))
const bls: Food[] = (await rowsOf('foods-de.csv')).map((row) => ({
  code: row.id!,
  en: row.name_en!,
  de: row.name_de!,
  also: [],
  group: { en: row.food_group_en!, de: row.food_group_de! },
  common: 0,
  values: valuesOf(row, { carbohydrate_g: numberIn(row, 'carbohydrate_available_g'), vit_a_rae_ug: undefined }),
  portions: [],
}))

await addCommonNames()
const dishes = await cookDishes()
const foods = [...usda, ...bls, ...dishes]
const groups = [...new Map(foods.map(({ group }) => [group.en, group])).values()]
const table: FoodTable = {
  sources: [
    {
      id: 'usda',
      credit: CREDITS[0],
      foods: usda.length,
    },
    {
      id: 'bls',
      credit: CREDITS[1],
      foods: bls.length,
    },
    {
      id: 'dish',
      credit: CREDITS[2],
      foods: dishes.length,
    },
  ],
  groups,
  codes: foods.map(({ code }) => code),
  en: foods.map(({ en }) => en),
  de: foods.map(({ de }) => de),
  also: foods.map(({ also }) => [...new Set(also)].join(';')),
  group: foods.map(({ group }) => groups.findIndex(({ en }) => en === group.en)),
  common: foods.map(({ common }) => common),
  values: Object.fromEntries(NUTRIENTS.flatMap((nutrient) => columnOf(nutrient) ?? [])),
  portions: foods.map((food) => portionText(food.portions)),
}
// One column a line, so that diffs are readable.
const lines = Object.entries(table).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
await writeFile(path.join(CONTENT, 'foods.json'), `{\n${lines.join(',\n')}\n}\n`)
console.log(
  `${usda.length} foods of the USDA, ${bls.length} of the BLS, ${dishes.length} dishes, ${Object.keys(table.values).length} nutrients.`,
)

/** A column of integers, scaled to the most decimals of any value; undefined where no food has a value. */
function columnOf(nutrient: Nutrient): [Nutrient, { decimals: number; column: number[] }][] | undefined {
  const values = foods.map((food) => food.values[nutrient])
  const known = [...usda, ...bls].flatMap((food) => food.values[nutrient] ?? [])
  if (known.length === 0) return undefined
  const decimals = Math.min(MOST_DECIMALS, Math.max(...known.map(decimalsOf)))
  return [[nutrient, { decimals, column: values.map((value) => (value === undefined ? -1 : Math.round(value * 10 ** decimals))) }]]
}

function decimalsOf(value: number): number {
  const text = String(value)
  return text.includes('.') ? text.length - text.indexOf('.') - 1 : 0
}

function portionText(all: readonly Portion[]): string {
  const once = [...new Map(all.toReversed().map((one) => [one.unit, one])).values()].toReversed()
  return once.map(({ unit, grams }) => `${unit}|${grams}`).join(';')
}

/** Adds common names, search words and portions, which override those of the tables. */
async function addCommonNames(): Promise<void> {
  const byCode = new Map([...usda, ...bls].map((food) => [food.code, food]))
  const lines = (await readFile(path.join(CONTENT, 'common.txt'), 'utf8')).split('\n').filter((line) => line && !line.startsWith('#'))
  for (const line of lines) {
    const [code, en, de, weights] = line.split('|')
    const food = byCode.get(code!)
    if (!food || !en || !de || !weights) throw new Error(`common.txt: ${line}`)
    const names = [en, de].map((text) => text.split(';', 2).map((part) => part.trim()))
    food.also = [food.en, food.de, ...names.flatMap(([, more = '']) => words(more))].filter((word) => word !== '')
    food.en = names[0]![0]!
    food.de = names[1]![0]!
    food.common = 2
    const own = weights.split(',').map((one) => {
      const [unit, grams] = one.split('=')
      return { unit: unit!, grams: Number(grams) }
    })
    food.portions = [...own, ...food.portions.filter(({ unit }) => !own.some((one) => one.unit === unit))]
  }
  for (const food of byCode.values()) food.portions = food.portions.slice(0, Math.max(MOST_PORTIONS, food.common === 2 ? 10 : 0))
}

/** Computes the dishes of `dishes.txt` from the tables; one may be an ingredient of another. */
async function cookDishes(): Promise<Food[]> {
  const recipes = readDishes(await readFile(path.join(CONTENT, 'dishes.txt'), 'utf8'))
  const tables = [...usda, ...bls]
  const byCode = new Map(tables.map((food) => [food.code, food.values]))
  const byName = new Map(tables.filter(({ common }) => common === 2).map((food) => [food.en, food.values]))
  const recipeNamed = new Map(recipes.map((dish) => [dish.en, dish]))
  const germanGroups = new Map(tables.map(({ group }) => [group.en, group.de]))
  const valuesNamed = (name: string, within: readonly string[]): Food['values'] => {
    const known = byCode.get(name) ?? byName.get(name)
    if (known) return known
    const dish = recipeNamed.get(name)
    if (!dish || within.includes(name)) throw new Error(`dishes.txt: nothing is called ${name} (${within.join(', ')})`)
    return valuesOfDish(dish, (ingredient) => valuesNamed(ingredient, [...within, name]))
  }
  return recipes.map((dish) => {
    const german = germanGroups.get(dish.group)
    if (!german) throw new Error(`dishes.txt: no table has the group ${dish.group}`)
    return {
      code: dish.id,
      en: dish.en,
      de: dish.de,
      also: dish.also,
      group: { en: dish.group, de: german },
      common: 2,
      values: valuesOfDish(dish, (ingredient) => valuesNamed(ingredient, [dish.en])),
      portions: dish.portions,
    }
  })
}
