/**
 * Energy of a kilogram of body weight change, kcal. The only place, so that targets and the expenditure from trends agree. Hall KD,
 * "What is the required energy deficit per unit weight loss?", Int J Obes 2008;32:573 (32.2 MJ per kg; less with little body fat, more with
 * much).
 */
export const KCAL_PER_KG = 7700
/** Standard deviation between people, after the same paper. */
export const KCAL_PER_KG_SD = 900

/** Underweight below this, by the WHO's classification: no weight loss. */
export const LOWEST_BMI = 18.5
/** Shares of the weight per week. */
export const MAX_LOSS_PER_WEEK = 0.01
export const MAX_GAIN_PER_WEEK = 0.005
/** Share of the expenditure. */
export const MAX_DEFICIT = 0.25
/** Lowest suggested energy, kcal a day: NHLBI Clinical Guidelines (1998), diets without medical supervision; `either`: no sex chosen. */
export const ENERGY_FLOOR = { female: 1200, male: 1500, either: 1350 } as const
/** Age from which a person counts as grown up. */
export const ADULT_AGE = 18
/** Largest change of a target per week, kcal. */
export const MAX_STEP = 150

/** kcal per gram (Atwater's general factors; fibre as in Regulation (EU) 1169/2011). */
export const KCAL_PER_GRAM = { protein: 4, carbohydrate: 4, fat: 9, fibre: 2, alcohol: 7 } as const
