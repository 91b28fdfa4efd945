import type { DiaryChange } from '../contract/diary.ts'

type Item = NonNullable<DiaryChange['item']>

/** USDA SR28, per 100 g. */
export const EGG = { energy_kcal: 143, protein_g: 12.56, fat_g: 9.51, vit_d_ug: 2 }
export const OATS = { energy_kcal: 379, protein_g: 13.15, fat_g: 6.52, fibre_g: 10.1 }

/** An eaten item with defaults for tests. */
export const item = (given: Partial<Item> = {}): Item => ({
  day: '2026-05-04',
  meal: 'breakfast',
  minutes: 8 * 60,
  state: 'eaten',
  food: { source: 'usda', id: '01123' },
  name: 'Egg',
  grams: 100,
  portion: null,
  nutrients: EGG,
  order: 0,
  ...given,
})
