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
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.home) : undefined,
    },
    {
      path: '/brain-forest/history',
      layout: 'app',
      access: 'signed-in',
      area: 'mind',
      title: 'History of games',
      offline: true,
      lazy: () => import('./history/HistoryPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.history) : undefined,
    },
    {
      path: '/brain-forest/play/:game',
      layout: 'app',
      access: 'signed-in',
      area: 'mind',
      title: 'A game',
      offline: true,
      lazy: () => import('./play/PlayPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.play) : undefined,
    },
  ],
  commands: () => import('./commands.ts'),
  companionTools: () => import('./companion-tools.ts'),
  actKinds: () => import('./act-kinds.ts'),
  suggestions: () => import('./suggestions.ts'),
  hubCards: { round: () => import('./RoundHubCard.tsx') },
}
