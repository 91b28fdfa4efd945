import { strToU8, zipSync } from 'fflate'
import { importing } from '#testing/importing.ts'
import { NO_CHOICES, type FoodImport, type FoodImportChoices } from '../../contract/transfer.ts'

export const {
  upload,
  start,
  bringIn: importInto,
  undone,
  reread,
} = importing<FoodImport, FoodImportChoices>('nutrition', {
  name: 'servings.csv',
  choices: NO_CHOICES,
})

export const SERVINGS_HEAD =
  'Day,Time,Group,Food Name,Amount,Energy (kcal),Alcohol (g),Water (g),B12 (Cobalamin) (µg),Vitamin A (IU),Vitamin D (IU),Sodium (mg),Carbs (g),Fiber (g),Net Carbs (g),Fat (g),Saturated (g),Trans-Fats (g),Protein (g),Oxalate (mg),Category'

/** Two days in Cronometer's format: grams, a household measure, two equal coffees, an own meal, a blank, and invalid lines. */
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
