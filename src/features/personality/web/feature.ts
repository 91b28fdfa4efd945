import type { WebFeature, WebPage } from '#platform/web/feature.ts'

const page = { layout: 'app', access: 'signed-in', area: 'mind' } as const satisfies Partial<WebPage>

export const personalityWeb: WebFeature = {
  id: 'personality',
  commands: () => import('./commands.ts'),
  pages: [
    {
      ...page,
      path: '/personality-quiz',
      title: 'Personality',
      offline: true,
      lazy: () => import('./quiz/QuizPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.quiz) : undefined,
    },
    {
      // Public: a shared link opens for anyone who has it.
      path: '/personality-quiz/results/:id',
      layout: 'app',
      access: 'public',
      area: 'mind',
      title: 'Personality result',
      // The person's own result opens right after the last item, even if the network failed meanwhile.
      offline: true,
      lazy: () => import('./results/ResultPage.tsx'),
    },
    {
      ...page,
      path: '/personality-reports',
      title: 'Personality reports',
      lazy: () => import('./reports/ReportsPage.tsx'),
    },
  ],
  profileRow: () => import('./row/ProfileRow.tsx'),
  actKinds: () => import('./act-kinds.ts'),
  hubCards: { quiz: () => import('./QuizHubCard.tsx') },
  suggestions: () => import('./suggestions.ts'),
}
