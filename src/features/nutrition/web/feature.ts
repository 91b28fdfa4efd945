import type { WebFeature, WebPage } from '#platform/web/feature.ts'

const page = { layout: 'app', access: 'signed-in', area: 'body' } as const satisfies Partial<WebPage>

export const nutritionWeb: WebFeature = {
  id: 'nutrition',
  pages: [
    {
      ...page,
      path: '/nutrition-analytics',
      title: 'Food',
      offline: true,
      lazy: () => import('./diary/DiaryPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./diary/DiaryOutline.tsx') : undefined,
    },
  ],
  commands: () => import('./commands.ts'),
  actKinds: () => import('./act-kinds.ts'),
  hubCards: { today: () => import('./TodayHubCard.tsx') },
  keepAhead: () => import('./keep-ahead.ts'),
}
