import type { WebPage } from '#platform/web/feature.ts'
import { FEATURE_PAGES, type FeaturePath } from './core/links.ts'
import { metaOf } from './meta.ts'

const page = (path: FeaturePath) => ({
  path,
  title: FEATURE_PAGES.find((one) => one.path === path)!.title,
  layout: 'marketing' as const,
  access: 'public' as const,
  // Not needed in browsers.
  meta: import.meta.env.SSR ? () => metaOf(path) : undefined,
})

/** Signed-in people see their bottom bar on all of them. */
export const featurePages: readonly WebPage[] = [
  { ...page('/personaljournal'), area: 'journal', lazy: () => import('./pages/JournalPage.tsx') },
  { ...page('/journaling-with-ai'), area: 'journal', lazy: () => import('./pages/AiJournalPage.tsx') },
  { ...page('/meditation'), area: 'soul', lazy: () => import('./pages/MeditationPage.tsx') },
  { ...page('/meditation-and-mindfulness'), area: 'soul', lazy: () => import('./pages/MindfulnessPage.tsx') },
  { ...page('/fitness'), area: 'body', lazy: () => import('./pages/FitnessPage.tsx') },
  { ...page('/ai-workout-plans-calorie-tracking'), area: 'body', lazy: () => import('./pages/PlansAndMealsPage.tsx') },
  { ...page('/brain-games-sharpen-mind'), area: 'mind', lazy: () => import('./pages/BrainGamesPage.tsx') },
]
