import type { WebFeature, WebPage } from '#platform/web/feature.ts'

const online = { layout: 'app', access: 'signed-in', area: 'body' } as const satisfies Partial<WebPage>
const page = { ...online, offline: true } as const satisfies Partial<WebPage>

export const workoutsWeb: WebFeature = {
  id: 'workouts',
  pages: [
    {
      ...page,
      path: '/gym-ai',
      title: 'Body',
      lazy: () => import('./home/HomePage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.home) : undefined,
    },
    {
      ...page,
      path: '/workout-generator',
      title: 'Make a plan',
      lazy: () => import('./generator/GeneratorPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.generator) : undefined,
    },
    {
      ...page,
      path: '/workout-plan/:id',
      title: 'Plan',
      lazy: () => import('./plan/PlanPage.tsx'),
    },
    {
      ...page,
      path: '/workout-session/:id',
      title: 'Training',
      lazy: () => import('./session/SessionPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.session) : undefined,
    },
    {
      ...page,
      path: '/gym-ai/gyms',
      title: 'Where you train',
      lazy: () => import('./gyms/GymsPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.gyms) : undefined,
    },
    {
      ...page,
      path: '/gym-ai/exercises',
      title: 'Exercises',
      lazy: () => import('./exercises/ExercisesPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.exercises) : undefined,
    },
    {
      ...page,
      path: '/gym-ai/exercises/:slug',
      title: 'Exercise',
      lazy: () => import('./exercises/ExercisePage.tsx'),
    },
    { ...online, path: '/gym-ai/transfer', title: 'Import and export', lazy: () => import('./transfer/TransferPage.tsx') },
  ],
  commands: () => import('./commands.ts'),
  sendWaiting: async (userId) => (await import('./data/send-session.ts')).sendDeviceSessions(userId),
  companionTools: () => import('./companion-tools.ts'),
  actKinds: () => import('./act-kinds.ts'),
  hubCards: { next: () => import('./TrainingHubCard.tsx') },
  suggestions: () => import('./suggestions.ts'),
  settings: () => import('./transfer/TransferSetting.tsx'),
  keepAhead: () => import('./keep-ahead.ts'),
}
