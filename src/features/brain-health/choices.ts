// Options of the questions that have a fixed set of answers.

export const SMOKING = ['never', 'quit-5', 'quit-1', 'quit-lately', 'vapes', 'smokes'] as const
export type Smoking = (typeof SMOKING)[number]
export const SLEEP_TROUBLES = ['none', 'treated', 'untreated'] as const
export type SleepTrouble = (typeof SLEEP_TROUBLES)[number]
export const STRESS = ['rarely', 'sometimes', 'often'] as const
export type Stress = (typeof STRESS)[number]
export const CLOSE = ['two-or-more', 'fewer'] as const
export type Close = (typeof CLOSE)[number]
/** The five eating goals of the card: each is reached or not. */
export const FOODS = ['plants', 'protein', 'grains', 'salt', 'drinks'] as const
export type Food = (typeof FOODS)[number]
