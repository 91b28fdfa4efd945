import type { WebFeature, WebPage } from '#platform/web/feature.ts'

const page = { layout: 'app', access: 'signed-in', area: 'body' } as const satisfies Partial<WebPage>

export const measurementsWeb: WebFeature = {
  id: 'measurements',
  pages: [
    {
      ...page,
      path: '/measurements',
      title: 'Measurements',
      offline: true,
      lazy: () => import('./MeasurementsPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.measurements) : undefined,
    },
    { ...page, path: '/measurements/photos', title: 'Photos side by side', lazy: () => import('./photos/PhotosPage.tsx') },
  ],
  commands: () => import('./commands.ts'),
  companionTools: () => import('./companion-tools.ts'),
  profileRow: () => import('./row/ProfileRow.tsx'),
  bodyRow: () => import('./row/BodyRow.tsx'),
  keepAhead: () => import('./keep-ahead.ts'),
}
