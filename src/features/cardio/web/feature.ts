import type { WebFeature } from '#platform/web/feature.ts'

export const cardioWeb: WebFeature = {
  id: 'cardio',
  pages: [
    {
      path: '/cardio',
      layout: 'app',
      access: 'signed-in',
      area: 'mind',
      title: 'Cardio',
      lazy: () => import('./CardioPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./CardioOutline.tsx') : undefined,
    },
  ],
  commands: () => import('./commands.ts'),
  actKinds: () => import('./act-kinds.ts'),
  hubCards: { newest: () => import('./NewestHubCard.tsx') },
}
