import type { WebFeature } from '#platform/web/feature.ts'

export const mindWeb: WebFeature = {
  id: 'mind',
  pages: [
    {
      path: '/brain-forest',
      layout: 'app',
      access: 'signed-in',
      area: 'mind',
      title: 'Brain forest',
      offline: true,
      lazy: () => import('./home/HomePage.tsx'),
      outline: import.meta.env.SSR ? () => import('./home/HomeOutline.tsx') : undefined,
    },
    {
      path: '/brain-forest/history',
      layout: 'app',
      access: 'signed-in',
      area: 'mind',
      title: 'History of games',
      offline: true,
      lazy: () => import('./history/HistoryPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./history/HistoryOutline.tsx') : undefined,
    },
    {
      path: '/brain-forest/play/:game',
      layout: 'app',
      access: 'signed-in',
      area: 'mind',
      title: 'A game',
      offline: true,
      lazy: () => import('./play/PlayPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./play/PlayOutline.tsx') : undefined,
    },
  ],
  commands: () => import('./commands.ts'),
  companionTools: () => import('./companion-tools.ts'),
  actKinds: () => import('./act-kinds.ts'),
  suggestions: () => import('./suggestions.ts'),
  hubCards: { round: () => import('./RoundHubCard.tsx') },
}
