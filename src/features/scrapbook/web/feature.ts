import type { WebFeature, WebPage } from '#platform/web/feature.ts'

const online = { layout: 'app', access: 'signed-in', area: 'journal' } as const satisfies Partial<WebPage>
const page = { ...online, offline: true } as const satisfies Partial<WebPage>

export const scrapbookWeb: WebFeature = {
  id: 'scrapbook',
  pages: [
    {
      ...page,
      path: '/my-scrapbook',
      title: 'Scrapbook',
      lazy: () => import('./home/ScrapbookPage.tsx'),
      outline: import.meta.env.SSR ? () => import('./outlines.tsx').then((file) => file.scrapbook) : undefined,
    },
    { ...page, path: '/my-scrapbook/books/:book', title: 'A scrapbook', lazy: () => import('./book/BookPage.tsx') },
    { ...page, path: '/my-scrapbook/pages/:page', title: 'A page', lazy: () => import('./editor/EditorPage.tsx') },
    // Public: anyone who has a link can open it.
    {
      ...online,
      access: 'public',
      path: '/shared-scrapbook/:token',
      title: 'A scrapbook',
      lazy: () => import('./shared/SharedBookPage.tsx'),
    },
  ],
  actKinds: () => import('./act-kinds.ts'),
  commands: () => import('./commands.ts'),
  hubCards: { page: () => import('./hub/PageHubCard.tsx') },
  profileRow: () => import('./row/ProfileRow.tsx'),
}
