import type { WebFeature } from '#platform/web/feature.ts'

export const careWeb: WebFeature = {
  id: 'care',
  commands: () => import('./commands.ts'),
  profileRow: () => import('./ProfileRow.tsx'),
  settings: () => import('./HelpSetting.tsx'),
  pages: [
    {
      path: '/get-help',
      layout: 'app',
      access: 'signed-in',
      area: 'profile',
      title: 'Get help now',
      offline: true,
      lazy: () => import('./GetHelpPage.tsx'),
    },
  ],
}
