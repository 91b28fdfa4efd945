import type { WebFeature, WebPage } from '#platform/web/feature.ts'

const page = { layout: 'app', access: 'signed-in', area: 'mind' } as const satisfies Partial<WebPage>

export const mindWeb: WebFeature = {
  id: 'mind',
  pages: [
    {
      ...page,
      path: '/brain-forest',
      title: 'Brain forest',
      offline: true,
      lazy: () => import('./home/HomePage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.home) : undefined,
    },
    {
      ...page,
      path: '/brain-forest/history',
      title: 'History of games',
      offline: true,
      lazy: () => import('./history/HistoryPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.history) : undefined,
    },
    {
      ...page,
      path: '/brain-forest/play/:game',
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
