import type { Formatting } from '#platform/web/i18n/format.ts'
import { KJ_PER_KCAL } from '../../contract/nutrients.ts'
import type { NutritionSettings } from '../../contract/things.ts'

/** Formats energy rounded to tens, because its error is a few hundred. */
export function energyIn({ energyUnit }: Pick<NutritionSettings, 'energyUnit'>, format: Formatting): (kcal: number) => string {
  const isKj = energyUnit === 'kJ'
  const step = isKj ? 50 : 10
  return (kcal) => `${format.number(Math.round((isKj ? kcal * KJ_PER_KCAL : kcal) / step) * step)} ${energyUnit}`
}
