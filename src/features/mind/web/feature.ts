import type { WebFeature } from '#platform/web/feature.ts'

export const mindWeb: WebFeature = {
  id: 'mind',
  pages: [
    {
      path: '/mind',
      layout: 'app',
      access: 'signed-in',
      area: 'mind',
      title: 'Mind',
      lazy: () => import('./MindPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./MindOutline.tsx') : undefined,
    },
  ],
  commands: () => import('./commands.ts'),
  actKinds: () => import('./act-kinds.ts'),
  hubCards: { newest: () => import('./NewestHubCard.tsx') },
}
