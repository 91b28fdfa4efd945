// scripts/build/usual-foods-plugin.ts generates this module.
declare module '*/content/foods.json?usual' {
  import type { FoodTable } from '#features/nutrition/contract/foods.ts'

  const table: FoodTable
  export default table
}
