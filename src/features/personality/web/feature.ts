import type { WebFeature } from '#platform/web/feature.ts'

export const personalityWeb: WebFeature = {
  id: 'personality',
  commands: () => import('./commands.ts'),
  pages: [
    {
      path: '/personality-quiz',
      layout: 'app',
      access: 'signed-in',
      area: 'mind',
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
      path: '/personality-reports',
      layout: 'app',
      access: 'signed-in',
      area: 'mind',
      title: 'Personality reports',
      lazy: () => import('./reports/ReportsPage.tsx'),
    },
  ],
  profileRow: () => import('./row/ProfileRow.tsx'),
  actKinds: () => import('./act-kinds.ts'),
  hubCards: { quiz: () => import('./QuizHubCard.tsx') },
  suggestions: () => import('./suggestions.ts'),
}
