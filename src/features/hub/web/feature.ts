import type { WebFeature } from '#platform/web/feature.ts'

export const hubWeb: WebFeature = {
  id: 'hub',
  commands: () => import('./commands.ts'),
  pages: [
    {
      path: '/hub',
      layout: 'app',
      access: 'signed-in',
      area: 'hub',
      title: 'Hub',
      offline: true,
      lazy: () => import('./HubPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.hub) : undefined,
    },
  ],
}
