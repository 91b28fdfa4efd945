import type { WebFeature } from '#platform/web/feature.ts'

export const gardenWeb: WebFeature = {
  id: 'garden',
  commands: () => import('./commands.ts'),
  companionTools: () => import('./companion-tools.ts'),
  pages: [
    {
      path: '/my-garden',
      layout: 'app',
      access: 'signed-in',
      area: 'garden',
      title: 'Garden',
      offline: true,
      lazy: () => import('./GardenPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.garden) : undefined,
    },
  ],
  keepAhead: () => import('./keep-ahead.ts'),
  profileRow: () => import('./row/ProfileRow.tsx'),
  suggestions: () => import('./suggestions.ts'),
  hubCards: { glimpse: () => import('./GardenHubCard.tsx') },
}
