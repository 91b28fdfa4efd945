import type { WebPage } from '#platform/web/feature.ts'

export const reviewsPage: WebPage = {
  path: '/reviews',
  layout: 'marketing',
  access: 'public',
  area: 'garden',
  title: 'Reviews',
  hidesBar: true,
  lazy: () => import('./ReviewsPage.tsx'),
  meta: () => ({
    description:
      'What people of this installation of Fernwell wrote about it and agreed to show. No invented people, and an average only from five reviews on.',
    imageText: 'What people here say of it',
    type: 'website',
    keywords: ['reviews', 'wellbeing app', 'self-hosted', 'honest reviews'],
  }),
}
