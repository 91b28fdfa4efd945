import type { WebFeature } from '#platform/web/feature.ts'

export const discoverWeb: WebFeature = {
  id: 'discover',
  pages: [
    {
      path: '/discover',
      layout: 'app',
      access: 'signed-in',
      area: 'soul',
      title: 'Discover',
      lazy: () => import('./DiscoverPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.discover) : undefined,
    },
    {
      path: '/discover/course/:id',
      layout: 'app',
      access: 'signed-in',
      area: 'soul',
      title: 'Course',
      lazy: () => import('./CoursePage.tsx'),
    },
  ],
  commands: () => import('./commands.ts'),
  soulLinks: () => import('./soul-links.ts'),
}
