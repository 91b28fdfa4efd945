import type { WebPage } from '#platform/web/feature.ts'

export const howPage: WebPage = {
  path: '/how-it-works',
  inGerman: true,
  layout: 'marketing',
  access: 'public',
  area: 'hub',
  title: 'How it works',
  hidesBar: true,
  lazy: () => import('./HowItWorksPage.tsx'),
  meta: () => ({
    description:
      'One day with Fernwell, morning to night, with small screens that you can try: habits, a game, a training, a journal page, the sea, and where the data goes.',
    imageText: 'One day with Fernwell',
    type: 'website',
    keywords: ['wellbeing app', 'habits', 'journal', 'training log', 'meditation', 'self-hosted', 'where data goes'],
  }),
}
