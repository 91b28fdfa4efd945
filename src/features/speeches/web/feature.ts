import type { WebFeature } from '#platform/web/feature.ts'

export const speechesWeb: WebFeature = {
  id: 'speeches',
  pages: [
    {
      path: '/motivational-speeches',
      layout: 'app',
      access: 'signed-in',
      area: 'soul',
      title: 'Speeches',
      lazy: () => import('./SpeechesPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.speeches) : undefined,
    },
  ],
  commands: () => import('./commands.ts'),
  soulLinks: () => import('./soul-links.ts'),
}
