import type { Sheet } from '../answers.ts'
import type { Close, Food, SleepTrouble, Smoking, Stress } from '../choices.ts'
import { bmiOf } from '../units.ts'

/** A mean of what the person logged: over `days`, resting on `n` things (sessions, days, weights). */
export type LoggedFigure = { value: number; n: number; days: number }
/** What other features know, before anybody says anything here. */
export type Logged = {
  bmi: LoggedFigure | null
  /** Minutes a week of training: what was not logged is not in it, so it is the least that it can be. */
  movement: LoggedFigure | null
  /** Standard drinks (14 g) a week. */
  alcohol: LoggedFigure | null
  /** mg a day */
  sodium: LoggedFigure | null
  /** 1 to 5, of days; stands beside stress and answers nothing. */
  mood: LoggedFigure | null
}
export const NOTHING_LOGGED: Logged = { bmi: null, movement: null, alcohol: null, sodium: null, mood: null }

/** Sodium a day that the card asks to stay below, mg. */
export const SALT_MG = 1500

/** Everything that scores go by; null: not known. */
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
  /** Known to be at least so many, where `minutes` is not known. */
  minutesLeast: number
  sleepHours: number | null
  sleepTrouble: SleepTrouble | null
  stress: Stress | null
  close: Close | null
  hasMeaning: boolean | null
  mepa: number | null
}

/** What was said counts before what was logged; of food each of the five by itself. */
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
