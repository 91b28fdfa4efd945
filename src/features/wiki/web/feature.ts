import type { WebFeature, WebPage } from '#platform/web/feature.ts'

const page = { layout: 'app', access: 'signed-in', area: 'mind', offline: true } as const satisfies Partial<WebPage>

export const wikiWeb: WebFeature = {
  id: 'wiki',
  pages: [
    {
      ...page,
      path: '/brain-forest/infinite-wiki',
      title: 'Infinite wiki',
      lazy: () => import('./home/HomePage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.home) : undefined,
    },
    {
      ...page,
      path: '/brain-forest/infinite-wiki/:word',
      title: 'A word',
      lazy: () => import('./word/WordPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.word) : undefined,
    },
    {
      ...page,
      path: '/brain-forest/trails/:id',
      title: 'A trail',
      lazy: () => import('./trail/TrailPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.trail) : undefined,
    },
    {
      ...page,
      path: '/brain-forest/vocabulary',
      title: 'Vocabulary',
      lazy: () => import('./words/VocabularyPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.vocabulary) : undefined,
    },
  ],
  commands: () => import('./commands.ts'),
  actKinds: () => import('./act-kinds.ts'),
  mindLinks: () => import('./mind-links.ts'),
}
