import type { WebFeature } from '#platform/web/feature.ts'

export const meditationsWeb: WebFeature = {
  id: 'meditations',
  pages: [
    {
      path: '/personal-meditations-customized',
      layout: 'app',
      access: 'signed-in',
      area: 'soul',
      title: 'Your meditations',
      lazy: () => import('./MeditationsPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.meditations) : undefined,
    },
  ],
  commands: () => import('./commands.ts'),
  soulLinks: () => import('./soul-links.ts'),
  adminSection: () => import('./admin/AdminSection.tsx'),
  playback: { customMeditation: () => import('./playback.ts').then(({ meditationPlayback }) => meditationPlayback) },
}
