import type { WebPage } from '#platform/web/feature.ts'

export const aboutPage: WebPage = {
  path: '/about',
  inGerman: true,
  layout: 'marketing',
  access: 'public',
  area: 'hub',
  title: 'About',
  hidesBar: true,
  lazy: () => import('./AboutPage.tsx'),
  meta: () => ({
    description:
      'What Fernwell is, what it believes about privacy, honesty and calm, what it is not, and how it is made: by rules that can be read.',
    imageText: 'A quiet place that is yours',
    type: 'website',
    keywords: ['self-hosted', 'wellbeing app', 'private', 'no clinician', 'calm software'],
  }),
}
