import { KCAL_PER_GRAM } from './constants.ts'

/** By grams per kilogram (carbohydrate takes the rest), or by shares of energy that add up to 1. */
export type MacroChoice =
  | { by: 'weight'; protein: number; fat: number }
  | { by: 'share'; protein: number; fat: number; carbohydrate: number }

/** Grams a day. */
export type Macros = { protein: number; fat: number; carbohydrate: number }

/**
 * Protein: 1.6 g/kg, beyond which Morton et al. (2018), Br J Sports Med 52:376, found no further gain of muscle. Fat: 0.9 g/kg, for most
 * people within the NASEM's acceptable range of 20–35 % of energy.
 */
export const USUAL_MACROS: MacroChoice = { by: 'weight', protein: 1.6, fat: 0.9 }
/** Minimum of planned fat, g/kg. */
const LEAST_FAT = 0.5

/** Macros for an energy target. If grams by weight exceed it, fat is reduced first, down to LEAST_FAT, then protein. */
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
