/** Areas that a person may let a language model read. */
export const FACT_AREAS = ['mood', 'entries', 'habits', 'training', 'food', 'sleep', 'garden', 'tracks'] as const
export type FactArea = (typeof FACT_AREAS)[number]
