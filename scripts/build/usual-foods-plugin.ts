import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { FoodTable } from '../../src/features/nutrition/contract/foods.ts'

const QUERY = /\?usual$/
/** How `common` marks the foods that people mean most often. */
const USUAL = 2
const NUTRIENTS = ['energy_kcal', 'protein_g', 'fat_g', 'carbohydrate_g'] as const

/** `import table from './foods.json?usual'`: the foods that people mean most often, with the four values that a demo shows. */
export function usualFoodsPlugin(): Plugin {
  return {
    name: 'fernwell-usual-foods',
    enforce: 'pre',
    load: {
      filter: { id: QUERY },
      handler(id) {
        const file = id.replace(QUERY, '')
        this.addWatchFile(file)
        const table = usualFoods(JSON.parse(readFileSync(file, 'utf8')) as FoodTable)
        // A string is read faster than an object of the same size.
        return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(table))})`, moduleType: 'js' }
      },
    },
  }
}

function usualFoods(table: FoodTable): FoodTable {
  const places = table.codes.flatMap((_, place) => (table.common[place] === USUAL ? [place] : []))
  const pick = <T>(column: readonly T[]): T[] => places.map((place) => column[place]!)
  let before = 0
  const sources = table.sources.map((source) => {
    const [from, to] = [before, (before += source.foods)]
    return { ...source, foods: places.filter((place) => place >= from && place < to).length }
  })
  return {
    sources,
    groups: table.groups,
    codes: pick(table.codes),
    en: pick(table.en),
    de: pick(table.de),
    also: pick(table.also),
    group: pick(table.group),
    common: pick(table.common),
    values: Object.fromEntries(
      NUTRIENTS.flatMap((nutrient) => {
        const values = table.values[nutrient]
        return values ? [[nutrient, { ...values, column: pick(values.column) }]] : []
      }),
    ),
    portions: pick(table.portions),
  }
}
