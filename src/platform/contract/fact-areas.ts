/** Of what a person may let a language model read, area by area. */
export const FACT_AREAS = ['mood', 'entries', 'habits', 'training', 'food', 'sleep', 'garden', 'tracks'] as const
export type FactArea = (typeof FACT_AREAS)[number]
