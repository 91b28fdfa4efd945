import type { WebFeature, WebPage } from '#platform/web/feature.ts'

const page = { layout: 'app', access: 'signed-in', area: 'habits' } as const satisfies Partial<WebPage>

export const habitsWeb: WebFeature = {
  id: 'habits',
  commands: () => import('./commands.ts'),
  companionTools: () => import('./companion-tools.ts'),
  pages: [
    {
      ...page,
      path: '/habits',
      title: 'Habits',
      offline: true,
      lazy: () => import('./list/HabitsPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.habits) : undefined,
    },
    { ...page, path: '/habits/completed', title: 'Finished habits', lazy: () => import('./habit/CompletedPage.tsx') },
    { ...page, path: '/habits/transfer', title: 'Import and export', lazy: () => import('./transfer/TransferPage.tsx') },
    { ...page, path: '/habits/:id', title: 'Habit', offline: true, lazy: () => import('./habit/HabitPage.tsx') },
    { ...page, path: '/habit-analytics', title: 'Patterns and strength', lazy: () => import('./analytics/AnalyticsPage.tsx') },
  ],
  actKinds: () => import('./act-kinds.ts'),
  onboarding: [{ step: 'habit', view: () => import('./onboarding/FirstHabitStep.tsx') }],
  hubCards: { due: () => import('./list/HabitsHubCard.tsx'), first: () => import('./FirstHabitHubCard.tsx') },
  settings: () => import('./settings/HabitsSetting.tsx'),
  keepAhead: () => import('./keep-ahead.ts'),
  suggestions: () => import('./suggestions.ts'),
}
