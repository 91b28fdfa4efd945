import { COUNTS } from '../../compare/ours/ours.ts'

/** Figures on the feature pages; a test compares them with the code (app/web/feature-claims.test.ts). */
export const FIGURES = {
  ...COUNTS,
  prompts: 410,
  journalImports: 8,
  trashDays: 30,
  checkIns: 26,
  trackCategories: 10,
  secondsThatCount: 180,
  sleepChoices: 6,
  goals: 5,
  equipment: 58,
  cardioPoints: 20_000,
  trainingImports: 3,
  games: 14,
  domains: 8,
  usualFoods: 808,
  modelRequestsPerDay: 100,
} as const

const number = new Intl.NumberFormat('en-US')

export const figure = (name: keyof typeof FIGURES): string => number.format(FIGURES[name])
