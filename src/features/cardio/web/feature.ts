import type { WebFeature, WebPage } from '#platform/web/feature.ts'

const page = { layout: 'app', access: 'signed-in', area: 'body' } as const satisfies Partial<WebPage>

export const cardioWeb: WebFeature = {
  id: 'cardio',
  pages: [
    {
      ...page,
      path: '/gym-ai/cardio',
      title: 'Cardio',
      offline: true,
      lazy: () => import('./home/CardioPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.cardio) : undefined,
    },
    { ...page, path: '/gym-ai/cardio/intervals', title: 'Intervals', offline: true, lazy: () => import('./intervals/IntervalsPage.tsx') },
    { ...page, path: '/gym-ai/cardio/import', title: 'Import recordings', lazy: () => import('./transfer/TransferPage.tsx') },
    {
      ...page,
      path: '/gym-ai/cardio/:id',
      title: 'Cardio session',
      lazy: () => import('./session/SessionPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.session) : undefined,
    },
  ],
  commands: () => import('./commands.ts'),
  companionTools: () => import('./companion-tools.ts'),
  actKinds: () => import('./act-kinds.ts'),
  bodyRow: () => import('./row/BodyRow.tsx'),
  settings: () => import('./transfer/TransferSetting.tsx'),
  keepAhead: () => import('./keep-ahead.ts'),
}
