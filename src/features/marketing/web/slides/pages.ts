import type { WebPage } from '#platform/web/feature.ts'

/** Their addresses contain the product's name, as specified. They have no layout except the bar for signed-in people. */
export const presentationPages: readonly WebPage[] = [
  {
    path: '/fernwell-investor',
    layout: 'bare',
    access: 'public',
    area: 'hub',
    title: 'For investors',
    lazy: () => import('./pages/InvestorPage.tsx'),
    meta: () => ({
      description:
        'What Fernwell is, what could be sold, what is not known, and what it does not have: slides in which each number names its source.',
      imageText: 'A wellbeing app that cannot be taken away',
      type: 'website',
      keywords: ['Fernwell', 'investors', 'self-hosted wellbeing', 'presentation'],
    }),
  },
  {
    path: '/fernwell-technical',
    layout: 'bare',
    access: 'public',
    area: 'hub',
    title: 'How it is built',
    lazy: () => import('./pages/TechnicalPage.tsx'),
    meta: () => ({
      description:
        'How Fernwell is built: architecture drawn from the code at each build, measured figures with their machine and date, and what is missing.',
      imageText: 'One process, in your own house',
      type: 'website',
      keywords: ['Fernwell', 'architecture', 'TypeScript', 'self-hosted', 'PostgreSQL', 'presentation'],
    }),
  },
]
