import type { WebFeature, WebPage } from '#platform/web/feature.ts'

const page = { layout: 'app', access: 'signed-in', area: 'mind' } as const satisfies Partial<WebPage>

export const brainHealthWeb: WebFeature = {
  id: 'brain-health',
  pages: [
    {
      ...page,
      path: '/brain-health',
      title: 'Brain health',
      offline: true,
      lazy: () => import('./home/HomePage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.home) : undefined,
    },
    {
      ...page,
      path: '/brain-health/factors',
      title: 'Fourteen factors',
      offline: true,
      lazy: () => import('./factors/FactorsPage.tsx'),
    },
    {
      ...page,
      path: '/brain-health/essentials',
      title: 'Life’s Essential 8',
      offline: true,
      lazy: () => import('./essentials/EssentialsPage.tsx'),
    },
    {
      ...page,
      path: '/brain-health/checks',
      title: 'Hearing and sight',
      offline: true,
      lazy: () => import('./checks/ChecksPage.tsx'),
    },
    {
      ...page,
      path: '/brain-health/articles',
      title: 'Reading about the brain',
      offline: true,
      lazy: () => import('./articles/ArticlesPage.tsx'),
    },
    {
      ...page,
      path: '/brain-health/articles/:slug',
      title: 'An article',
      offline: true,
      lazy: () => import('./articles/ArticlePage.tsx'),
    },
  ],
  commands: () => import('./commands.ts'),
  mindLinks: () => import('./mind-links.ts'),
}
