import type { WebFeature, WebPage } from '#platform/web/feature.ts'

const page = { layout: 'app', access: 'signed-in', area: 'soul' } as const satisfies Partial<WebPage>

export const discoverWeb: WebFeature = {
  id: 'discover',
  pages: [
    {
      ...page,
      path: '/discover',
      title: 'Discover',
      lazy: () => import('./DiscoverPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.discover) : undefined,
    },
    {
      ...page,
      path: '/discover/course/:id',
      title: 'Course',
      lazy: () => import('./CoursePage.tsx'),
    },
  ],
  commands: () => import('./commands.ts'),
  soulLinks: () => import('./soul-links.ts'),
}
