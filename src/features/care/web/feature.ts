import type { WebFeature } from '#platform/web/feature.ts'

export const careWeb: WebFeature = {
  id: 'care',
  commands: () => import('./commands.ts'),
  companionTools: () => import('./companion-tools.ts'),
  profileRow: () => import('./ProfileRow.tsx'),
  settings: () => import('./HelpSetting.tsx'),
  pages: [
    {
      // A person who looks for help has no time to sign in.
      path: '/get-help',
      layout: 'app',
      access: 'public',
      area: 'profile',
      title: 'Get help now',
      offline: true,
      lazy: () => import('./GetHelpPage.tsx'),
    },
  ],
}
