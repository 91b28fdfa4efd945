import type { WebFeature, WebPage } from '#platform/web/feature.ts'

const page = { layout: 'app', access: 'signed-in', area: 'body' } as const satisfies Partial<WebPage>

export const workoutsWeb: WebFeature = {
  id: 'workouts',
  pages: [
    {
      ...page,
      path: '/gym-ai/gyms',
      title: 'Where you train',
      offline: true,
      lazy: () => import('./gyms/GymsPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./gyms/GymsOutline.tsx') : undefined,
    },
    {
      ...page,
      path: '/gym-ai/exercises',
      title: 'Exercises',
      offline: true,
      lazy: () => import('./exercises/ExercisesPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./exercises/ExercisesOutline.tsx') : undefined,
    },
    {
      ...page,
      path: '/gym-ai/exercises/:slug',
      title: 'Exercise',
      offline: true,
      lazy: () => import('./exercises/ExercisePage.tsx'),
    },
  ],
  commands: () => import('./commands.ts'),
}
