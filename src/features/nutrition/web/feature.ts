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
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.diary) : undefined,
    },
    { ...page, path: '/nutrition-analytics/foods', title: 'Foods', offline: true, lazy: () => import('./foods/FoodsPage.tsx') },
    { ...page, path: '/nutrition-analytics/recipes', title: 'Recipes', offline: true, lazy: () => import('./recipes/RecipesPage.tsx') },
    { ...page, path: '/nutrition-analytics/plan', title: 'Week plan', offline: true, lazy: () => import('./plan/PlanPage.tsx') },
    {
      ...page,
      path: '/nutrition-analytics/shopping',
      title: 'Shopping list',
      offline: true,
      lazy: () => import('./shopping/ShoppingPage.tsx'),
    },
    {
      ...page,
      path: '/nutrition-analytics/list/:token',
      title: 'Shared shopping list',
      offline: true,
      lazy: () => import('./shopping/SharedListPage.tsx'),
    },
    { ...page, path: '/nutrition-analytics/energy', title: 'Energy and goals', lazy: () => import('./energy/EnergyPage.tsx') },
    { ...page, path: '/nutrition-analytics/needs', title: 'Nutrient needs', lazy: () => import('./needs/NeedsPage.tsx') },
    { ...page, path: '/nutrition-analytics/trends', title: 'Food over time', lazy: () => import('./trends/TrendsPage.tsx') },
    { ...page, path: '/nutrition-analytics/fasting', title: 'Fasting', offline: true, lazy: () => import('./fasting/FastingPage.tsx') },
    {
      ...page,
      path: '/nutrition-analytics/transfer',
      title: 'Food: import and export',
      lazy: () => import('./transfer/TransferPage.tsx'),
    },
  ],
  commands: () => import('./commands.ts'),
  companionTools: () => import('./companion-tools.ts'),
  actKinds: () => import('./act-kinds.ts'),
  profileRow: () => import('./row/ProfileRow.tsx'),
  bodyRow: () => import('./row/BodyRow.tsx'),
  hubCards: { today: () => import('./TodayHubCard.tsx') },
  settings: () => import('./transfer/TransferSetting.tsx'),
  keepAhead: () => import('./keep-ahead.ts'),
}
