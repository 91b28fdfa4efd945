import { ONBOARDING_AREAS, ONBOARDING_STEPS, type OnboardingArea, type OnboardingStep } from '../../contract.ts'
import { hasPage, stepViewOf } from './registry.ts'

/** The page of each area; an area without its page is not offered. */
const AREA_PAGES: Readonly<Record<OnboardingArea, string>> = {
  journal: '/journal',
  soul: '/soul',
  habits: '/habits',
  mind: '/brain-forest',
  body: '/gym-ai',
  companion: '/my-ai-bestfriend',
}

export const areasThere = (): OnboardingArea[] => ONBOARDING_AREAS.filter((area) => hasPage(AREA_PAGES[area]))
export const pageOf = (area: OnboardingArea): string => AREA_PAGES[area]

/** Import pages, and the apps they read (names, the same in every language). */
const IMPORTS = [
  {
    what: 'journal',
    area: 'journal',
    to: '/journal/transfer',
    from: ['Day One', 'Daylio', 'Journey', 'jrnl', 'Diarium', 'Apple Journal', 'Pixels', 'Markdown'],
  },
  { what: 'habits', area: 'habits', to: '/habits/transfer', from: ['Loop Habit Tracker', 'HabitBull', 'Habitica', 'Beaver Habits'] },
  { what: 'training', area: 'body', to: '/gym-ai/transfer', from: ['Hevy', 'Strong', 'FitNotes'] },
  {
    what: 'cardio',
    area: 'body',
    to: '/gym-ai/cardio/import',
    from: ['Apple Health', 'Google Fit', 'Strava', 'Garmin', 'GPX', 'TCX', 'FIT'],
  },
  { what: 'mindful', area: 'soul', to: '/soul/record/import', from: ['Apple Health'] },
  {
    what: 'food',
    area: 'body',
    to: '/nutrition-analytics/transfer',
    from: ['Cronometer', 'MyFitnessPal', 'Lose It', 'FDDB', 'Yazio', 'Apple Health'],
  },
] as const

export const importsThere = () => IMPORTS.filter(({ to }) => hasPage(to))

/** Steps built into the welcome; all others exist when a feature provides them. */
const BUILT_IN: Readonly<Partial<Record<OnboardingStep, () => boolean>>> = {
  areas: () => areasThere().length > 1,
  reminder: () => true,
  ready: () => true,
}

/** The available steps, in order. The last is always `ready`. */
export const stepsThere = (): OnboardingStep[] => ONBOARDING_STEPS.filter((step) => BUILT_IN[step]?.() ?? stepViewOf(step) !== undefined)

/** The step to show: the stored one, or the next available one when it no longer exists. */
export function currentStep(steps: readonly OnboardingStep[], stored: OnboardingStep): OnboardingStep {
  const from = ONBOARDING_STEPS.indexOf(stored)
  return steps.find((step) => ONBOARDING_STEPS.indexOf(step) >= from) ?? steps.at(-1) ?? 'ready'
}

/** The step before or after another; undefined at either end. */
export const adjacentStep = (steps: readonly OnboardingStep[], step: OnboardingStep, by: 1 | -1): OnboardingStep | undefined =>
  steps[steps.indexOf(step) + by]

/** Progress: 0 on the first step, 1 on the last. */
export function growthAt(steps: readonly OnboardingStep[], step: OnboardingStep): number {
  return steps.length < 2 ? 1 : Math.max(0, steps.indexOf(step)) / (steps.length - 1)
}
