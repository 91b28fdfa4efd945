import type { WebFeature } from '#platform/web/feature.ts'

export const deviceCheckWeb: WebFeature = {
  id: 'device-check',
  commands: () => import('./commands.ts'),
  pages: [
    {
      path: '/ios-test',
      layout: 'app',
      access: 'public',
      area: 'profile',
      title: 'Device check',
      lazy: () => import('./DeviceCheckPage.tsx'),
    },
  ],
}
