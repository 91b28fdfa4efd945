import type { Sheet } from '../answers.ts'
import type { Close, Food, SleepTrouble, Smoking, Stress } from '../choices.ts'
import { bmiOf } from '../units.ts'

/** A mean of logged values: over `days`, based on `n` entries (sessions, days, weights). */
export type LoggedFigure = { value: number; n: number; days: number }
/** Figures from other features, used where the person gave no answer here. */
export type Logged = {
  bmi: LoggedFigure | null
  /** Minutes of training per week: a lower bound, because some training is not logged. */
  movement: LoggedFigure | null
  /** Standard drinks (14 g) per week. */
  alcohol: LoggedFigure | null
  /** mg per day. */
  sodium: LoggedFigure | null
  /** Mean mood from 1 to 5; shown beside the question on stress, but answers nothing. */
  mood: LoggedFigure | null
}
export const NOTHING_LOGGED: Logged = { bmi: null, movement: null, alcohol: null, sodium: null, mood: null }

/** The card's limit of sodium per day, mg. */
export const SALT_MG = 1500

/** All inputs of the scores; null: unknown. */
export type Known = {
  systolic: number | null
  diastolic: number | null
  pressureTreated: boolean | null
  hba1c: number | null
  hasDiabetes: boolean | null
  total: number | null
  nonHdl: number | null
  fatTreated: boolean | null
  bmi: number | null
  food: Record<Food, boolean | null>
  drinksAWeek: number | null
  smoking: Smoking | null
  isSmokyAtHome: boolean | null
  minutes: number | null
  /** Lower bound, used if `minutes` is unknown. */
  minutesLeast: number
  sleepHours: number | null
  sleepTrouble: SleepTrouble | null
  stress: Stress | null
  close: Close | null
  hasMeaning: boolean | null
  mepa: number | null
}

/** Combines answers with logged figures. An answer takes precedence, for food separately for each of the five goals. */
export function knownOf(sheet: Sheet, logged: Logged): Known {
  const { pressure, sugar, cholesterol, body, food, alcohol, smoking, movement, sleep } = sheet
  const plain = { plants: null, protein: null, grains: null, salt: null, drinks: null }
  return {
    systolic: pressure?.systolic ?? null,
    diastolic: pressure?.diastolic ?? null,
    pressureTreated: pressure?.isTreated ?? null,
    hba1c: sugar?.hba1c ?? null,
    hasDiabetes: sugar?.hasDiabetes ?? null,
    total: cholesterol?.total ?? null,
    nonHdl: cholesterol?.nonHdl ?? null,
    fatTreated: cholesterol?.isTreated ?? null,
    bmi: body ? bmiOf(body.kg, body.cm) : (logged.bmi?.value ?? null),
    food: { ...plain, ...food, salt: food?.salt ?? (logged.sodium ? logged.sodium.value < SALT_MG : null) },
    drinksAWeek: alcohol?.drinksAWeek ?? logged.alcohol?.value ?? null,
    smoking: smoking?.status ?? null,
    isSmokyAtHome: smoking?.isSmokyAtHome ?? null,
    minutes: movement?.minutesAWeek ?? null,
    minutesLeast: movement?.minutesAWeek ?? logged.movement?.value ?? 0,
    sleepHours: sleep?.hours ?? null,
    sleepTrouble: sleep?.trouble ?? null,
    stress: sheet.stress?.level ?? null,
    close: sheet.people?.close ?? null,
    hasMeaning: sheet.meaning?.hasMeaning ?? null,
    mepa: sheet.mepa?.points ?? null,
  }
}
