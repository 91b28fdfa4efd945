import type { WebPage } from '#platform/web/feature.ts'

const page = { layout: 'app', access: 'signed-in', area: 'body' } as const satisfies Partial<WebPage>

/** Places to train at, and exercises. */
export const libraryPages: readonly WebPage[] = [
  {
    ...page,
    path: '/gym-ai/gyms',
    title: 'Where you train',
    offline: true,
    lazy: () => import('./gyms/GymsPage.tsx'),
    outline: import.meta.env.SSR ? () => import('./gyms/GymsOutline.tsx') : undefined,
  },
]
