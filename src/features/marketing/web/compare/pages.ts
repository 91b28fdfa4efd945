import type { WebPage } from '#platform/web/feature.ts'
import { COMPARISONS, type ComparisonPath } from './core/links.ts'
import { metaOf } from './meta.ts'

const page = (path: ComparisonPath) => ({
  path,
  title: COMPARISONS.find((one) => one.path === path)!.title,
  layout: 'marketing' as const,
  access: 'public' as const,
  // Not needed in browsers.
  meta: import.meta.env.SSR ? () => metaOf(path) : undefined,
})

/** The specification hides the bottom bar on three of them. */
export const comparePages: readonly WebPage[] = [
  { ...page('/headspace-alternative'), area: 'soul', hidesBar: true, lazy: () => import('./pages/HeadspacePage.tsx') },
  { ...page('/free-meditation-app'), area: 'soul', hidesBar: true, lazy: () => import('./pages/FreeMeditationPage.tsx') },
  { ...page('/expensive-meditation-apps'), area: 'soul', hidesBar: true, lazy: () => import('./pages/MeditationPricesPage.tsx') },
  { ...page('/calm-alternative'), area: 'soul', lazy: () => import('./pages/CalmPage.tsx') },
  { ...page('/insight-timer-alternative'), area: 'soul', lazy: () => import('./pages/InsightTimerPage.tsx') },
  { ...page('/ten-percent-happier-alternative'), area: 'soul', lazy: () => import('./pages/TenPercentPage.tsx') },
  { ...page('/waking-up-alternative'), area: 'soul', lazy: () => import('./pages/WakingUpPage.tsx') },
  { ...page('/meditation-sounds-alternatives'), area: 'soul', lazy: () => import('./pages/MeditationSoundsPage.tsx') },
  { ...page('/daylio-alternative'), area: 'journal', lazy: () => import('./pages/DaylioPage.tsx') },
  { ...page('/ai-journaling-alternatives'), area: 'journal', lazy: () => import('./pages/AiJournalsPage.tsx') },
  { ...page('/ai-habit-tracker-alternatives'), area: 'habits', lazy: () => import('./pages/HabitTrackersPage.tsx') },
  { ...page('/ai-workout-alternatives'), area: 'body', lazy: () => import('./pages/WorkoutAppsPage.tsx') },
  { ...page('/calorie-tracking-alternatives'), area: 'body', lazy: () => import('./pages/CalorieTrackersPage.tsx') },
  { ...page('/personality-quiz-alternatives'), area: 'mind', lazy: () => import('./pages/PersonalityTestsPage.tsx') },
]
