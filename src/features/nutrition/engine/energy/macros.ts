import { KCAL_PER_GRAM } from './constants.ts'

/** By grams for each kilogram (carbohydrate takes the rest), or by shares of energy that come to 1. */
export type MacroChoice =
  | { by: 'weight'; protein: number; fat: number }
  | { by: 'share'; protein: number; fat: number; carbohydrate: number }

/** Grams a day. */
export type Macros = { protein: number; fat: number; carbohydrate: number }

/**
 * Protein: 1.6 g/kg, beyond which Morton et al. (2018), Br J Sports Med 52:376, found no more muscle. Fat: 0.9 g/kg, within the 20–35 % of energy of the
 * NASEM's acceptable range for most.
 */
export const USUAL_MACROS: MacroChoice = { by: 'weight', protein: 1.6, fat: 0.9 }
/** Less fat than this, g/kg, is not planned, whatever is left. */
const LEAST_FAT = 0.5

/** Where grams by weight come to more than the energy there is, fat gives way first, down to LEAST_FAT, then protein. */
export function macrosFor(kcal: number, kg: number, choice: MacroChoice): Macros {
  if (choice.by === 'share') {
    const whole = choice.protein + choice.fat + choice.carbohydrate
    const grams = (share: number, each: number) => (whole > 0 ? (kcal * share) / whole / each : 0)
    return {
      protein: grams(choice.protein, KCAL_PER_GRAM.protein),
      fat: grams(choice.fat, KCAL_PER_GRAM.fat),
      carbohydrate: grams(choice.carbohydrate, KCAL_PER_GRAM.carbohydrate),
    }
  }
  const wished = choice.protein * kg
  const room = kcal - wished * KCAL_PER_GRAM.protein
  const fat = Math.min(choice.fat * kg, Math.max(Math.min(LEAST_FAT, choice.fat) * kg, room / KCAL_PER_GRAM.fat))
  const protein = Math.max(0, Math.min(wished, (kcal - fat * KCAL_PER_GRAM.fat) / KCAL_PER_GRAM.protein))
  const left = kcal - protein * KCAL_PER_GRAM.protein - fat * KCAL_PER_GRAM.fat
  return { protein, fat, carbohydrate: Math.max(0, left / KCAL_PER_GRAM.carbohydrate) }
}
