/**
 * What a kilogram of changed body weight holds, kcal. The one place: what is expected of a pace, and what is read off a trend, agree. Hall KD,
 * "What is the required energy deficit per unit weight loss?", Int J Obes 2008;32:573 (32.2 MJ per kg; less where little fat is left, more where much is).
 */
export const KCAL_PER_KG = 7700
/** How far one person's may lie from it (one standard deviation), after the same paper. */
export const KCAL_PER_KG_SD = 900

/** Below this, by the WHO's classification, there is no weight to lose. */
export const LOWEST_BMI = 18.5
/** Of the weight in a week. */
export const MAX_LOSS_PER_WEEK = 0.01
export const MAX_GAIN_PER_WEEK = 0.005
/** Of the expenditure. */
export const MAX_DEFICIT = 0.25
/** Lowest energy that is suggested, kcal a day: NHLBI Clinical Guidelines (1998) for diets without a doctor beside them; the mean where no formula was chosen. */
export const ENERGY_FLOOR = { female: 1200, male: 1500, either: 1350 } as const
/** From here on somebody's growing is over. */
export const ADULT_AGE = 18
/** What a target moves by in a week at most, kcal. */
export const MAX_STEP = 150

/** kcal in a gram (Atwater's general factors; fibre as in Regulation (EU) 1169/2011). */
export const KCAL_PER_GRAM = { protein: 4, carbohydrate: 4, fat: 9, fibre: 2, alcohol: 7 } as const
