// `node scripts/reference-intakes.ts <folder of the data>`: makes src/features/nutrition/content/reference-intakes.json from reference-intakes.csv.
// It uses the NASEM's values for nutrients of foods, and EFSA values where the NASEM has none: vitamin A as retinol
// equivalents, and EPA with DHA. Values per MJ or per kg, and increments, are omitted.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import Papa from 'papaparse'
import { isNutrient } from '../src/features/nutrition/contract/nutrients.ts'
import { exitWithMessage } from './lib/exit-with-message.ts'

type Row = Record<'authority' | 'nutrient' | 'type' | 'sex' | 'life_stage' | 'age_from' | 'age_to' | 'value' | 'note', string>

const FROM_EFSA = new Set(['vit_a_re_ug', 'epa_dha_mg'])
const folder = process.argv[2]
if (!folder) exitWithMessage(new Error('Name the folder that has reference-intakes.csv.'))

const { data, errors } = Papa.parse<Row>(readFileSync(path.join(folder!, 'reference-intakes.csv'), 'utf8'), {
  header: true,
  skipEmptyLines: true,
})
if (errors.length > 0) exitWithMessage(new Error(`reference-intakes.csv: ${errors[0]!.message}`))

const table: Record<string, (string | number)[][]> = {}
for (const row of data) {
  const isOurs = row.authority === 'EFSA DRV' ? FROM_EFSA.has(row.nutrient) : isNutrient(row.nutrient) || row.nutrient === 'water_l'
  if (!isOurs || row.note.includes('ADD')) continue
  // Litres of water are kilograms of it, as foods carry it.
  const [nutrient, value] = row.nutrient === 'water_l' ? ['water_g', Number(row.value) * 1000] : [row.nutrient, Number(row.value)]
  const kind = row.type === 'PRI' ? 'RDA' : row.type
  ;(table[nutrient] ??= []).push([kind, row.sex, row.life_stage, Number(row.age_from), Number(row.age_to), value])
}

const lines = Object.entries(table).map(
  ([nutrient, rows]) => `  ${JSON.stringify(nutrient)}: [\n${rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`,
)
writeFileSync('src/features/nutrition/content/reference-intakes.json', `{\n${lines.join(',\n')}\n}\n`)
console.log(`${lines.length} nutrients, ${Object.values(table).flat().length} rows.`)
