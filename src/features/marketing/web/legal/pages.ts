import type { WebPage } from '#platform/web/feature.ts'

export const legalPages: readonly WebPage[] = [
  {
    path: '/privacy',
    inGerman: true,
    layout: 'marketing',
    access: 'public',
    area: 'profile',
    title: 'Privacy',
    hidesBar: true,
    lazy: () => import('./PrivacyPage.tsx'),
    meta: () => ({
      description:
        'What this self-hosted app stores about you, where and for how long, which cookies there are, what leaves the machine and when, and how you erase it.',
      imageText: 'What is stored, and who can read it',
      type: 'website',
      keywords: ['privacy', 'self-hosted', 'cookies', 'data export', 'erase account'],
    }),
  },
  {
    path: '/terms',
    inGerman: true,
    layout: 'marketing',
    access: 'public',
    area: 'profile',
    title: 'Terms',
    hidesBar: true,
    lazy: () => import('./TermsPage.tsx'),
    meta: () => ({
      description: 'The promises of this installation of Fernwell, their limits, and your part. Your writing stays yours.',
      imageText: 'What you can expect, and what not',
      type: 'website',
      keywords: ['terms of use', 'self-hosted', 'no clinician', 'your content', 'wellbeing app'],
    }),
  },
]
