import type { AnswerFields } from '../answers.ts'

/** A complete sheet, by item. */
export const WHOLE: readonly AnswerFields[] = [
  { item: 'pressure', value: { systolic: 127, diastolic: 78, isTreated: false } },
  { item: 'sugar', value: { hba1c: 5.4, hasDiabetes: false } },
  { item: 'cholesterol', value: { total: 187, nonHdl: 133, isTreated: false } },
  { item: 'body', value: { kg: 71.5, cm: 173 } },
  { item: 'food', value: { plants: true, protein: true, grains: false, salt: null, drinks: true } },
  { item: 'alcohol', value: { drinksAWeek: 3 } },
  { item: 'smoking', value: { status: 'quit-5', isSmokyAtHome: false } },
  { item: 'movement', value: { minutesAWeek: 140 } },
  { item: 'sleep', value: { hours: 7.25, trouble: 'none' } },
  { item: 'stress', value: { level: 'sometimes' } },
  { item: 'people', value: { close: 'two-or-more' } },
  { item: 'meaning', value: { hasMeaning: true } },
]
