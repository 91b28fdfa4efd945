import { clockTime } from '#platform/contract/dates.ts'
import { csvLines } from '#platform/server/core/csv.ts'
import { NUTRIENTS, unitOf, type Nutrient } from '../contract/nutrients.ts'
import { MEALS, type DiaryItem } from '../contract/diary.ts'
import { amountOf } from '../engine/day-sum.ts'

/** Column names of Cronometer's table, which most other programs read; ours for nutrients that it lacks. */
const NAMES: Readonly<Record<Nutrient, string>> = {
  energy_kcal: 'Energy',
  protein_g: 'Protein',
  fat_g: 'Fat',
  carbohydrate_g: 'Net Carbs',
  fibre_g: 'Fiber',
  sugars_g: 'Sugars',
  starch_g: 'Starch',
  saturated_g: 'Saturated',
  mono_g: 'Monounsaturated',
  poly_g: 'Polyunsaturated',
  trans_g: 'Trans-Fats',
  cholesterol_mg: 'Cholesterol',
  alcohol_g: 'Alcohol',
  caffeine_mg: 'Caffeine',
  water_g: 'Water',
  sodium_mg: 'Sodium',
  potassium_mg: 'Potassium',
  calcium_mg: 'Calcium',
  iron_mg: 'Iron',
  magnesium_mg: 'Magnesium',
  zinc_mg: 'Zinc',
  phosphorus_mg: 'Phosphorus',
  selenium_ug: 'Selenium',
  copper_mg: 'Copper',
  manganese_mg: 'Manganese',
  iodine_ug: 'Iodine',
  vit_a_rae_ug: 'Vitamin A',
  vit_a_re_ug: 'Vitamin A, RE',
  vit_c_mg: 'Vitamin C',
  vit_d_ug: 'Vitamin D',
  vit_e_mg: 'Vitamin E',
  vit_k_ug: 'Vitamin K',
  vit_b1_mg: 'B1 (Thiamine)',
  vit_b2_mg: 'B2 (Riboflavin)',
  vit_b3_mg: 'B3 (Niacin)',
  vit_b5_mg: 'B5 (Pantothenic Acid)',
  vit_b6_mg: 'B6 (Pyridoxine)',
  vit_b12_ug: 'B12 (Cobalamin)',
  folate_dfe_ug: 'Folate',
  choline_mg: 'Choline',
  ala_g: 'ALA',
  epa_g: 'EPA',
  dpa_g: 'DPA',
  dha_g: 'DHA',
}
/** Cronometer writes vitamin D in international units: 40 are a microgram. */
const IU_PER_UG = 40

type Column = { name: string; of: (item: DiaryItem) => number | undefined }

const COLUMNS: readonly Column[] = [
  ...NUTRIENTS.map((nutrient): Column => {
    if (nutrient === 'vit_d_ug') {
      return {
        name: `${NAMES[nutrient]} (IU)`,
        of: (item) => {
          const micrograms = amountOf(item, nutrient)
          return micrograms === undefined ? undefined : micrograms * IU_PER_UG
        },
      }
    }
    return { name: `${NAMES[nutrient]} (${unitOf(nutrient)})`, of: (item) => amountOf(item, nutrient) }
  }),
  {
    /** With fibre, as in Cronometer. */
    name: 'Carbs (g)',
    of: (item) => {
      const [net, fibre] = [amountOf(item, 'carbohydrate_g'), amountOf(item, 'fibre_g')]
      return net === undefined || fibre === undefined ? undefined : net + fibre
    },
  },
]

const HEAD = ['Day', 'Time', 'Group', 'Food Name', 'Amount', ...COLUMNS.map(({ name }) => name), 'State', 'Grams']

const rounded = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : Math.round(value * 10_000) / 10_000

const timeOf = (minutes: number | null) => (minutes === null ? '' : clockTime(minutes))

const groupOf = (meal: string) => (MEALS.some((one) => one === meal) ? meal.replace(/^./, (letter) => letter.toUpperCase()) : meal)

function amountText({ portion, grams }: DiaryItem): string {
  if (portion) return `${portion.quantity} ${portion.unit}`
  return grams === null ? '' : `${grams} g`
}

/** The diary as CSV in chunks: a header, then a line for each item; an unknown value is an empty cell. */
export async function* diaryAsCsv(items: AsyncIterable<DiaryItem>): AsyncGenerator<string> {
  yield csvLines([HEAD])
  for await (const item of items) {
    const { day, minutes, meal, name, state, grams } = item
    const values = COLUMNS.map(({ of }) => rounded(of(item)))
    yield csvLines([[day, timeOf(minutes), groupOf(meal), name, amountText(item), ...values, state, rounded(grams)]])
  }
}
