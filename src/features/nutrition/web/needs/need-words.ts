import type { Formatting } from '#platform/web/i18n/format.ts'
import type { Translation } from '#platform/web/i18n/messages.ts'
import { NUTRIENT_FACTS, isNutrient, type Nutrient } from '../../contract/nutrients.ts'
import type { Need } from '../../contract/insight.ts'
import { nutrientText } from '../core/amounts.ts'
import type { en } from './messages.ts'

/** Name of a nutrient; two of them combine several nutrients and have their own names. */
export function nameOf(nutrient: Need['nutrient'], language: string, t: Pick<Translation<typeof en>, 'vitA' | 'epaDha'>): string {
  if (isNutrient(nutrient)) return NUTRIENT_FACTS[nutrient][language === 'de' ? 'de' : 'en']
  return nutrient === 'vit_a' ? t.vitA : t.epaDha
}

/** Amount with its unit; those two use micrograms and milligrams. */
export const amountIn = (nutrient: Need['nutrient'], amount: number, format: Formatting): string =>
  nutrientText(
    nutrient === 'vit_a' ? 'vit_a_rae_ug' : nutrient === 'epa_dha_mg' ? ('sodium_mg' satisfies Nutrient) : nutrient,
    amount,
    format,
  )
