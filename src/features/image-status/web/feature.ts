import type { WebFeature } from '#platform/web/feature.ts'

export const imageStatusWeb: WebFeature = {
  id: 'image-status',
  pages: [
    {
      path: '/image-status',
      layout: 'app',
      access: 'signed-in',
      area: 'profile',
      title: 'In progress',
      lazy: () => import('./ImageStatusPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.imageStatus) : undefined,
    },
  ],
  commands: () => import('./commands.ts'),
  profileRow: () => import('./ProfileRow.tsx'),
}
